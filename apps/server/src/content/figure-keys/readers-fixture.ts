// What a figure says, worked out from its parameters by arithmetic of its own: keys of items are held against it.
import type { FigureData } from "@crosscheck/rules/figures/figure";

export type Figure = FigureData;
type Fields = Readonly<Record<string, unknown>>;

export function n(of: Fields, name: string): number {
  const value = of[name];
  if (typeof value !== "number") throw new Error(`${name} is ${String(value)}`);
  return value;
}

export function s(of: Fields, name: string): string {
  const value = of[name];
  if (typeof value !== "string") throw new Error(`${name} is ${String(value)}`);
  return value;
}

export function list(of: Fields, name: string): readonly unknown[] {
  const value = of[name];
  if (!Array.isArray(value)) throw new Error(`${name} is no list`);
  return value;
}

export function fields(value: unknown): Fields {
  if (typeof value !== "object" || value === null) throw new Error("not an object");
  return Object.fromEntries(Object.entries(value));
}

export const ft = (value: number) => `${value} ft`.replace("-", "−");
export const kt = (value: number) => `${Math.round(value)} kt`;
export const m = (value: number) => `${Math.round(value)} m`;
export const kg = (value: number) => `${Math.round(value)} kg`;
/** Three figures, north as 360. */
export const dir = (degrees: number) =>
  `${String(((((Math.round(degrees) - 1) % 360) + 360) % 360) + 1).padStart(3, "0")}°`;
const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180);
const place = (letter: string) => "ABCDE".indexOf(letter);

/** What stands at a letter. */
export function markOf(f: Figure, letter: string, name = "marks"): unknown {
  return list(f, name)[place(letter)];
}

/** The letter of the one mark that is this. */
export function letterOf(f: Figure, mark: unknown, name = "marks"): string {
  const found = list(f, name).flatMap((one, at) => (one === mark ? ["ABCDE"[at] ?? ""] : []));
  return found.length === 1 ? (found[0] ?? "?") : "?";
}

// Instruments and vectors

export function sideOfBar(f: Figure): "left" | "right" {
  const offset = n(f, "deviation") * cos(n(f, "course") - n(f, "heading"));
  return offset > 0 ? "right" : "left";
}

/** Whether the deviation bar lies ahead of the wings. */
export const barAhead = (f: Figure) => n(f, "deviation") * cos(n(f, "course") + 90 - n(f, "heading")) > 0;

const components = (f: Figure) => {
  const angle = n(f, "windFrom") - n(f, "heading");
  return { head: n(f, "windSpeed") * cos(angle), fromRight: n(f, "windSpeed") * sin(angle) };
};
export const windFromRight = (f: Figure) => components(f).fromRight > 0;
export const groundSpeed = (f: Figure) =>
  Math.hypot(n(f, "tas") - components(f).head, components(f).fromRight);
/** To the left of the heading positive. */
const signedDrift = (f: Figure) =>
  (Math.atan2(components(f).fromRight, n(f, "tas") - components(f).head) * 180) / Math.PI;
export const driftOf = (f: Figure) => Math.abs(signedDrift(f));
export const trackOf = (f: Figure) => n(f, "heading") - signedDrift(f);

const alongRunway = (f: Figure, runway: number) => n(f, "windFrom") - runway * 10;
/** From the right positive. */
export const crosswind = (f: Figure, runway: number) => n(f, "windSpeed") * sin(alongRunway(f, runway));
export const headwind = (f: Figure, runway: number) => n(f, "windSpeed") * cos(alongRunway(f, runway));

// Tables

const distance = (base: number, height: number, warmth: number) =>
  Math.round((base * height * warmth) / 5) * 5;
export const takeOff = (f: Figure, altitude: number, temperature: number) =>
  distance(n(f, "base"), 1.11 ** (altitude / 1_000), 1.09 ** (temperature / 10));
export const landing = (f: Figure, altitude: number, temperature: number) =>
  distance(n(f, "base"), 1.04 ** (altitude / 1_000), 1.035 ** (temperature / 10));

