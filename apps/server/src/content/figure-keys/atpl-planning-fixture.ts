// What the key of an item says, worked out from its figure: words that the right option has and no other one.
import {
  along,
  bestOf,
  blockOf,
  cell,
  checkOf,
  climb,
  clockOf,
  eetOf,
  equalTime,
  feetOf,
  fuelOf,
  hhmm,
  holdFlow,
  hours,
  isActive,
  jetFlow,
  leastBurn,
  legOf,
  letterAt,
  lightClimb,
  lightFlow,
  magnetic,
  markAt,
  meaOf,
  minutesAt,
  nextLevel,
  oddRow,
  partOf,
  pointOf,
  reachesMinimum,
  safeReturn,
  sumOf,
  sunOf,
  timeIn,
  timeOf,
  touchedBy,
  trip,
  tripBetween,
  windOnLeg,
} from "./planning-readers-fixture.ts";
import { type Figure, dir, ft, kg, kt, n, s, windAt } from "./readers-fixture.ts";

export const ATPL_PLANNING_KEYS: Readonly<Record<string, (f: Figure) => string>> = {
  "atpl-flight-planning-fig-011": (f) =>
    [1, 2]
      .map(
        (row) =>
          `${Math.round((cell(f, row, "distance") / (cell(f, row, "tas") + cell(f, row, "component"))) * 60)} min`,
      )
      .join(" and "),
  "atpl-flight-planning-fig-012": (f) =>
    kg(52_000 + fuelOf(f, "block") - fuelOf(f, "taxi") - fuelOf(f, "trip")),
  "atpl-flight-planning-fig-013": (f) => `${climb(f, 330, 60).time} min, ${climb(f, 330, 60).fuel} kg`,
  "atpl-flight-planning-fig-014": (f) => {
    const flows = (["1500 ft", "FL100", "FL200", "FL300"] as const).map((level) => ({
      level,
      flow: holdFlow(f, level, 64),
    }));
    const least = flows.reduce((best, one) => (one.flow < best.flow ? one : best));
    return `${least.level}, ${(holdFlow(f, "1500 ft", 64) - least.flow) / 2} kg less`;
  },
  "atpl-flight-planning-fig-015": (f) => bestOf(f, (speed) => speed / jetFlow(f, speed)),
  "atpl-flight-planning-fig-016": (f) => `FL${nextLevel(f, 0)}`,
  "atpl-flight-planning-fig-017": (f) => letterAt(f, safeReturn(f).miles),
  "atpl-flight-planning-fig-018": (f) =>
    kg(
      partOf(f, 0, "fuel") +
        (partOf(f, 1, "time") * 2_400 + partOf(f, 2, "time") * 2_250) / 60 +
        partOf(f, 3, "fuel"),
    ),
  "atpl-flight-planning-fig-019": (f) => (s(f, "equipment").split("/")[0]?.includes("W") ? "?" : "no W"),
  "atpl-flight-planning-fig-020": (f) => (isActive(f, "260912", "1430") ? "?" : "open then"),
  "atpl-flight-planning-fig-021": (f) => {
    const planned = cell(f, 0, "left") - ((cell(f, 1, "time") + cell(f, 2, "time")) * n(f, "flow")) / 60;
    return `${Math.abs(planned - 8_700)} kg ${planned > 8_700 ? "less" : "more"} than planned`;
  },
  "atpl-flight-planning-fig-022": (f) =>
    kg(
      Math.max(
        (fuelOf(f, "trip") * n(f, "percent")) / 100,
        (fuelOf(f, "reserve") / timeOf(f, "reserve")) * 5,
      ),
    ),
  "atpl-flight-planning-fig-023": (f) => kg((climb(f, 350, 56).fuel + climb(f, 350, 60).fuel) / 2),
  "atpl-flight-planning-fig-024": (f) =>
    kg(((holdFlow(f, "1500 ft", 52) + holdFlow(f, "1500 ft", 56)) / 2) * 0.75),
  "atpl-flight-planning-fig-025": (f) => bestOf(f, (speed) => (speed - 120) / jetFlow(f, speed)),
  "atpl-flight-planning-fig-026": (f) =>
    hhmm(10 * 60 + 14 + (legOf(f, 0, "distance") / 423 + legOf(f, 1, "distance") / 363) * 60),
  "atpl-flight-planning-fig-027": (f) => `${Math.round(equalTime(f, n(f, "tas")))} NM`,
  "atpl-flight-planning-fig-028": (f) =>
    `${Math.round((feetOf(f, "cruise") - feetOf(f, "to")) / (((partOf(f, 2, "distance") - 20) / partOf(f, 2, "speed")) * 60))} ft/min`,
  "atpl-flight-planning-fig-029": (f) =>
    s(f, "equipment").includes("R") && !s(f, "other").includes("PBN/") ? "PBN/" : "?",
  "atpl-flight-planning-fig-030": (f) => `${18 * 60 + 5 - sunOf(f, "21 OCT", "end")} min`,
  "atpl-flight-planning-fig-031": (f) =>
    kt((cell(f, 2, "distance") / (minutesAt(f, 2, "eto") - minutesAt(f, 1, "ato"))) * 60),
  "atpl-flight-planning-fig-032": (f) =>
    fuelOf(f, "contingency") < Math.max((fuelOf(f, "trip") * n(f, "percent")) / 100, 200) &&
    fuelOf(f, "reserve") >= 1_200
      ? "Contingency"
      : "?",
  "atpl-flight-planning-fig-033": (f) =>
    `${Math.round(climb(f, 310, 64).distance - (30 * climb(f, 310, 64).time) / 60)} NM`,
  "atpl-flight-planning-fig-034": (f) => kg(trip(f, 1_000, 330).fuel * (1 + (3 * n(f, "percent")) / 100)),
  "atpl-flight-planning-fig-035": (f) => `FL${nextLevel(f, 1)}`,
  "atpl-flight-planning-fig-036": (f) => (magnetic(f, "A") < 180 ? "FL350" : "?"),
  "atpl-flight-planning-fig-037": (f) =>
    hours((equalTime(f, n(f, "tas")) / (n(f, "tas") + n(f, "wind"))) * 60),
  "atpl-flight-planning-fig-038": (f) =>
    `${Math.round((feetOf(f, "cruise") - feetOf(f, "to")) / partOf(f, 2, "distance"))} ft/NM`,
  "atpl-flight-planning-fig-039": (f) => {
    const arrival = timeIn(f, "departure") + 12 + timeIn(f, "destination");
    return `${hhmm(arrival)} on ${Number(s(f, "other").slice(-2)) + Math.floor(arrival / 1_440)} September`;
  },
  "atpl-flight-planning-fig-040": (f) =>
    clockOf((sunOf(f, "21 OCT", "set") + sunOf(f, "31 OCT", "set")) / 2 + 7.5 * 4),
  "atpl-flight-planning-fig-041": (f) => kt((sumOf(f, "distance") / sumOf(f, "time")) * 60),
  "atpl-flight-planning-fig-042": (f) => `${((fuelOf(f, "trip") / timeOf(f, "trip")) * 60 - 10) * 0.75} L`,
  "atpl-flight-planning-fig-043": (f) =>
    hours(climb(f, 350, 60).time + ((620 - 110 - climb(f, 350, 60).distance) / 443) * 60 + 22),
  "atpl-flight-planning-fig-044": (f) => kg(tripBetween(f, 720 * (430 / (430 - 43)), 290)),
  "atpl-flight-planning-fig-045": (f) => pointOf(f, "compulsory"),
  "atpl-flight-planning-fig-046": (f) => (magnetic(f, "A") < 180 ? "FL450" : "?"),
  "atpl-flight-planning-fig-047": (f) => hours(safeReturn(f).hours * 60),
  "atpl-flight-planning-fig-048": (f) => `${Math.round(reachesMinimum(f, "A"))} NM`,
  "atpl-flight-planning-fig-049": (f) =>
    s(f, "rules").startsWith("Y") && !/ VFR/.test(s(f, "route") + s(f, "route2")) ? "followed by VFR" : "?",
  "atpl-flight-planning-fig-050": (f) => {
    const [low, high] = [lightClimb(f, 2_000), lightClimb(f, 8_000)];
    return `${Math.round(high.minutes - low.minutes + ((90 - high.miles + low.miles) / 114) * 60)} min`;
  },
  "atpl-flight-planning-fig-051": (f) => `${dir(windOnLeg(f, 0).heading)} and ${kt(windOnLeg(f, 0).speed)}`,
  "atpl-flight-planning-fig-052": (f) =>
    kg(Math.min(66_500 - 54_000 + fuelOf(f, "taxi"), fuelOf(f, "tanks")) - fuelOf(f, "block")),
  "atpl-flight-planning-fig-053": (f) =>
    kg([330, 350].reduce((sum, level) => sum + climb(f, level, 60).fuel + climb(f, level, 64).fuel, 0) / 4),
  "atpl-flight-planning-fig-054": (f) => kg(tripBetween(f, 1_100, 370)),
  "atpl-flight-planning-fig-055": (f) =>
    legOf(f, 1, "moca") <= 11_200 && meaOf(f, 1) > 11_200 ? "Obstacle clearance, but no reception" : "?",
  "atpl-flight-planning-fig-056": (f) =>
    ["A", "B", "C", "D"].filter((one) => magnetic(f, one) >= 180).join(" and "),
  "atpl-flight-planning-fig-057": (f) => {
    const home = (markAt(f, "A") / (n(f, "slow") - n(f, "wind"))) * 60;
    const on = ((n(f, "distance") - markAt(f, "A")) / (n(f, "slow") + n(f, "wind"))) * 60;
    return home < on ? `${s(f, "from")}, ${Math.round(home)} min` : `${s(f, "to")}, ${Math.round(on)} min`;
  },
  "atpl-flight-planning-fig-058": (f) =>
    kg(((n(f, "start") - n(f, "end")) * n(f, "top") * 100) / n(f, "distance")),
  "atpl-flight-planning-fig-059": (f) => hhmm(timeIn(f, "departure") + 30),
  "atpl-flight-planning-fig-060": (f) =>
    `${(lightClimb(f, 10_000).litres - lightClimb(f, 4_000).litres).toFixed(1)} L`,
  "atpl-flight-planning-fig-061": (f) => hours((140 / n(f, "flow")) * 60 - sumOf(f, "time") - 30),
  "atpl-flight-planning-fig-062": (f) =>
    `E/${hhmm(((fuelOf(f, "block") - fuelOf(f, "taxi")) / fuelOf(f, "trip")) * timeOf(f, "trip"))}`,
  "atpl-flight-planning-fig-063": (f) => kg(holdFlow(f, "1500 ft", 56) / 2),
  "atpl-flight-planning-fig-064": (f) => `${hhmm(9 * 60 + 40 + trip(f, 1_200, 330).minutes)} UTC`,
  "atpl-flight-planning-fig-065": (f) => ft(legOf(f, 1, "mora") * 100),
  "atpl-flight-planning-fig-066": (f) =>
    magnetic(f, "A") >= 180 ? "FL340 out, FL350 back" : "FL350 out, FL340 back",
  "atpl-flight-planning-fig-067": (f) => (safeReturn(f).miles > n(f, "distance") ? "from anywhere" : "?"),
  "atpl-flight-planning-fig-068": (f) => leastBurn(f),
  "atpl-flight-planning-fig-069": (f) => hhmm(9 * 60 + 30 + eetOf(f, "EXOO")),
  "atpl-flight-planning-fig-070": (f) => {
    const [slow, fast] = [markAt(f, "B"), markAt(f, "C")];
    const minutes = Math.round(6_000 / slow) - Math.round(6_000 / fast);
    return `${minutes} min less and ${((100 * lightFlow(f, fast)) / fast - (100 * lightFlow(f, slow)) / slow).toFixed(1)} L more`;
  },
  "atpl-flight-planning-fig-071": (f) => oddRow(f),
  "atpl-flight-planning-fig-072": (f) => kg((fuelOf(f, "reserve") / timeOf(f, "reserve")) * 15),
  "atpl-flight-planning-fig-073": (f) => kg((holdFlow(f, "FL100", 56) + holdFlow(f, "FL100", 60)) / 6),
  "atpl-flight-planning-fig-074": (f) => {
    const [low, high] = [tripBetween(f, 800, 290), tripBetween(f, (800 * 430) / (430 - 86), 370)];
    return low < high ? `FL290 by ${kg(high - low)}` : `FL370 by ${kg(low - high)}`;
  },
  "atpl-flight-planning-fig-075": (f) => `${((meaOf(f, 1) - 11_000) / 500) * 3} NM`,
  "atpl-flight-planning-fig-076": (f) => letterAt(f, equalTime(f, n(f, "slow"))),
  "atpl-flight-planning-fig-077": (f) =>
    `${Math.round((partOf(f, 2, "speed") * partOf(f, 2, "time")) / 60)} NM`,
  "atpl-flight-planning-fig-078": (f) =>
    checkOf(f, "B").found < checkOf(f, "B").minimum ? "Weigh" : "Carry on",
  "atpl-flight-planning-fig-079": (f) =>
    touchedBy(f, [
      [80, 9],
      [110, 9],
      [80, 15],
      [110, 15],
    ]),
  "atpl-flight-planning-fig-080": (f) => {
    const warmer = windAt(f, 1, 1).temperature - (15 - 2 * 34);
    return `${warmer > 0 ? "+" : "−"}${Math.abs(warmer)} °C`;
  },
  "atpl-flight-planning-fig-081": (f) => kg(blockOf(f)),
  "atpl-flight-planning-fig-082": (f) =>
    kg(
      fuelOf(f, "block") -
        fuelOf(f, "taxi") -
        fuelOf(f, "trip") -
        fuelOf(f, "alternate") -
        fuelOf(f, "reserve"),
    ),
  "atpl-flight-planning-fig-083": (f) =>
    `${Math.floor(((4_600 - 1_500 - 1_180) / holdFlow(f, "FL200", 60)) * 60)} min`,
  "atpl-flight-planning-fig-084": (f) => bestOf(f, (speed) => 1 / jetFlow(f, speed)),
  "atpl-flight-planning-fig-085": (f) => ft(13_000 - (1013 - 983) * 27 - legOf(f, 1, "moca")),
  "atpl-flight-planning-fig-086": (f) => {
    const moved = equalTime(f, n(f, "slow")) - equalTime({ ...f, wind: -n(f, "wind") }, n(f, "slow"));
    return `${Math.round(Math.abs(moved))} NM nearer to ${s(f, moved > 0 ? "from" : "to")}`;
  },
  "atpl-flight-planning-fig-087": (f) =>
    `${Math.round(((930 - partOf(f, 0, "distance") - partOf(f, 2, "distance")) / partOf(f, 1, "speed")) * 60)} min`,
  "atpl-flight-planning-fig-088": (f) => {
    const [, tas, level] = /DENOX\/N0(\d{3})(F\d{3})/.exec(s(f, "route")) ?? [];
    return `TAS ${tas} kt and ${level?.replace("F", "FL")} from there on`;
  },
  "atpl-flight-planning-fig-089": (f) => {
    const [, , traffic, , scope] = s(f, "qualifiers").split("/");
    return traffic === "I" && scope === "A" ? "IFR traffic, at an aerodrome" : "?";
  },
  "atpl-flight-planning-fig-090": (f) =>
    kt(Math.round(along(windAt(f, 2, 0), 250)) - Math.round(along(windAt(f, 0, 0), 250))),
};
