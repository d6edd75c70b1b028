// What the key of an item says, worked out from its figure: words that the right option has and no other one.
import {
  bestOf,
  blockOf,
  cell,
  checkOf,
  clearOf,
  clockOf,
  feetOf,
  firstBelowMinimum,
  fuelOf,
  hhmm,
  hours,
  isActive,
  legMinutes,
  lightClimb,
  lightFlow,
  magnetic,
  markAt,
  minutesAt,
  partOf,
  sunOf,
  timeIn,
  timeOf,
  windOnLeg,
  without,
} from "./planning-readers-fixture.ts";
import {
  type Figure,
  cgAt,
  cruise,
  dir,
  ft,
  kg,
  landing,
  lettersWhere,
  loadOf,
  loaded,
  m,
  n,
  s,
  takeOff,
} from "./readers-fixture.ts";

export const PPL_PLANNING_KEYS: Readonly<Record<string, (f: Figure) => string>> = {
  "ppl-flight-performance-and-planning-fig-021": (f) => `${Math.floor((1_100 - loaded(f).mass) / 0.72)} L`,
  "ppl-flight-performance-and-planning-fig-022": (f) =>
    `${(without(f, "fuel").moment / without(f, "fuel").mass).toFixed(2)} m`,
  "ppl-flight-performance-and-planning-fig-023": (f) =>
    `${(((n(loadOf(f, "rear"), "mass") * (n(loadOf(f, "rear"), "arm") - n(loadOf(f, "front"), "arm"))) / loaded(f).mass) * 100).toFixed(1)} cm forward`,
  "ppl-flight-performance-and-planning-fig-024": (f) =>
    kg((loaded(f).mass * 1.12 - loaded(f).moment) / (n(loadOf(f, "baggage"), "arm") - 1.12)),
  "ppl-flight-performance-and-planning-fig-025": (f) =>
    `${((loaded(f).cg - 0.97) * 100).toFixed(1)} cm ${loaded(f).cg > 0.97 ? "behind" : "ahead of"} the aft limit`,
  "ppl-flight-performance-and-planning-fig-026": (f) =>
    kg(
      (loaded(f).moment - loaded(f).mass * 1.09) /
        (n(loadOf(f, "baggage"), "arm") - n(loadOf(f, "front"), "arm")),
    ),
  "ppl-flight-performance-and-planning-fig-027": (f) =>
    `${((cgAt(f, "A").mass * cgAt(f, "A").arm - cgAt(f, "B").mass * cgAt(f, "B").arm) / (cgAt(f, "A").mass - cgAt(f, "B").mass)).toFixed(2)} m`,
  "ppl-flight-performance-and-planning-fig-028": (f) => lettersWhere(f, "heavy"),
  "ppl-flight-performance-and-planning-fig-029": (f) =>
    `${Math.round((n(f, "aft") - cgAt(f, "B").arm) * 100)} cm`,
  "ppl-flight-performance-and-planning-fig-030": (f) =>
    lettersWhere(f, "inside") === "A" && lettersWhere(f, "aft") === "B"
      ? "Take-off inside, landing too far aft"
      : "?",
  "ppl-flight-performance-and-planning-fig-031": (f) =>
    `${lightClimb(f, 8_000).minutes - lightClimb(f, 2_000).minutes} min`,
  "ppl-flight-performance-and-planning-fig-032": (f) => `${(lightClimb(f, 6_000).litres + 4).toFixed(1)} L`,
  "ppl-flight-performance-and-planning-fig-033": (f) =>
    `${(lightClimb(f, 8_000).miles - (15 * lightClimb(f, 8_000).minutes) / 60).toFixed(1)} NM`,
  "ppl-flight-performance-and-planning-fig-034": (f) =>
    ft(((lightClimb(f, 0).rate - 100) / (lightClimb(f, 0).rate - lightClimb(f, 10_000).rate)) * 10_000),
  "ppl-flight-performance-and-planning-fig-035": (f) => bestOf(f, (speed) => 1 / lightFlow(f, speed)),
  "ppl-flight-performance-and-planning-fig-036": (f) => bestOf(f, (speed) => speed / lightFlow(f, speed)),
  "ppl-flight-performance-and-planning-fig-037": (f) =>
    hours((63 / Math.round(lightFlow(f, markAt(f, "C")))) * 60),
  "ppl-flight-performance-and-planning-fig-038": (f) => m(takeOff(f, 3_000, 10) * 0.8),
  "ppl-flight-performance-and-planning-fig-039": (f) =>
    `${[0, 10, 20, 30].findLast((one) => landing(f, 3_000, one) <= 0.7 * 680) ?? "?"} °C`,
  "ppl-flight-performance-and-planning-fig-040": (f) =>
    hours(((120 - cruise(f, 2_000, 2_300).flow * 0.75) / cruise(f, 6_000, 2_500).flow) * 60),
  "ppl-flight-performance-and-planning-fig-041": (f) =>
    `${legMinutes(f, 1)} min, ${((legMinutes(f, 1) * n(f, "flow")) / 60).toFixed(1)} L`,
  "ppl-flight-performance-and-planning-fig-042": (f) => dir(windOnLeg(f, 0).heading),
  "ppl-flight-performance-and-planning-fig-043": (f) => `${blockOf(f).toFixed(1)} L`,
  "ppl-flight-performance-and-planning-fig-044": (f) =>
    `${fuelOf(f, "block") + (fuelOf(f, "reserve") / timeOf(f, "reserve")) * 45 - fuelOf(f, "reserve")} L`,
  "ppl-flight-performance-and-planning-fig-045": (f) =>
    `Tracks ${["A", "B", "C", "D"].filter((one) => magnetic(f, one) < 180).join(" and ")}`,
  "ppl-flight-performance-and-planning-fig-046": (f) =>
    `${Math.round(((feetOf(f, "cruise") - feetOf(f, "to")) / 500) * (partOf(f, 2, "speed") / 60))} NM`,
  "ppl-flight-performance-and-planning-fig-047": (f) => `${Math.round(checkOf(f, "A").leftAtEnd)} L`,
  "ppl-flight-performance-and-planning-fig-048": (f) => (s(f, "aircraft").endsWith("/M") ? "Item 9" : "?"),
  "ppl-flight-performance-and-planning-fig-049": (f) =>
    s(f, "destination").startsWith("ZZZZ") ? "DEST/" : "?",
  "ppl-flight-performance-and-planning-fig-050": (f) =>
    clearOf(f, "260909", [
      "3500 ft AMSL at 1200",
      "1500 ft AMSL at 1200",
      "2000 ft AMSL at 0830",
      "2000 ft AMSL at 1530",
    ]),
  "ppl-flight-performance-and-planning-fig-051": (f) =>
    clockOf(
      minutesAt(f, 1, "ato") +
        (minutesAt(f, 1, "ato") - minutesAt(f, 0, "ato")) * (cell(f, 2, "distance") / cell(f, 1, "distance")),
    ),
  "ppl-flight-performance-and-planning-fig-052": (f) =>
    `${cell(f, 1, "left") - cell(f, 2, "fuel") - cell(f, 3, "fuel") - 15 - 12} L`,
  "ppl-flight-performance-and-planning-fig-053": (f) =>
    `${Math.round(((fuelOf(f, "tanks") - blockOf(f)) / fuelOf(f, "trip")) * timeOf(f, "trip"))} min`,
  "ppl-flight-performance-and-planning-fig-054": (f) =>
    magnetic(f, "A") >= 180 && magnetic(f, "A") < 360 ? "FL65" : "?",
  "ppl-flight-performance-and-planning-fig-055": (f) => dir(magnetic(f, "A")),
  "ppl-flight-performance-and-planning-fig-056": (f) =>
    `${partOf(f, 0, "distance") + (partOf(f, 1, "speed") * partOf(f, 1, "time")) / 60 + partOf(f, 2, "distance")} NM`,
  "ppl-flight-performance-and-planning-fig-057": (f) => firstBelowMinimum(f),
  "ppl-flight-performance-and-planning-fig-058": (f) =>
    hhmm(timeIn(f, "departure") + 10 + timeIn(f, "destination")),
  "ppl-flight-performance-and-planning-fig-059": (f) =>
    ["1015", "1130", "1245", "1445"].find((one) => !isActive(f, "260908", one)) ?? "?",
  "ppl-flight-performance-and-planning-fig-060": (f) => clockOf(sunOf(f, "11 MAR", "end") - 85),
};
