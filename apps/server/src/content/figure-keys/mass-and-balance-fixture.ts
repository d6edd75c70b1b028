// What the key of an item says, worked out from its figure: words that the right option has and no other one.
import {
  aftIndex,
  centreOf,
  chordOf,
  commonCentre,
  emptyCentre,
  emptyMass,
  foremost,
  furthestRow,
  holdOf,
  holdsOf,
  holdWhere,
  massOf,
  mostOf,
  near,
  nearestHold,
  percentAt,
  pointOf,
  room,
  spanOver,
  stacked,
  standing,
  standingOf,
  stationAt,
  trimIndex,
  trimRow,
  truths,
  unit,
  wrongLine,
  wrongRow,
  zeroFuelLetter,
} from "./performance-readers-fixture.ts";
import { type Figure, kg, n } from "./readers-fixture.ts";

export const MASS_AND_BALANCE_KEYS: Readonly<Record<string, (f: Figure) => string>> = {
  "atpl-mass-and-balance-fig-011": (f) =>
    ({ ahead: "Ahead of", heavy: "Above", behind: "Behind", inside: "Inside" })[
      standing(f, n(pointOf(f, "A"), "index") - 11, n(pointOf(f, "A"), "mass") + 10.5)
    ],
  "atpl-mass-and-balance-fig-012": (f) =>
    unit(
      Math.min(
        n(f, "mzfm") - n(pointOf(f, "A"), "mass"),
        n(f, "mtom") - n(pointOf(f, "A"), "mass") - 9,
        n(f, "mlm") - n(pointOf(f, "A"), "mass") - 4,
      ),
      "t",
      1,
    ),
  "atpl-mass-and-balance-fig-013": (f) => unit(near(chordOf(f, "A"), 0.5), "%", 1),
  "atpl-mass-and-balance-fig-014": (f) =>
    String(Math.round(aftIndex(f, n(pointOf(f, "A"), "mass")) - n(pointOf(f, "A"), "index"))),
  "atpl-mass-and-balance-fig-015": (f) => zeroFuelLetter(f),
  "atpl-mass-and-balance-fig-016": (f) => {
    if (standingOf(f, "A") !== "inside") return "takes off outside";
    if (standingOf(f, "C") !== "inside" || n(pointOf(f, "C"), "mass") > n(f, "mlm")) return "lands outside";
    return standingOf(f, "B") === "inside" ? "keeps within" : "leaves the limits";
  },
  "atpl-mass-and-balance-fig-017": (f) => unit(n(pointOf(f, "A"), "mass") - n(f, "mlm"), "t", 1),
  "atpl-mass-and-balance-fig-018": (f) =>
    n(f, "forwardAtMost") > n(f, "forward") + 3 ? "further aft the load" : "?",
  "atpl-mass-and-balance-fig-019": (f) => unit(6 - ((near(chordOf(f, "A"), 1) - 12) / 15) * 3, "units", 1),
  "atpl-mass-and-balance-fig-020": (f) => String(trimIndex(f)),
  "atpl-mass-and-balance-fig-021": (f) =>
    String(trimIndex(f) + (1500 / trimRow(f, "hold4").unit) * trimRow(f, "hold4").shift),
  "atpl-mass-and-balance-fig-022": (f) => kg(trimRow(f, "hold4").load),
  "atpl-mass-and-balance-fig-023": (f) =>
    String(((45 - trimIndex(f)) / trimRow(f, "cabinC").shift) * trimRow(f, "cabinC").unit),
  "atpl-mass-and-balance-fig-024": (f) =>
    String(
      trimIndex(f) +
        (20 / trimRow(f, "cabinC").unit) * trimRow(f, "cabinC").shift -
        (20 / trimRow(f, "cabinA").unit) * trimRow(f, "cabinA").shift,
    ),
  "atpl-mass-and-balance-fig-025": (f) => furthestRow(f),
  "atpl-mass-and-balance-fig-026": (f) => wrongRow(f, { hold1: 1000, cabinA: 30, cabinC: 50, fuel: 4000 }),
  "atpl-mass-and-balance-fig-027": (f) => {
    const [start, end] = [n(f, "start"), trimIndex(f)];
    if (start > 50) return end < 50 ? "From behind" : "Further back";
    return end > 50 ? "From ahead" : "Further forward";
  },
  "atpl-mass-and-balance-fig-028": (f) =>
    kg(((38 - trimIndex(f)) / trimRow(f, "fuel").shift) * trimRow(f, "fuel").unit),
  "atpl-mass-and-balance-fig-029": (f) => unit(percentAt(f, centreOf(f, "A")), "%", 1),
  "atpl-mass-and-balance-fig-030": (f) => `${n(f, "forward")} % and ${n(f, "aft")} % MAC`,
  "atpl-mass-and-balance-fig-031": (f) => kg((54000 * (centreOf(f, "A") - stationAt(f, n(f, "aft")))) / 12),
  "atpl-mass-and-balance-fig-032": (f) => unit((54 * centreOf(f, "B") - 45 * centreOf(f, "A")) / 9, "m", 1),
  "atpl-mass-and-balance-fig-033": (f) => foremost(f),
  "atpl-mass-and-balance-fig-034": (f) => unit(44 - percentAt(f, centreOf(f, "A")), "% MAC"),
  "atpl-mass-and-balance-fig-035": (f) => unit(stationAt(f, 25), "m", 1),
  "atpl-mass-and-balance-fig-036": (f) => {
    const apart = n(f, "aft") - n(f, "forward");
    return truths(
      Math.abs(percentAt(f, centreOf(f, "B")) - 20) < 0.1,
      percentAt(f, centreOf(f, "A")) < n(f, "forward"),
      Math.abs((apart * n(f, "mac")) / 100 - 2.3) < 0.05,
      apart === 23,
    );
  },
  "atpl-mass-and-balance-fig-037": (f) =>
    kg(Math.min(holdOf(f, 1).most, holdOf(f, 1).length * holdOf(f, 1).running)),
  "atpl-mass-and-balance-fig-038": (f) =>
    holdWhere(f, (hold) => hold.most >= 1400 && hold.running >= 1400 / 2 && hold.area >= 1400 / 2.4),
  "atpl-mass-and-balance-fig-039": (f) =>
    unit((800 * (holdOf(f, 3).middle - holdOf(f, 1).middle)) / 48000, "m", 2),
  "atpl-mass-and-balance-fig-040": (f) =>
    kg(holdsOf(f).reduce((sum, hold) => sum + hold.most - hold.loaded, 0)),
  "atpl-mass-and-balance-fig-041": (f) =>
    holdWhere(f, (hold) => hold.loaded > hold.most || hold.loaded / hold.length > hold.running),
  "atpl-mass-and-balance-fig-042": (f) => unit(near(commonCentre(f) + 0.001, 0.1), "m", 1),
  "atpl-mass-and-balance-fig-043": (f) => nearestHold(f, 500, 20),
  "atpl-mass-and-balance-fig-044": (f) =>
    kg(Math.min(2.5 * holdOf(f, 2).running, 2.5 * 1.6 * holdOf(f, 2).area) - 90),
  "atpl-mass-and-balance-fig-045": (f) =>
    kg(
      Math.min(
        mostOf(f, "zeroFuel") - massOf(f, "operating"),
        mostOf(f, "takeOff") - massOf(f, "operating") - massOf(f, "takeOffFuel"),
        mostOf(f, "landing") + massOf(f, "tripFuel") - massOf(f, "operating") - massOf(f, "takeOffFuel"),
      ),
    ),
  "atpl-mass-and-balance-fig-046": (f) =>
    kg(["operating", "passengers", "baggage", "cargo"].reduce((sum, item) => sum + massOf(f, item), 0)),
  "atpl-mass-and-balance-fig-047": (f) =>
    String(Math.floor(Math.min(room(f, "zeroFuel"), room(f, "takeOff"), room(f, "landing")) / 84)),
  "atpl-mass-and-balance-fig-048": (f) => wrongLine(f),
  "atpl-mass-and-balance-fig-049": (f) => {
    if (room(f, "zeroFuel") < 0) return "Traffic load comes off";
    if (room(f, "takeOff") < 0) return "Either traffic load";
    return room(f, "landing") < 0 ? "?" : "Nothing";
  },
  "atpl-mass-and-balance-fig-050": (f) => kg(Math.min(room(f, "takeOff"), room(f, "landing"))),
  "atpl-mass-and-balance-fig-051": (f) =>
    kg(massOf(f, "zeroFuel") - massOf(f, "empty") - massOf(f, "crew") - massOf(f, "catering")),
  "atpl-mass-and-balance-fig-052": (f) => kg(massOf(f, "landing") - (massOf(f, "takeOff") - 56800)),
  "atpl-mass-and-balance-fig-053": (f) => spanOver(f, "empty", "operating", "traffic"),
  "atpl-mass-and-balance-fig-054": (f) => spanOver(f, "empty", "operating", "fuel"),
  "atpl-mass-and-balance-fig-055": (f) => unit(stacked(f, 1, 4), "t", 1),
  "atpl-mass-and-balance-fig-056": (f) => spanOver(f, "empty", "operating", "traffic"),
  "atpl-mass-and-balance-fig-057": (f) =>
    unit(Math.min(50 - stacked(f, 1, 3), 60 - stacked(f, 1, 4)), "t", 1),
  "atpl-mass-and-balance-fig-058": (f) => unit(emptyCentre(f), "m", 2),
  "atpl-mass-and-balance-fig-059": (f) => kg(emptyMass(f) - 50 * 0.72),
  "atpl-mass-and-balance-fig-060": (f) => unit(n(f, "mainArm"), "m", 1),
};
