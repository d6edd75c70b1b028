// What figures of mass, balance and performance say, worked out from their parameters by arithmetic of its own.
import { type Figure, n } from "./readers-fixture.ts";

type Fields = Readonly<Record<string, unknown>>;

function entries(f: Figure, name: string): readonly Fields[] {
  const value = f[name];
  if (!Array.isArray(value)) throw new Error(`${name} is no list`);
  return value.map((one: unknown) => {
    if (typeof one !== "object" || one === null) throw new Error(`${name} has no objects`);
    return Object.fromEntries(Object.entries(one));
  });
}

const entry = (f: Figure, name: string, at: number): Fields => entries(f, name)[at] ?? {};
const letterAt = (at: number) => "ABCDE"[at] ?? "?";
/** The lettered point of a graph. */
export const pointOf = (f: Figure, letter: string) => entry(f, "points", "ABCDE".indexOf(letter));
/** The first letter of a list of which something holds. */
export function letterWhere(f: Figure, name: string, is: (one: Fields) => boolean): string {
  const found = entries(f, name).flatMap((one, at) => (is(one) ? [letterAt(at)] : []));
  return found.length === 1 ? (found[0] ?? "?") : "?";
}
/** A number with a unit, so many figures behind the point. */
export const unit = (value: number, name: string, decimals = 0) =>
  `${value.toFixed(decimals).replace("-", "−")} ${name}`;
/** A number rounded to whole steps. */
export const near = (value: number, step: number) => Math.round(value / step) * step;
/** Numbers of the statements that are true, as options name three of them. */
export function truths(...statements: readonly boolean[]): string {
  const numbers = statements.flatMap((isTrue, at) => (isTrue ? [String(at + 1)] : []));
  return `${numbers.slice(0, -1).join(", ")} and ${numbers.at(-1) ?? "?"}`;
}
/** The last whole number up to 240 for which something holds. */
export const lastWhere = (is: (value: number) => boolean) =>
  Array.from({ length: 241 }, (_, at) => at).findLast(is) ?? Number.NaN;

// Mass and balance

const indexAt = (percent: number, mass: number) => 50 + 0.03 * mass * (percent - 22);
/** % of the chord of a point of an envelope in index units. */
export const chordOf = (f: Figure, letter: string) =>
  22 + (n(pointOf(f, letter), "index") - 50) / (0.03 * n(pointOf(f, letter), "mass"));
export const aftIndex = (f: Figure, mass: number) => indexAt(n(f, "aft"), mass);
function forwardIndex(f: Figure, mass: number): number {
  const [knee, mtom] = [n(f, "knee"), n(f, "mtom")];
  if (mass < knee) return indexAt(n(f, "forward"), mass);
  const part = (mass - knee) / (mtom - knee);
  return (1 - part) * indexAt(n(f, "forward"), knee) + part * indexAt(n(f, "forwardAtMost"), mtom);
}
/** Where a loading stands to an envelope in index units. */
export function standing(f: Figure, index: number, mass: number): "heavy" | "ahead" | "behind" | "inside" {
  if (mass > n(f, "mtom")) return "heavy";
  if (index < forwardIndex(f, mass)) return "ahead";
  return index > aftIndex(f, mass) ? "behind" : "inside";
}
export const standingOf = (f: Figure, letter: string) =>
  standing(f, n(pointOf(f, letter), "index"), n(pointOf(f, letter), "mass"));
/** The letter of the one zero fuel condition that may be loaded. */
export const zeroFuelLetter = (f: Figure) =>
  letterWhere(
    f,
    "points",
    (one) => standing(f, n(one, "index"), n(one, "mass")) === "inside" && n(one, "mass") <= n(f, "mzfm"),
  );

export function trimRow(f: Figure, place: string) {
  const row = entries(f, "rows").find((one) => one["place"] === place) ?? {};
  const parts = row["parts"] === undefined ? 0 : n(row, "parts");
  return { unit: n(row, "unit"), shift: n(row, "shift"), parts, load: parts * n(row, "unit") };
}
/** Index after so many rows of a trim sheet, or at its end. */
export const trimIndex = (f: Figure, rows = 9) =>
  entries(f, "rows")
    .slice(0, rows)
    .reduce(
      (sum, one) => sum + n(one, "shift") * (one["parts"] === undefined ? 0 : n(one, "parts")),
      n(f, "start"),
    );

