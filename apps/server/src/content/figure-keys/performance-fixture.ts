// What the key of an item says, worked out from its figure: words that the right option has and no other one.
import { MASS_AND_BALANCE_KEYS } from "./mass-and-balance-fixture.ts";
import {
  altitudeFor,
  clearance,
  climbAt,
  cornerAt,
  cornerOf,
  declared,
  driftAt,
  goAt,
  greatestV1,
  laneOf,
  lastWhere,
  leastV1,
  lengthLetter,
  letterOfMost,
  letterWhere,
  levelStart,
  limitAt,
  lineOf,
  lowestLimit,
  near,
  netHeight,
  obstacleOf,
  payloadAt,
  peakClearance,
  peakOf,
  placeLetter,
  pointOf,
  powerAvailable,
  powerRequired,
  stopAt,
  tooClose,
  truths,
  unit,
  watAt,
  within,
} from "./performance-readers-fixture.ts";
import { type Figure, crosswind, headwind, kt, m, n } from "./readers-fixture.ts";

export const PERFORMANCE_KEYS: Readonly<Record<string, (f: Figure) => string>> = {
  ...MASS_AND_BALANCE_KEYS,
  "atpl-performance-fig-011": (f) => unit(climbAt(f, 2, 6), "ft/min"),
  "atpl-performance-fig-012": (f) => `${near(altitudeFor(f, 2, 100), 100)} ft`,
  "atpl-performance-fig-013": (f) => unit(4000 / ((climbAt(f, 1, 2) + climbAt(f, 1, 6)) / 2), "min", 1),
  "atpl-performance-fig-014": (f) => unit(climbAt(f, 2, 6) - 0.5, "%", 1),
  "atpl-performance-fig-015": (f) => `${near(altitudeFor(f, 1, 300), 100)} ft`,
  "atpl-performance-fig-016": (f) => unit(climbAt(f, 1, 8) - climbAt(f, 2, 8), "ft/min"),
  "atpl-performance-fig-017": (f) => unit((climbAt(f, 1, 4) / (120 * 101.3)) * 100, "%", 1),
  "atpl-performance-fig-018": (f) => `${near(altitudeFor(f, 2, 4), 100)} ft`,
  "atpl-performance-fig-019": (f) => unit((climbAt(f, 1, 6) + climbAt(f, 2, 6)) / 2, "ft/min"),
  "atpl-performance-fig-020": (f) => `${near(altitudeFor(f, 2, 0.75), 100) - 1500} ft`,
  "atpl-performance-fig-021": (f) => unit(watAt(f, 2000, 36), "t", 1),
  "atpl-performance-fig-022": (f) => unit(watAt(f, 3000, 30), "t", 1),
  "atpl-performance-fig-023": (f) => `${lastWhere((one) => watAt(f, 2000, one) >= 58)} °C`,
  "atpl-performance-fig-024": (f) => `${lastWhere((one) => watAt(f, 4000, one) === watAt(f, 4000, 0))} °C`,
  "atpl-performance-fig-025": (f) =>
    unit(n(pointOf(f, "A"), "mass") - watAt(f, 2000, n(pointOf(f, "A"), "temperature")), "t", 1),
  "atpl-performance-fig-026": (f) => unit(watAt(f, 1460 + 20 * 27, 30), "t", 1),
  "atpl-performance-fig-027": (f) => unit(watAt(f, 0, 20) - watAt(f, 0, 40), "t", 1),
  "atpl-performance-fig-028": (f) => within(f, [0, 4000]),
  "atpl-performance-fig-029": (f) =>
    ({ field: "Field", climb: "Climb", structure: "structure", tyre: "tyres" })[lowestLimit(f, 40).limit] ??
    "?",
  "atpl-performance-fig-030": (f) => unit(lowestLimit(f, 20).mass, "t", 1),
  "atpl-performance-fig-031": (f) =>
    `${lastWhere((one) => limitAt(f, "climb", one) >= Math.min(limitAt(f, "structure", one), limitAt(f, "field", one)))} °C`,
  "atpl-performance-fig-032": (f) => lineOf(f, "structure"),
  "atpl-performance-fig-033": (f) =>
    unit(
      Math.min(limitAt(f, "field", 30) + 3, limitAt(f, "climb", 30), limitAt(f, "structure", 30)) -
        lowestLimit(f, 30).mass,
      "t",
      1,
    ),
  "atpl-performance-fig-034": (f) => unit(Math.min(lowestLimit(f, 35).mass, 54 + 7), "t", 1),
  "atpl-performance-fig-035": (f) => {
    const is = (temperature: number, limit: string) => lowestLimit(f, temperature).limit === limit;
    return truths(
      is(10, "structure"),
      is(40, "obstacle"),
      is(50, "climb"),
      [0, 10, 20, 30, 40, 50].every((one) => !is(one, "field")),
    );
  },
  "atpl-performance-fig-036": (f) =>
    unit(Math.min(limitAt(f, "field", 20) + 3, limitAt(f, "climb", 20) - 3), "t", 1),
  "atpl-performance-fig-037": (f) => `${n(f, "balanced")} kt and ${n(f, "distance")} m`,
  "atpl-performance-fig-038": (f) =>
    `${Math.round(Math.max(leastV1(f), n(f, "vmcg")))} to ${Math.round(greatestV1(f))} kt`,
  "atpl-performance-fig-039": (f) =>
    greatestV1(f) < leastV1(f) ? "None" : `${Math.round(greatestV1(f))} kt`,
  "atpl-performance-fig-040": (f) => `${near(goAt(f, 120) - stopAt(f, 120), 10)} m`,
  "atpl-performance-fig-041": (f) => {
    const words = (by: number) => `${Math.abs(near(by, 10))} m ${by > 0 ? "more" : "less"}`;
    return `Stop ${words(stopAt(f, 140) - stopAt(f, 130))}, take-off ${words(goAt(f, 140) - goAt(f, 130))}`;
  },
  "atpl-performance-fig-042": (f) =>
    stopAt(f, 138) > n(f, "asda") ? `some ${near(stopAt(f, 138) - n(f, "asda"), 10)} m beyond` : "before",
  "atpl-performance-fig-043": (f) => kt(Math.min(greatestV1(f), n(f, "vr"))),
  "atpl-performance-fig-044": (f) => {
    const v1 = near(
      lastWhere((one) => goAt(f, one) >= stopAt(f, one) + 450),
      10,
    );
    return `${v1} kt and ${near(goAt(f, v1), 20)} m`;
  },
  "atpl-performance-fig-045": (f) => placeLetter(f, "gear"),
  "atpl-performance-fig-046": (f) => placeLetter(f, "second"),
  "atpl-performance-fig-047": (f) => laneOf(f, "gear"),
  "atpl-performance-fig-048": (f) => laneOf(f, "clean"),
  "atpl-performance-fig-049": (f) => placeLetter(f, "screen"),
  "atpl-performance-fig-050": (f) =>
    `${placeLetter(f, "second") === "A" ? "2.4" : "1.2"} % at A and ${placeLetter(f, "fourth") === "B" ? "1.2" : "2.4"} % at B`,
  "atpl-performance-fig-051": (f) => {
    if (placeLetter(f, "level") === "A") return "400 ft";
    return placeLetter(f, "screen") === "A" ? "35 ft" : "?";
  },
  "atpl-performance-fig-052": (f) => unit(((n(f, "level") - 35) / (levelStart(f) * 3281)) * 100, "%", 1),
  "atpl-performance-fig-053": (f) =>
    `By ${near(clearance(f, "A"), 10)} ft, ${clearance(f, "A") >= 35 ? "enough" : "too little"}`,
  "atpl-performance-fig-054": (f) => tooClose(f, 35),
  "atpl-performance-fig-055": (f) => `${obstacleOf(f, "A").height + 35} ft`,
  "atpl-performance-fig-056": (f) => unit(n(f, "levelLength"), "km", 1),
  "atpl-performance-fig-057": (f) =>
    unit(((netHeight(f, 5) - netHeight(f, 0)) / (5 * 3281)) * 100 + 0.8, "%", 1),
  "atpl-performance-fig-058": (f) =>
    unit((obstacleOf(f, "A").height / (obstacleOf(f, "A").km * 3281)) * 100, "%", 1),
  "atpl-performance-fig-059": (f) => `${Math.round(lastWhere((km) => netHeight(f, km) < 1000) + 0.5)} km`,
  "atpl-performance-fig-060": (f) =>
    truths(
      Math.round(levelStart(f)) === 10,
      n(f, "level") === 700,
      clearance(f, "A") >= 100,
      clearance(f, "B") >= 35,
    ),
  "atpl-performance-fig-061": (f) => `${near(peakClearance(f, "A"), 1000)} ft`,
  "atpl-performance-fig-062": (f) =>
    letterWhere(f, "peaks", (one) => driftAt(f, n(one, "place")) - 1000 * n(one, "height") < 2000),
  "atpl-performance-fig-063": (f) => {
    if (peakClearance(f, "A") >= 2000) return "need not";
    return peakClearance(f, "A", n(f, "second")) >= 2000 ? "Fuel has to be" : "cannot be passed";
  },
  "atpl-performance-fig-064": (f) => `${n(f, "settled") * 1000} ft`,
  "atpl-performance-fig-065": (f) => `${n(f, "settled") * 1000 - 1000} ft`,
  "atpl-performance-fig-066": (f) =>
    `About ${near(lastWhere((mile) => driftAt(f, mile) > 24000) - n(f, "failure"), 5)} NM`,
  "atpl-performance-fig-067": (f) =>
    unit(
      ((n(f, "cruise") * 1000 - driftAt(f, peakOf(f, "A").place)) /
        ((peakOf(f, "A").place - n(f, "failure")) * 6076)) *
        100,
      "%",
      1,
    ),
  "atpl-performance-fig-068": (f) =>
    `${near(driftAt(f, peakOf(f, "A").place - 40) - driftAt(f, peakOf(f, "A").place), 500)} ft`,
  "atpl-performance-fig-069": (f) => unit(payloadAt(f, 3), "t", 1),
  "atpl-performance-fig-070": (f) => letterWhere(f, "points", (one) => cornerAt(f, one) === "second"),
  "atpl-performance-fig-071": (f) => {
    if (cornerOf(f, "A") === "second") return "tanks";
    return cornerOf(f, "A") === "first" && cornerOf(f, "B") === "second" ? "take-off mass" : "zero fuel mass";
  },
  "atpl-performance-fig-072": (f) =>
    cornerOf(f, "A") === "second" && cornerOf(f, "B") === "ferry" ? "the same fuel" : "the same mass",
  "atpl-performance-fig-073": (f) => String(Math.round(payloadAt(f, 4) / 0.1)),
  "atpl-performance-fig-074": (f) => unit(n(f, "most") - payloadAt(f, 3.2), "t", 1),
  "atpl-performance-fig-075": (f) =>
    letterWhere(f, "points", (one) => n(one, "payload") > payloadAt(f, n(one, "range"))),
  "atpl-performance-fig-076": (f) => letterOfMost(f, (speed) => -powerRequired(f, speed)),
  "atpl-performance-fig-077": (f) =>
    `Range ${letterOfMost(f, (speed) => speed / powerRequired(f, speed))}, endurance ${letterOfMost(f, (speed) => -powerRequired(f, speed))}`,
  "atpl-performance-fig-078": (f) =>
    letterOfMost(f, (speed) => powerAvailable(f, speed) - powerRequired(f, speed)),
  "atpl-performance-fig-079": (f) =>
    `${near(((powerAvailable(f, 100) - powerRequired(f, 100)) / 10.8) * 197, 10)} ft/min`,
  "atpl-performance-fig-080": (f) =>
    kt(
      near(
        lastWhere((speed) => powerRequired(f, speed) <= powerAvailable(f, speed)),
        10,
      ),
    ),
  "atpl-performance-fig-081": (f) =>
    powerRequired(f, n(pointOf(f, "A"), "speed") - 5) > powerRequired(f, n(pointOf(f, "A"), "speed"))
      ? "More power and more pitch"
      : "Less power and more pitch",
  "atpl-performance-fig-082": (f) => letterOfMost(f, (speed) => (speed - 40) / powerRequired(f, speed)),
  "atpl-performance-fig-083": (f) => m(declared(f).asda),
  "atpl-performance-fig-084": (f) => lengthLetter(f, "lda"),
  "atpl-performance-fig-085": (f) => m(declared(f).toda),
  "atpl-performance-fig-086": (f) =>
    m(Math.min(declared(f).tora, declared(f).toda / 1.15, declared(f).asda / 1.3)),
  "atpl-performance-fig-087": (f) => m(0.6 * declared(f).lda),
  "atpl-performance-fig-088": (f) => {
    const { tora, asda, toda, lda } = declared(f);
    if (tora === asda && toda > asda && lda < tora) return "TORA and ASDA";
    return tora === lda && asda > tora ? "TORA and LDA" : "?";
  },
  "atpl-performance-fig-089": (f) => m(declared(f).toda - 450),
  "atpl-performance-fig-090": (f) => m((0.7 * declared(f).lda) / 1.15),
  "atpl-performance-fig-091": (f) => `${near(altitudeFor(f, 2, climbAt(f, 1, 9)), 100)} ft`,
  "atpl-performance-fig-092": (f) => `${20 * lastWhere((step) => watAt(f, 20 * step, 30) > 58.99)} ft`,
  "atpl-performance-fig-093": (f) =>
    unit(Math.min(limitAt(f, "field", 30) - 2, limitAt(f, "climb", 30), limitAt(f, "structure", 30)), "t", 1),
  "atpl-performance-fig-094": (f) => `${Math.round(powerAvailable(f, 60) - powerRequired(f, 60))} kW`,
  "atpl-performance-fig-095": (f) => `${Math.round(Math.abs(crosswind(f, 9)) - 15)} kt above`,
  "atpl-performance-fig-096": (f) => (headwind(f, 31) > 0 ? `Headwind of ${kt(headwind(f, 31) / 2)}` : "?"),
  "atpl-performance-fig-097": (f) => m(declared(f).tora / 1.25),
  "atpl-performance-fig-098": (f) =>
    unit(climbAt(f, 1, 8) + 0.4 * (climbAt(f, 2, 8) - climbAt(f, 1, 8)), "%", 1),
  "atpl-performance-fig-099": (f) => unit((levelStart(f) * 365) / (n(f, "level") - 35), "km", 1),
  "atpl-performance-fig-100": (f) => `${100 * lastWhere((step) => payloadAt(f, step / 10) > 15.99)} NM`,
};
