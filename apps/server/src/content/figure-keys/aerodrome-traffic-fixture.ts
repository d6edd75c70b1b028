// What plans, wakes and sequences of a figure say, worked out from its parameters.
import { type Figure, airspaceAt, letterOf, n, s } from "./readers-fixture.ts";

type Fields = Readonly<Record<string, unknown>>;
const recordsOf = (f: Fields, name: string): readonly Fields[] => {
  const given: unknown = f[name];
  if (!Array.isArray(given)) throw new Error(`${name} is no list`);
  return given.map((one: unknown) => Object.fromEntries(Object.entries(one as object)));
};
const LETTERS = "ABCDE";

// Plans of an aerodrome

/** Numbers of the marks at places of some kind. */
export const numbersAt = (f: Figure, is: (place: string) => boolean) => {
  const marks: unknown = f["marks"];
  const places = Array.isArray(marks) ? marks.map(String) : [];
  return places.flatMap((place, at) => (is(place) ? [String(at + 1)] : [])).join(", ");
};
/** Nearer to the runway than a holding position, or on it. */
export const isPast = (place: string) => place.startsWith("past") || place.startsWith("runway");
/** The holding position at the end where a runway begins. */
export const holdOf = (f: Figure, runway: number) =>
  numbersAt(f, (place) => place === (runway === n(f, "runway") ? "hold-left" : "hold-right"));

export function taxiwayName(f: Figure, which: "left" | "centre" | "right"): string {
  return s(Object.fromEntries(Object.entries(f["taxiways"] as object)), which);
}
/** Metres left on a runway from a taxiway. */
export function leftFrom(f: Figure, runway: number, which: "left" | "centre" | "right"): number {
  const [first, second] = [n(f, "first"), n(f, "second")];
  const east = { left: first + second, centre: second, right: 0 }[which];
  return runway === n(f, "runway") ? east : first + second - east;
}
/** Names of taxiways from which enough is left, the longest way first. */
export const startsFor = (f: Figure, runway: number, metres: number) =>
  (["left", "centre", "right"] as const)
    .filter((which) => leftFrom(f, runway, which) >= metres)
    .toSorted((one, other) => leftFrom(f, runway, other) - leftFrom(f, runway, one))
    .map((which) => taxiwayName(f, which));

const STANDS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  "taxiway-centre": [170, 170],
  "parallel-left": [106, 196],
  "parallel-right": [250, 196],
  "hold-left": [42, 172],
  "hold-centre": [170, 172],
  "hold-right": [318, 172],
};
export const stands = (f: Figure) =>
  recordsOf(f, "planes").map((one) => ({ place: s(one, "place"), heading: n(one, "heading") }));

/** Who gives way of two that taxi to one crossing: whether the other one is on the own right. */
export function otherOnMyRight(f: Figure): boolean {
  const [own, other] = stands(f);
  const [from, to] = [STANDS[own?.place ?? ""] ?? [0, 0], STANDS[other?.place ?? ""] ?? [0, 0]];
  const bearing = (Math.atan2(to[0] - from[0], from[1] - to[1]) * 180) / Math.PI;
  const relative = (bearing - (own?.heading ?? 0) + 720) % 360;
  return relative > 0 && relative < 180;
}
export const areHeadOn = (f: Figure) => {
  const [own, other] = stands(f);
  return Math.abs((own?.heading ?? 0) - (other?.heading ?? 0)) === 180;
};
/** Whether the own aeroplane stands before a lit stop bar. */
export const isBarred = (f: Figure) => stands(f)[0]?.place === `hold-${s(f, "stopBar")}`;

// Wakes

const flightOf = (one: Fields) => ({ operation: s(one, "operation"), point: n(one, "point") });
export const leaderOf = (f: Figure) => flightOf(Object.fromEntries(Object.entries(f["leader"] as object)));
export const followersOf = (f: Figure) => recordsOf(f, "followers").map(flightOf);

/** Wake lies where the leader flew: before its touchdown point, beyond its rotation. */
function isClear(f: Figure, metres: number): boolean {
  const leader = leaderOf(f);
  return leader.operation === "arrival" ? metres > leader.point : metres < leader.point;
}
export const clearOf = (f: Figure, clear = true) =>
  followersOf(f)
    .flatMap((one, at) => (isClear(f, one.point) === clear ? [LETTERS[at] ?? ""] : []))
    .join(", ");

/** Speeds of the left and the right vortex to the right, from a spread in calm air (kt). */
function vortexSpeeds(f: Figure, spread: number) {
  const wind = s(f, "from") === "left" ? n(f, "speed") : -n(f, "speed");
  return { A: wind - spread, B: wind + spread };
}
/** The vortex that stays, and which it is to the wind. */
export const staying = (f: Figure) => (s(f, "from") === "left" ? "A" : "B");
/** Vortices that drift towards the parallel runway. */
export function drifting(f: Figure, spread: number): readonly ("A" | "B")[] {
  const way = s(f, "parallel") === "right" ? 1 : -1;
  const speeds = vortexSpeeds(f, spread);
  return (["A", "B"] as const).filter((one) => speeds[one] * way > 0);
}
export function minutesToParallel(f: Figure, spread: number): number {
  const speeds = drifting(f, spread).map((one) => Math.abs(vortexSpeeds(f, spread)[one]));
  return n(f, "apart") / (Math.max(...speeds) * 0.5144) / 60;
}

// Sequences

const MINIMA: Readonly<Record<string, number>> = { JM: 7, JL: 8, HH: 4, HM: 5, HL: 6, ML: 5 };
export const trailOf = (f: Figure) =>
  recordsOf(f, "planes").map((one) => ({ category: s(one, "category"), distance: n(one, "distance") }));
/** Distance of each aeroplane behind the one ahead, and what is asked for (NM). */
export function gapsOf(f: Figure) {
  const planes = trailOf(f);
  return planes.slice(1).map((one, at) => {
    const ahead = planes[at] ?? one;
    return { is: one.distance - ahead.distance, least: MINIMA[ahead.category + one.category] ?? 3 };
  });
}
export const tooClose = (f: Figure) =>
  gapsOf(f).flatMap(({ is, least }, at) => (is < least ? [`${at + 1} and ${at + 2}`] : []));

// Airspace

/** The one letter of a position that is so. */
export function positionWhere(f: Figure, is: (airspace: string, altitude: number) => boolean): string {
  const marks = recordsOf(f, "marks");
  const are = marks.map((one, at) => is(airspaceAt(f, LETTERS[at] ?? ""), n(one, "altitude")));
  return letterOf({ kind: "", are }, true, "are");
}
/** Names of blocks on a level line from one position to another, that need a clearance under VFR. */
export function blocksBetween(f: Figure): readonly string[] {
  const [from, to] = recordsOf(f, "marks");
  if (from === undefined || to === undefined) return [];
  const altitude = n(from, "altitude");
  return recordsOf(f, "blocks")
    .filter((one) => n(one, "from") < n(to, "place") && n(one, "to") > n(from, "place"))
    .filter((one) => n(one, "floor") < altitude && altitude < n(one, "ceiling") && s(one, "class") !== "E")
    .map((one) => `${s(one, "name")} of class ${s(one, "class")}`);
}
export const lowestFloor = (f: Figure) => Math.min(...recordsOf(f, "blocks").map((one) => n(one, "floor")));