export function cruise(f: Figure, altitude: number, rpm: number) {
  const slow = (2_500 - rpm) / 200;
  const power = Math.round(78 - 1.75 * (altitude / 1_000) - 14 * slow);
  const tas = Math.round(n(f, "tas") + 0.5 * (altitude / 1_000) - 11 * slow);
  return { power, tas, flow: Math.round(((n(f, "flow") * power) / 75) * 2) / 2 };
}

export function bestRange(f: Figure): string {
  const lines = [2_000, 6_000, 10_000].flatMap((altitude) =>
    [2_500, 2_300].map((rpm) => {
      const { tas, flow } = cruise(f, altitude, rpm);
      return { name: `${altitude} ft, ${rpm} rpm`, range: tas / flow };
    }),
  );
  return lines.reduce((best, one) => (one.range > best.range ? one : best)).name;
}

export function windAt(f: Figure, row: number, column: number) {
  const wind = fields(list(fields(list(f, "rows")[row]), "winds")[column]);
  return { direction: n(wind, "direction"), speed: n(wind, "speed"), temperature: n(wind, "temperature") };
}
export const windText = (f: Figure, row: number, column: number) =>
  `${dir(windAt(f, row, column).direction)} at ${windAt(f, row, column).speed} kt`;
export const meanOf = (f: Figure, column: number, what: "direction" | "speed" | "temperature") =>
  (windAt(f, 0, column)[what] + windAt(f, 1, column)[what]) / 2;

const loads = (f: Figure) => list(f, "rows").map(fields);
export function loaded(f: Figure) {
  const mass = loads(f).reduce((sum, one) => sum + n(one, "mass"), 0);
  const moment = loads(f).reduce((sum, one) => sum + n(one, "mass") * n(one, "arm"), 0);
  return { mass, moment, cg: moment / mass };
}
export const loadOf = (f: Figure, item: string) => loads(f).find((one) => s(one, "item") === item) ?? {};
export const momentOf = (f: Figure, item: string) => n(loadOf(f, item), "mass") * n(loadOf(f, item), "arm");
export function furthestAft(f: Figure): string {
  const empty = n(loadOf(f, "empty"), "arm");
  const aft = (one: Fields) => n(one, "mass") * (n(one, "arm") - empty);
  return s(
    loads(f).reduce((best, one) => (aft(one) > aft(best) ? one : best)),
    "item",
  );
}

// Graphs

export function cgAt(f: Figure, letter: string) {
  const point = fields(list(f, "points")[place(letter)]);
  return { arm: n(point, "arm"), mass: n(point, "mass") };
}
export function forwardLimit(f: Figure, mass: number): number {
  const [knee, greatest] = [n(f, "knee"), n(f, "greatest")];
  const part = Math.max(0, (mass - knee) / (greatest - knee));
  return n(f, "forward") + part * (n(f, "forwardAtMost") - n(f, "forward"));
}
function standingOf(f: Figure, letter: string): "inside" | "heavy" | "aft" | "forward" {
  const { arm, mass } = cgAt(f, letter);
  if (mass > n(f, "greatest")) return "heavy";
  if (arm > n(f, "aft")) return "aft";
  return arm < forwardLimit(f, mass) ? "forward" : "inside";
}
export function lettersWhere(f: Figure, standing: "inside" | "heavy" | "aft" | "forward"): string {
  return list(f, "points")
    .map((_, at) => "ABCDE"[at] ?? "")
    .filter((letter) => standingOf(f, letter) === standing)
    .join(" and ");
}

/** Lift coefficient on the straight part of a curve whose top is rounded over its last 4°. */
export function liftAt(f: Figure, alpha: number): number {
  const slope = n(f, "greatest") / (n(f, "stall") - n(f, "zeroLift") - 2);
  const short = Math.max(0, alpha - (n(f, "stall") - 4));
  return slope * (alpha - n(f, "zeroLift")) - (slope * short ** 2) / 8;
}

/** Drag (kN) at a speed on the curve of the whole. */
export function dragAt(f: Figure, speed: number): number {
  const ratio = (speed / n(f, "minimum")) ** 2;
  return (n(f, "least") / 2) * (ratio + 1 / ratio);
}