const PLACES = {
  hold1: "Hold 1",
  hold4: "Hold 4",
  cabinA: "Cabin A",
  cabinB: "Cabin B",
  cabinC: "Cabin C",
  fuel: "Fuel",
};
type Place = keyof typeof PLACES;
const PLACE_NAMES = Object.keys(PLACES).filter((one): one is Place => one in PLACES);
/** The row in which a tonne moves the line the furthest, a passenger taken as 100 kg. */
export function furthestRow(f: Figure): string {
  const given = PLACE_NAMES.filter((place) => entries(f, "rows").some((one) => one["place"] === place));
  const shifts = given.map((place) => {
    const { unit: part, shift } = trimRow(f, place);
    return Math.abs(shift) / (place.startsWith("cabin") ? part * 100 : part);
  });
  const found = given[shifts.indexOf(Math.max(...shifts))];
  return found === undefined ? "?" : PLACES[found];
}
/** The one row in which another load has been entered than was wanted. */
export function wrongRow(f: Figure, wanted: Readonly<Partial<Record<Place, number>>>): string {
  const wrong = PLACE_NAMES.filter((place) => place in wanted && trimRow(f, place).load !== wanted[place]);
  return wrong[0] !== undefined && wrong.length === 1 ? PLACES[wrong[0]] : "?";
}

export const centreOf = (f: Figure, letter: string) => {
  const centres = f["centres"];
  const value: unknown = Array.isArray(centres) ? centres["ABCDE".indexOf(letter)] : undefined;
  return typeof value === "number" ? value : Number.NaN;
};
/** The letter that lies furthest forward. */
export const foremost = (f: Figure) =>
  ["A", "B", "C"].reduce((best, one) => (centreOf(f, one) < centreOf(f, best) ? one : best));
/** A station in % of the chord, and the other way round. */
export const percentAt = (f: Figure, station: number) => ((station - n(f, "lemac")) / n(f, "mac")) * 100;
export const stationAt = (f: Figure, percent: number) => n(f, "lemac") + (n(f, "mac") * percent) / 100;

export function holdOf(f: Figure, number: number) {
  const before = entries(f, "holds").slice(0, number - 1);
  const from = before.reduce((sum, one) => sum + n(one, "gap") + n(one, "length"), 0);
  const own = entry(f, "holds", number - 1);
  const start = from + n(own, "gap");
  const length = n(own, "length");
  return {
    length,
    middle: start + length / 2,
    most: n(own, "most"),
    running: n(own, "running"),
    area: n(own, "area"),
    loaded: n(own, "loaded"),
  };
}
export const holdsOf = (f: Figure) => entries(f, "holds").map((_, at) => holdOf(f, at + 1));
/** The one hold of which something holds. */
export function holdWhere(f: Figure, is: (hold: ReturnType<typeof holdOf>) => boolean): string {
  const found = holdsOf(f).flatMap((hold, at) => (is(hold) ? [`Hold ${at + 1}`] : []));
  return found.length === 1 ? (found[0] ?? "?") : "?";
}

/** Centre of gravity of all that is in the holds, each load in the middle of its own. */
export function commonCentre(f: Figure): number {
  const moment = holdsOf(f).reduce((sum, hold) => sum + hold.loaded * hold.middle, 0);
  return moment / holdsOf(f).reduce((sum, hold) => sum + hold.loaded, 0);
}
/** Of the holds with room for so much the one whose middle is nearest to a station. */
export function nearestHold(f: Figure, mass: number, station: number): string {
  const way = ({ middle, most, loaded }: ReturnType<typeof holdOf>) =>
    most - loaded < mass ? Number.POSITIVE_INFINITY : Math.abs(middle - station);
  const ways = holdsOf(f).map(way);
  return `Hold ${ways.indexOf(Math.min(...ways)) + 1}`;
}

function line(f: Figure, item: string): Fields {
  return entries(f, "rows").find((one) => one["item"] === item) ?? {};
}
export const massOf = (f: Figure, item: string) => n(line(f, item), "mass");
export const mostOf = (f: Figure, item: string) => n(line(f, item), "most");
/** How far a mass is below its limit. */
export const room = (f: Figure, item: string) => mostOf(f, item) - massOf(f, item);

/** The one sum of a load sheet that its lines do not make. */
export function wrongLine(f: Figure): string {
  const mass = (item: string) => massOf(f, item);
  if (mass("operating") + mass("traffic") !== mass("zeroFuel")) return "Zero fuel mass";
  if (mass("zeroFuel") + mass("takeOffFuel") !== mass("takeOff")) return "Take-off mass";
  return mass("takeOff") - mass("tripFuel") === mass("landing") ? "None" : "Landing mass";
}

/** Sum of the parts of a stack from one to another. */
export const stacked = (f: Figure, first: number, last: number) =>
  entries(f, "parts")
    .slice(first - 1, last)
    .reduce((sum, one) => sum + n(one, "mass"), 0);
