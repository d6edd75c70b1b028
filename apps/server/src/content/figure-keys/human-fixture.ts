// What the key of an item says, worked out from its figure: words that the right option has and no other one.
import {
  feltAt,
  bestAgreement,
  sizeOf,
  usefulAt,
  letterFalling,
  peakOf,
  arousalAt,
  letterOfLeast,
  stopLayer,
  letterOfLayer,
  mismatch,
  hasNotch,
  overLimit,
  lineOf,
  windOfAtis,
  channelOf,
  gustAcross,
  readBack,
  tooLowForVfr,
  spelling,
} from "./human-readers-fixture.ts";
import { type Figure, n, s, list, letterOf } from "./readers-fixture.ts";

export const HUMAN_KEYS: Readonly<Record<string, (f: Figure) => string>> = {
  "atpl-human-performance-fig-001": (f) => letterOf(f, "cornea"),
  "atpl-human-performance-fig-002": (f) => letterOf(f, "fovea"),
  "atpl-human-performance-fig-003": (f) => `${letterOf(f, "lens")}, it has become stiffer`,
  "atpl-human-performance-fig-004": (f) =>
    n(f, "focus") < 0 ? "Short sight, a diverging lens" : "Long sight, a converging lens",
  "atpl-human-performance-fig-005": (f) =>
    s(f, "lens") === "diverging" && n(f, "focus") < 0 ? "They diverge, but too weakly" : "?",
  "atpl-human-performance-fig-006": (f) =>
    `${letterOf(f, "drum")} is pushed in, as ${letterOf(f, "tube")} admits no air`,
  "atpl-human-performance-fig-007": (f) => letterOf(f, "cochlea"),
  "atpl-human-performance-fig-008": (f) => letterOf(f, "loops"),
  "atpl-human-performance-fig-009": (f) => (feltAt(f, 1) < 0.2 ? "Straight flight" : "?"),
  "atpl-human-performance-fig-010": (f) =>
    feltAt(f, 0) > 0.5 ? "Back into the left turn" : feltAt(f, 0) < -0.5 ? "Into a right turn" : "?",
  "atpl-human-performance-fig-011": (f) =>
    sizeOf(f, 1, "width") < sizeOf(f, 0, "width") ? "too low" : "A path that is too high",
  "atpl-human-performance-fig-012": (f) =>
    sizeOf(f, 1, "slope") > 0 ? "upwards" : sizeOf(f, 1, "slope") < 0 ? "downwards" : "?",
  "atpl-human-performance-fig-013": (f) =>
    sizeOf(f, 1, "path") < sizeOf(f, 0, "path") ? "B is below the path" : "?",
  "atpl-human-performance-fig-014": (f) => `${usefulAt(f)} s`,
  "atpl-human-performance-fig-015": (f) => `${usefulAt(f) - 15} s`,
  "atpl-human-performance-fig-016": (f) => (n(f, "shown") === 2 ? "2 is for a sudden loss" : "?"),
  "atpl-human-performance-fig-017": (f) => `At ${String(n(f, "lowest")).padStart(2, "0")}:00`,
  "atpl-human-performance-fig-018": (f) =>
    `From ${["", "one", "two", "three", "four", "five", "six", "seven", "eight"][Math.abs(n(f, "later"))] ?? "?"} time zones further ${n(f, "later") > 0 ? "west" : "east"}`,
  "atpl-human-performance-fig-019": (f) => letterFalling(f),
  "atpl-human-performance-fig-020": (f) => letterOfLeast(f),
  "atpl-human-performance-fig-021": (f) =>
    peakOf(f, 1) < peakOf(f, 0) ? "1 a practised skill" : "1 a complex diagnosis",
  "atpl-human-performance-fig-022": (f) => (arousalAt(f, "D") > peakOf(f, 0) + 20 ? "narrows" : "?"),
  "atpl-human-performance-fig-023": (f) => stopLayer(f),
  "atpl-human-performance-fig-024": (f) => `In ${letterOfLayer(f, "crew")}`,
  "atpl-human-performance-fig-025": (f) => (stopLayer(f) === "none" ? "An accident" : "?"),
  "atpl-human-performance-fig-026": (f) => letterOf(f, "software"),
  "atpl-human-performance-fig-027": (f) => mismatch(f),
  "atpl-human-performance-fig-028": (f) =>
    s(f, "gap") === "liveware" ? "Training in crew resource management" : "?",
  "atpl-human-performance-fig-029": (f) =>
    hasNotch(f, "right") && hasNotch(f, "left") ? "Years of noise" : "?",
  "atpl-human-performance-fig-030": (f) => overLimit(f),
  "ppl-human-performance-fig-001": (f) => letterOf(f, "disc"),
  "ppl-human-performance-fig-002": (f) => letterOf(f, "retina"),
  "ppl-human-performance-fig-003": (f) => letterOf(f, "tube"),
  "ppl-human-performance-fig-004": (f) => `${letterOf(f, "bones")} and ${letterOf(f, "cochlea")}`,
  "ppl-human-performance-fig-005": (f) => bestAgreement(f),
  "ppl-human-performance-fig-006": (f) =>
    feltAt(f, 0) < -0.5 ? "A turn to the left" : feltAt(f, 0) > 0.5 ? "A turn to the right" : "?",
  "ppl-human-performance-fig-007": (f) =>
    sizeOf(f, 1, "width") > sizeOf(f, 0, "width")
      ? "feels too low"
      : "The pilot feels too high and flies too low",
  "ppl-human-performance-fig-008": (f) =>
    sizeOf(f, 1, "slope") < 0 ? "B, it slopes down" : "B, it slopes up",
  "ppl-human-performance-fig-009": (f) =>
    sizeOf(f, 0, "path") > sizeOf(f, 1, "path")
      ? "In A, the runway looks long"
      : "In B, the runway looks long",
  "ppl-human-performance-fig-010": (f) => letterOf(f, "loops"),
  "atpl-communications-fig-001": (f) => `${windOfAtis(f).from}${windOfAtis(f).speed}G${windOfAtis(f).gust}KT`,
  "atpl-communications-fig-002": (f) => gustAcross(f),
  "atpl-communications-fig-003": (f) => readBack(f),
  "atpl-communications-fig-004": (f) =>
    list(f, "lines").some((one) => /FL|NM|FEET|HEADING/.test(String(one)))
      ? "?"
      : "Position, level and heading",
  "atpl-communications-fig-005": (f) => lineOf(f, "MAYDAY"),
  "atpl-communications-fig-006": (f) => (s(f, "mode") === "code" ? "from ON to ALT" : "?"),
  "atpl-communications-fig-007": (f) =>
    `${s(f, "code") === "4217" ? "" : "Set 4217, "}${s(f, "mode") === "altitude" ? "" : "turn to ALT, "}${s(f, "ident") === "lit" ? "" : "press IDENT"}`,
  "atpl-communications-fig-008": (f) =>
    `On ${channelOf(f, n(f, "microphone"), "active")}, and it hears ${n(f, "heard") === 3 ? "both radios" : "that alone"}`,
  "atpl-communications-fig-009": (f) =>
    channelOf(f, 2, "active") === "121.500" && n(f, "heard") === 1 ? "HEAR of COM2" : "?",
  "atpl-communications-fig-010": (f) => lineOf(f, "REPORT"),
  "ppl-communications-fig-011": (f) => (s(f, "mode") === "waiting" ? "No reply" : "?"),
  "ppl-communications-fig-012": (f) =>
    ({ "7600": "lost radio communication", "7700": "an emergency", "7500": "hijacked", "7000": "under VFR" })[
      s(f, "code")
    ] ?? "?",
  "ppl-communications-fig-013": (f) =>
    s(f, "code") === "4127" ? "The code 4127 and" : "other than the one ordered",
  "ppl-communications-fig-014": (f) =>
    channelOf(f, 1, "standby") === "119.305"
      ? "(↔) of COM1"
      : channelOf(f, 2, "standby") === "119.305"
        ? "(↔) of COM2"
        : "?",
  "ppl-communications-fig-015": (f) =>
    n(f, "microphone") === 1 && n(f, "heard") === 2 ? "HEAR is on COM2" : "?",
  "ppl-communications-fig-016": (f) => tooLowForVfr(f),
  "ppl-communications-fig-017": (f) => spelling(s(f, "information")),
  "ppl-communications-fig-018": (f) =>
    ["NOVAK", "D-E", "APRON", "REQUEST"].map((one) => lineOf(f, one)).join(" – "),
  "ppl-communications-fig-019": (f) => lineOf(f, "FORCED"),
  "ppl-communications-fig-020": (f) => `Parts ${lineOf(f, "D-E")} and ${lineOf(f, "RUNWAY")}`,
};