// Weather

export function windOf(f: Figure, letter: string) {
  const wind = fields(list(f, "winds")[place(letter)]);
  return { direction: n(wind, "direction"), speed: n(wind, "speed") };
}
export const barb = (f: Figure, letter: string) =>
  `${dir(windOf(f, letter).direction)} at ${windOf(f, letter).speed} kt`;
export const barbFrom = (f: Figure, direction: number) =>
  letterOf({ kind: "", from: list(f, "winds").map((one) => n(fields(one), "direction")) }, direction, "from");
export function strongest(f: Figure): string {
  const speeds = list(f, "winds").map((one) => n(fields(one), "speed"));
  return "ABCDE"[speeds.indexOf(Math.max(...speeds))] ?? "?";
}
export const heightOf = (f: Figure, letter: string) => n(fields(markOf(f, letter)), "height");

// Rules

const LEGS: Readonly<Record<string, string>> = {
  upwind: "Upwind leg",
  crosswind: "Crosswind leg",
  downwind: "Downwind leg",
  base: "Base leg",
  final: "Final leg",
};
export const legAt = (f: Figure, letter: string) => LEGS[String(markOf(f, letter))] ?? "?";

const LIGHTS: Readonly<Record<string, string>> = {
  "flight steady green": "Cleared to land",
  "flight steady red": "Give way and continue circling",
  "flight flashing green": "Return for landing",
  "flight flashing red": "Aerodrome unsafe, do not land",
  "flight flashing white": "Land here and proceed to the apron",
  "ground steady green": "Cleared for take-off",
  "ground steady red": "Stop",
  "ground flashing green": "Cleared to taxi",
  "ground flashing red": "Taxi clear of the landing area in use",
  "ground flashing white": "Return to the starting point",
};
export const lightMeaning = (f: Figure) => LIGHTS[`${s(f, "to")} ${s(f, "form")} ${s(f, "colour")}`] ?? "?";

const SLOPES = [
  "Much too high",
  "Slightly too high",
  "On the correct slope",
  "Slightly too low",
  "Much too low",
];
export const papiSays = (f: Figure) => SLOPES[n(f, "red")] ?? "?";

/** Of two aeroplanes on converging courses: who has the other on the right. */
export const convergingGivesWay = (f: Figure) => (sin(n(f, "crossing")) < 0 ? "A" : "B");

export function signText(f: Figure, board: string, at = 0): string {
  const found = list(f, "signs")
    .map(fields)
    .filter((sign) => s(sign, "board") === board);
  return s(found[at] ?? {}, "text");
}

const blocksAt = (f: Figure, percent: number) =>
  list(f, "blocks")
    .map(fields)
    .filter((block) => n(block, "from") < percent && percent < n(block, "to"));
export function airspaceAt(f: Figure, letter: string): string {
  const mark = fields(markOf(f, letter));
  const inside = blocksAt(f, n(mark, "place")).find(
    (block) => n(block, "floor") < n(mark, "altitude") && n(mark, "altitude") < n(block, "ceiling"),
  );
  return inside === undefined ? "G" : s(inside, "class");
}
export function lettersIn(f: Figure, airspace: string): string {
  return list(f, "marks")
    .map((_, at) => "ABCDE"[at] ?? "")
    .filter((letter) => airspaceAt(f, letter) === airspace)
    .join(" and ");
}
export function floorAbove(f: Figure, letter: string): number {
  const mark = fields(markOf(f, letter));
  const floors = blocksAt(f, n(mark, "place")).map((block) => n(block, "floor"));
  return Math.min(...floors.filter((floor) => floor > n(mark, "altitude")));
}

/** Entry of a holding pattern by the heading on which the fix is reached. */
export function entryOf(f: Figure): string {
  const side = s(f, "hand") === "right" ? 1 : -1;
  const from = (((((n(f, "heading") - n(f, "inbound")) * side + 180) % 360) + 360) % 360) - 180;
  // Headings against the inbound track, positive towards the holding side: sectors of 70°, 110° and 180°.
  if (from > 110) return "Offset";
  return from < -70 ? "Parallel" : "Direct";
}
