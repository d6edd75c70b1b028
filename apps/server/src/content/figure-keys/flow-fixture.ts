// What the key of an item says, worked out from its figure: words that the right option has and no other one.
import {
  kn,
  climbDrag,
  turnSays,
  letterNear,
  lettersOf,
  beyondLimits,
  belowCurve,
  speedOf,
  sameRadius,
  lowMach,
  buffetCeiling,
  betweenCurves,
  letterOfWing,
  ratio,
  aspectRatio,
  shockAt,
  panelOrder,
  panelsWithBow,
  isParted,
  stableCurve,
  flatCurve,
  letterOfTrace,
  periodOf,
} from "./flow-readers-fixture.ts";
import { type Figure, n, kt, letterOf } from "./readers-fixture.ts";

export const FLOW_KEYS: Readonly<Record<string, (f: Figure) => string>> = {
  "atpl-principles-of-flight-fig-011": (f) => letterOf(f, "transition"),
  "atpl-principles-of-flight-fig-012": (f) => letterOf(f, "stagnation"),
  "atpl-principles-of-flight-fig-013": (f) =>
    `${letterOf(f, "stagnation")} aft along the lower side, ${letterOf(f, "separation")} forward`,
  "atpl-principles-of-flight-fig-014": (f) =>
    n(f, "separation") < 50 ? "Stalled" : n(f, "separation") === 100 ? "Attached flow" : "?",
  "atpl-principles-of-flight-fig-015": (f) =>
    `From ${letterOf(f, "transition")} to ${letterOf(f, "separation")}`,
  "atpl-principles-of-flight-fig-016": (f) =>
    `${letterOf(f, "transition")} moves forward, the friction drag grows`,
  "atpl-principles-of-flight-fig-017": (f) => kn(climbDrag(f)),
  "atpl-principles-of-flight-fig-018": (f) => (1 / Math.tan((-n(f, "path") * Math.PI) / 180)).toFixed(1),
  "atpl-principles-of-flight-fig-019": (f) => letterOf(f, "along"),
  "atpl-principles-of-flight-fig-020": (f) => kn(n(f, "weight") * Math.cos((n(f, "path") * Math.PI) / 180)),
  "atpl-principles-of-flight-fig-021": (f) =>
    `${((100 * ((n(f, "weight") * n(f, "thrust")) / 200 - climbDrag(f) - 1.2)) / n(f, "weight")).toFixed(1)} %`,
  "atpl-principles-of-flight-fig-022": (f) => turnSays(f),
  "atpl-principles-of-flight-fig-023": (f) => kn(n(f, "weight") / Math.cos((n(f, "bank") * Math.PI) / 180)),
  "atpl-principles-of-flight-fig-024": (f) => letterOf(f, "inward"),
  "atpl-principles-of-flight-fig-025": (f) =>
    `${Math.round(10_000 / (9.81 * Math.tan((n(f, "bank") * Math.PI) / 180)) / 10) * 10} m`,
  "atpl-principles-of-flight-fig-026": (f) =>
    letterNear(f, n(f, "stall") * Math.sqrt(n(f, "most")), n(f, "most")),
  "atpl-principles-of-flight-fig-027": (f) => kt(n(f, "stall") * Math.SQRT2),
  "atpl-principles-of-flight-fig-028": (f) => lettersOf(f, "stalled"),
  "atpl-principles-of-flight-fig-029": (f) => beyondLimits(f),
  "atpl-principles-of-flight-fig-030": (f) => (1 + (n(f, "gust") * 200) / n(f, "cruise")).toFixed(1),
  "atpl-principles-of-flight-fig-031": (f) => (n(f, "gust") > 0 ? "steeper" : "stay as they are"),
  "atpl-principles-of-flight-fig-032": (f) =>
    `−${((-n(f, "least") * (n(f, "dive") - 340)) / (n(f, "dive") - n(f, "cruise"))).toFixed(1)}`,
  "atpl-principles-of-flight-fig-033": (f) =>
    letterOfWing(f, (one) => one.sweep === 0 && one.form === "straight" && one.tip === one.root),
  "atpl-principles-of-flight-fig-034": (f) =>
    letterOfWing(f, (one) => one.sweep > 20 && one.stalled === "tip"),
  "atpl-principles-of-flight-fig-035": (f) => aspectRatio(f).toFixed(1),
  "atpl-principles-of-flight-fig-036": (f) =>
    letterOfWing(f, (one, all) => all.every((other) => ratio(other) <= ratio(one))),
  "atpl-principles-of-flight-fig-037": (f) =>
    letterOfWing(f, (one, all) => all.every((other) => ratio(other) >= ratio(one))),
  "atpl-principles-of-flight-fig-038": (f) =>
    letterOfWing(f, (one, all) => all.every((other) => Math.abs(other.sweep) <= Math.abs(one.sweep))),
  "atpl-principles-of-flight-fig-039": (f) => panelOrder(f),
  "atpl-principles-of-flight-fig-040": (f) => (isParted(f) ? "Buffet" : "?"),
  "atpl-principles-of-flight-fig-041": (f) => letterOf(f, "shock"),
  "atpl-principles-of-flight-fig-042": (f) => `${letterOf(f, "bubble")} and ${letterOf(f, "beneath")}`,
  "atpl-principles-of-flight-fig-043": (f) => panelsWithBow(f),
  "atpl-principles-of-flight-fig-044": (f) =>
    shockAt(f, 1) > shockAt(f, 0) ? "Aft, nose down" : "Forward, nose up",
  "atpl-principles-of-flight-fig-045": (f) => `${n(f, "blade") - n(f, "helix") - 4}°`,
  "atpl-principles-of-flight-fig-046": (f) => letterOfTrace(f, "growing"),
  "atpl-principles-of-flight-fig-047": (f) => (n(f, "helix") > n(f, "blade") ? "windmills" : "?"),
  "atpl-principles-of-flight-fig-048": (f) => `${36 + n(f, "blade") - n(f, "helix")}°`,
  "atpl-principles-of-flight-fig-049": (f) =>
    `${Math.round((Math.acos((n(f, "stall") / 130) ** 2) * 180) / Math.PI)}°`,
  "atpl-principles-of-flight-fig-050": (f) => belowCurve(f),
  "atpl-principles-of-flight-fig-051": (f) => ((150 / n(f, "stall")) ** 2).toFixed(2),
  "atpl-principles-of-flight-fig-052": (f) => ((speedOf(f, 1) / speedOf(f, 0)) ** 2).toFixed(1),
  "atpl-principles-of-flight-fig-053": (f) => kt(speedOf(f, 1)),
  "atpl-principles-of-flight-fig-054": (f) => sameRadius(f),
  "atpl-principles-of-flight-fig-055": (f) => buffetCeiling(f),
  "atpl-principles-of-flight-fig-056": (f) =>
    `${lowMach(f, 380, 1).toFixed(2)} and ${n(f, "mach").toFixed(2)}`,
  "atpl-principles-of-flight-fig-057": (f) => betweenCurves(f),
  "atpl-principles-of-flight-fig-058": (f) => stableCurve(f),
  "atpl-principles-of-flight-fig-059": (f) => periodOf(f),
  "atpl-principles-of-flight-fig-060": (f) => flatCurve(f),
  "ppl-principles-of-flight-fig-011": (f) => letterOf(f, "inward"),
  "ppl-principles-of-flight-fig-012": (f) =>
    n(f, "lift") * Math.cos((n(f, "bank") * Math.PI) / 180) > 105 ? "climbs" : "?",
  "ppl-principles-of-flight-fig-013": (f) => letterOf(f, "along"),
  "ppl-principles-of-flight-fig-014": (f) => `${((n(f, "weight") * n(f, "thrust")) / 100).toFixed(1)} kN`,
  "ppl-principles-of-flight-fig-015": (f) => n(f, "most").toFixed(1),
  "ppl-principles-of-flight-fig-016": (f) => kt(n(f, "stall") * Math.sqrt(n(f, "most"))),
  "ppl-principles-of-flight-fig-017": (f) => lettersOf(f, "overloaded"),
  "ppl-principles-of-flight-fig-018": (f) => kt(n(f, "stall") / Math.sqrt(Math.cos(Math.PI / 3))),
  "ppl-principles-of-flight-fig-019": (f) =>
    `${Math.round((Math.acos((n(f, "stall") / 65) ** 2) * 180) / Math.PI)}°`,
  "ppl-principles-of-flight-fig-020": (f) => letterOf(f, "attack", "letters"),
};