const stackNames = (f: Figure, first: number, last: number) =>
  entries(f, "parts")
    .slice(first - 1, last)
    .map((one) => String(one["part"]))
    .toSorted()
    .join(" ");
/** The letter of the span over just these parts. */
export const spanOver = (f: Figure, ...parts: readonly string[]) =>
  letterWhere(
    f,
    "spans",
    (one) => stackNames(f, n(one, "first"), n(one, "last")) === parts.toSorted().join(" "),
  );

const weighed = (f: Figure) => n(f, "nose") + n(f, "left") + n(f, "right");
export const emptyMass = weighed;
export const emptyCentre = (f: Figure) =>
  (n(f, "nose") * n(f, "noseArm") + (n(f, "left") + n(f, "right")) * n(f, "mainArm")) / weighed(f);

// Performance

/** Rate (ft/min) or gradient (%) of a line of a climb graph at a pressure altitude (1000 ft). */
export function climbAt(f: Figure, number: number, altitude: number): number {
  const own = entry(f, "lines", number - 1);
  const factor = f["scale"] === "feet" ? 100 : 1;
  return factor * (n(own, "atZero") - (n(own, "atZero") * altitude) / n(own, "ceiling"));
}
/** Pressure altitude (ft) at which a line has this much left. */
export function altitudeFor(f: Figure, number: number, climb: number): number {
  const own = entry(f, "lines", number - 1);
  const most = n(own, "atZero") * (f["scale"] === "feet" ? 100 : 1);
  return 1_000 * n(own, "ceiling") * (1 - climb / most);
}

/** Climb limited mass (t) at an altitude of a line, or between two (ft), and a temperature. */
export function watAt(f: Figure, altitude: number, temperature: number): number {
  const at = (steps: number) => {
    const beyond = temperature - n(f, "kink") + 4 * steps;
    return n(f, "most") - n(f, "drop") * steps - (beyond > 0 ? beyond * n(f, "fall") : 0);
  };
  const steps = altitude / 2_000;
  const low = Math.floor(steps);
  return at(low) + (steps - low) * (at(low + 1) - at(low));
}

/** Which of the points A and B are within the climb limit, each from an altitude of its own. */
export function within(f: Figure, altitudes: readonly [number, number]): string {
  const [a, b] = ["A", "B"].map((letter, at) => {
    const point = pointOf(f, letter);
    return n(point, "mass") <= watAt(f, altitudes[at] ?? 0, n(point, "temperature"));
  });
  if (a === b) return a === true ? "A and B" : "Neither";
  return a === true ? "A, not B" : "B, not A";
}

/** Mass (t) of a limit at a temperature. */
export function limitAt(f: Figure, limit: string, temperature: number): number {
  const own = entries(f, "lines").find((one) => one["limit"] === limit) ?? {};
  const [cold, kink] = [n(own, "cold"), n(own, "kink")];
  if (temperature <= kink) return cold;
  return cold + ((n(own, "hot") - cold) * (temperature - kink)) / (50 - kink);
}
const limitsAt = (f: Figure, temperature: number) =>
  entries(f, "lines").map((one) => ({
    limit: String(one["limit"]),
    mass: limitAt(f, String(one["limit"]), temperature),
  }));
export const lowestLimit = (f: Figure, temperature: number) =>
  limitsAt(f, temperature).reduce((low, one) => (one.mass < low.mass ? one : low));
export const lineOf = (f: Figure, limit: string) =>
  `Line ${entries(f, "lines").findIndex((one) => one["limit"] === limit) + 1}`;

/** Accelerate-stop distance, and that to 35 ft after a failure, at a V1 (m). */
export const stopAt = (f: Figure, v1: number) => n(f, "distance") * (v1 / n(f, "balanced")) ** 2;
export const goAt = (f: Figure, v1: number) => n(f, "distance") * (n(f, "balanced") / v1) ** 1.2;
/** Least V1 by the TODA and greatest by the ASDA. */
export const leastV1 = (f: Figure) => n(f, "balanced") * (n(f, "distance") / n(f, "toda")) ** (1 / 1.2);
export const greatestV1 = (f: Figure) => n(f, "balanced") * Math.sqrt(n(f, "asda") / n(f, "distance"));

/** Letter of a place of the take-off path; number of a lane that changes there. */
export function placeLetter(f: Figure, mark: string): string {
  const marks = f["marks"];
  return Array.isArray(marks) ? letterAt(marks.indexOf(mark)) : "?";
}
export function laneOf(f: Figure, change: string): string {
  const lanes = f["lanes"];
  return Array.isArray(lanes) ? `Lane ${lanes.indexOf(change) + 1}` : "?";
}

const FEET_PER_KM = 3_281;
/** Net height (ft) over a distance (km) from the end of the take-off distance. */
export function netHeight(f: Figure, km: number): number {
  const climb = (n(f, "level") - 35) / (n(f, "gradient") * 0.01 * FEET_PER_KM);
  if (km < climb) return 35 + km * n(f, "gradient") * 0.01 * FEET_PER_KM;
  return n(f, "level") + Math.max(0, km - climb - n(f, "levelLength")) * n(f, "final") * 0.01 * FEET_PER_KM;
}
export const levelStart = (f: Figure) => (n(f, "level") - 35) / (n(f, "gradient") * 0.01 * FEET_PER_KM);
export const obstacleOf = (f: Figure, letter: string) => {
  const own = entry(f, "obstacles", "ABCDE".indexOf(letter));
  return { km: n(own, "km"), height: n(own, "height") };
};
/** By how much the path clears an obstacle (ft). */
export const clearance = (f: Figure, letter: string) =>
  netHeight(f, obstacleOf(f, letter).km) - obstacleOf(f, letter).height;
/** The one obstacle that is cleared by less than this (ft). */
export const tooClose = (f: Figure, least: number) =>
  letterWhere(f, "obstacles", (one) => netHeight(f, n(one, "km")) - n(one, "height") < least);

/** Net altitude (ft) over a place (NM) in the drift-down. */
export function driftAt(f: Figure, miles: number, settled = n(f, "settled")): number {
  const beyond = Math.max(0, miles - n(f, "failure"));
  return 1_000 * (settled + (n(f, "cruise") - settled) / Math.E ** (beyond / n(f, "decay")));
}
export const peakOf = (f: Figure, letter: string) => {
  const own = entry(f, "peaks", "ABCDE".indexOf(letter));
  return { place: n(own, "place"), height: n(own, "height") * 1_000 };
};
export const peakClearance = (f: Figure, letter: string, settled = n(f, "settled")) =>
  driftAt(f, peakOf(f, letter).place, settled) - peakOf(f, letter).height;

/** Payload (t) for a range (1000 NM). */
export function payloadAt(f: Figure, range: number): number {
  const [first, second, ferry] = [n(f, "firstBend"), n(f, "secondBend"), n(f, "ferry")];
  const [most, atSecond] = [n(f, "most"), n(f, "atSecond")];
  if (range <= first) return most;
  if (range <= second) return most - ((range - first) / (second - first)) * (most - atSecond);
  return (atSecond * (ferry - range)) / (ferry - second);
}
/** Where a point stands on the diagram. */
export function cornerAt(f: Figure, point: Fields): string {
  const [range, payload] = [n(point, "range"), n(point, "payload")];
  const corners = [
    { name: "start", range: 0, payload: n(f, "most") },
    { name: "first", range: n(f, "firstBend"), payload: n(f, "most") },
    { name: "second", range: n(f, "secondBend"), payload: n(f, "atSecond") },
    { name: "ferry", range: n(f, "ferry"), payload: 0 },
  ];
  return corners.find((one) => one.range === range && one.payload === payload)?.name ?? "?";
}

export const cornerOf = (f: Figure, letter: string) => cornerAt(f, pointOf(f, letter));

/** Power required and excess power (kW) at a speed. */
export function powerRequired(f: Figure, speed: number): number {
  const part = speed / n(f, "minimumDrag");
  return 0.5 * n(f, "required") * (part ** 3 + part ** -1);
}
export const powerAvailable = (f: Figure, speed: number) =>
  n(f, "available") - n(f, "available") * ((speed - n(f, "best")) / 160) ** 2;
/** Letter at the lettered speed where a measure is greatest. */
export function letterOfMost(f: Figure, measure: (speed: number) => number): string {
  const speeds = entries(f, "points").map((one) => measure(n(one, "speed")));
  return letterAt(speeds.indexOf(Math.max(...speeds)));
}

/** Declared distances (m) of a runway. */
export function declared(f: Figure) {
  const [runway, stopway, clearway] = [n(f, "runway"), n(f, "stopway"), n(f, "clearway")];
  return {
    tora: runway,
    asda: runway + stopway,
    toda: runway + Math.min(clearway, runway / 2),
    lda: runway - n(f, "displaced"),
  };
}
/** Letter of the line of a length. */
export function lengthLetter(f: Figure, length: string): string {
  const lettered = entries(f, "lines").filter((one) => one["shown"] === "letter");
  return letterAt(lettered.findIndex((one) => one["length"] === length));
}
