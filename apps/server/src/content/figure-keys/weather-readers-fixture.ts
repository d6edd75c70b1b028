// What figures of the weather say, worked out from their parameters by arithmetic of its own.
import { type Figure, markOf, n, s } from "./readers-fixture.ts";

type Fields = Readonly<Record<string, unknown>>;
type Point = { readonly x: number; readonly y: number };

export function fieldsOf(value: unknown): Fields {
  if (typeof value !== "object" || value === null) throw new Error("not an object");
  return Object.fromEntries(Object.entries(value));
}

export function listOf(of: Fields, name: string): readonly Fields[] {
  const value = of[name];
  if (!Array.isArray(value)) throw new Error(`${name} is no list`);
  return value.map(fieldsOf);
}

const LETTERS = "ABCDEF";
function lettersOf(f: Figure, name = "marks"): readonly string[] {
  const marks = f[name];
  return Array.isArray(marks) ? marks.map((_, at) => LETTERS[at] ?? "") : [];
}

/** The one letter for which a number is greatest. */
export function mostOf(f: Figure, value: (letter: string) => number): string {
  return lettersOf(f).reduce((best, one) => (value(one) > value(best) ? one : best));
}
/** The letters of which something is true. */
export function lettersWho(f: Figure, is: (letter: string) => boolean, name = "marks"): string {
  return lettersOf(f, name).filter(is).join(" and ");
}
export const signed = (value: number) => `${value < 0 ? "−" : "+"}${Math.abs(value)}`;

// Soundings

function levels(f: Figure) {
  let [height, temperature] = [0, n(f, "surface")];
  const found = [{ height, temperature }];
  for (const layer of listOf(f, "layers")) {
    height += n(layer, "depth");
    temperature += n(layer, "change");
    found.push({ height, temperature });
  }
  return [...found, { height: n(f, "top") * 1_000, temperature: temperature + n(f, "aloft") }];
}

export function temperatureAt(f: Figure, feet: number): number {
  const all = levels(f);
  const above = all.findIndex(({ height }) => height >= feet);
  const [low, high] = [all[Math.max(0, above - 1)], all[Math.max(1, above)]];
  if (low === undefined || high === undefined) throw new Error(`${feet} ft is outside the diagram`);
  const rate = (high.temperature - low.temperature) / (high.height - low.height);
  return low.temperature + rate * (feet - low.height);
}

const everyHundred = (f: Figure) => Array.from({ length: n(f, "top") * 10 + 1 }, (_, at) => at * 100);
/** Heights where the air passes 0 °C. */
export function freezingLevels(f: Figure): readonly number[] {
  return everyHundred(f).filter(
    (feet) => feet > 0 && temperatureAt(f, feet - 100) > 0 !== temperatureAt(f, feet) > 0,
  );
}
export const feetOf = (f: Figure, letter: string) => Number(markOf(f, letter)) * n(f, "top") * 10;
/** Cooling with height at a letter, °C per 1000 ft. */
export const lapseAt = (f: Figure, letter: string) =>
  (temperatureAt(f, feetOf(f, letter) - 100) - temperatureAt(f, feetOf(f, letter) + 100)) * 5;
/** Bottom and top of the one inversion. */
export function inversionOf(f: Figure) {
  const all = levels(f);
  const top = all.findIndex(({ temperature }, at) => at > 0 && temperature > (all[at - 1]?.temperature ?? 0));
  const [from, to] = [all[top - 1], all[top]];
  if (from === undefined || to === undefined) throw new Error("no inversion");
  return { from: from.height, to: to.height, temperature: to.temperature };
}
export const isaAt = (feet: number) => Math.max(-56.5, 15 - feet / 500);
/** Where the air stops cooling for good. */
export function tropopauseOf(f: Figure): number {
  const all = levels(f);
  const last = all.at(-1)?.temperature ?? 0;
  return all.find(({ temperature }) => temperature === last)?.height ?? 0;
}
/** Saturated levels, by spreads at the levels of the curve. */
export function cloudOf(f: Figure) {
  const spreads = f["spreads"];
  const wet = levels(f).filter((_, at) => Array.isArray(spreads) && spreads[at] === 0);
  return { from: wet[0]?.height ?? 0, to: wet.at(-1)?.height ?? 0 };
}
export const spreadAt = (f: Figure, at: number) =>
  Number(Array.isArray(f["spreads"]) ? f["spreads"][at] : Number.NaN);

export function parcelBase(f: Figure): number {
  const parcel = fieldsOf(f["parcel"]);
  return Math.round((n(parcel, "temperature") - n(parcel, "dewPoint")) * 400);
}
export function parcelAt(f: Figure, feet: number): number {
  const base = parcelBase(f);
  const dry = Math.min(feet, base);
  return n(fieldsOf(f["parcel"]), "temperature") - 0.003 * dry - 0.0015 * (feet - dry);
}
const buoyancy = (f: Figure, feet: number) =>
  Math.round((parcelAt(f, feet) - temperatureAt(f, feet)) * 100) / 100;
/** The last height at which a parcel that was warmer is no colder than the air. */
export const parcelTop = (f: Figure) =>
  everyHundred(f).find((feet) => feet > 0 && buoyancy(f, feet) <= 0) ?? 0;
/** The first height above the base at which a parcel that was colder is as warm as the air. */
export const freeConvection = (f: Figure) =>
  everyHundred(f).find((feet) => feet > parcelBase(f) && buoyancy(f, feet) >= 0) ?? 0;
export const buoyancyAt = buoyancy;

// Isobars

const place = (x: number, y: number): Point => ({ x: 5 + 3.5 * x, y: 5 + 2.9 * y });
export function spotOf(f: Figure, letter: string): Point {
  const mark = fieldsOf(markOf(f, letter));
  return place(n(mark, "x"), n(mark, "y"));
}

function pressureAt(f: Figure, { x, y }: Point): number {
  return listOf(f, "systems").reduce(
    (sum, system) => {
      const middle = place(n(system, "x"), n(system, "y"));
      const angle = (n(system, "axis") * Math.PI) / 180;
      const [east, north] = [x - middle.x, middle.y - y];
      const long = (east * Math.sin(angle) + north * Math.cos(angle)) / n(system, "stretch");
      const short = east * Math.cos(angle) - north * Math.sin(angle);
      const size = 3.6 * n(system, "size");
      return sum + n(system, "strength") * Math.exp(-(long * long + short * short) / (2 * size * size));
    },
    n(f, "base"),
  );
}
export const pressureOf = (f: Figure, letter: string) => pressureAt(f, spotOf(f, letter));

/** Rise of pressure to the east and to the north, hPa per unit. */
export function gradientOf(f: Figure, letter: string) {
  const { x, y } = spotOf(f, letter);
  return {
    east: (pressureAt(f, { x: x + 1, y }) - pressureAt(f, { x: x - 1, y })) / 2,
    north: (pressureAt(f, { x, y: y - 1 }) - pressureAt(f, { x, y: y + 1 })) / 2,
  };
}
export const steepness = (f: Figure, letter: string) =>
  Math.hypot(gradientOf(f, letter).east, gradientOf(f, letter).north);
/** From where the geostrophic wind blows: with the low on its left in the north, on its right in the south. */
export function windFrom(f: Figure, letter: string): number {
  const { east, north } = gradientOf(f, letter);
  const lower = (Math.atan2(-east, -north) * 180) / Math.PI;
  return (lower + (s(f, "hemisphere") === "north" ? 90 : -90) + 180 + 720) % 360;
}
/** Curvature of pressure in two directions: at a saddle they have unlike signs, at a ridge the one across it is negative. */
export function bendOf(f: Figure, letter: string, axis: "x" | "y"): number {
  const spot = spotOf(f, letter);
  const step = 12;
  const there = (by: number) => pressureAt(f, { ...spot, [axis]: spot[axis] + by });
  return there(step) + there(-step) - 2 * there(0);
}
export function kilometresBetween(f: Figure, one: string, other: string): number {
  const [from, to] = [spotOf(f, one), spotOf(f, other)];
  return (Math.hypot(from.x - to.x, from.y - to.y) / 80) * n(f, "scale");
}
export const compass = (degrees: number) =>
  ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"][
    Math.round(((degrees % 360) + 360) / 45) % 8
  ] ?? "?";
/** From which side the wind comes on the way from one letter to another. */
export function sideOnWay(f: Figure, from: string, to: string): "left" | "right" {
  const [start, end] = [spotOf(f, from), spotOf(f, to)];
  const heading = (Math.atan2(end.x - start.x, start.y - end.y) * 180) / Math.PI;
  return Math.sin(((windFrom(f, to) - heading) * Math.PI) / 180) < 0 ? "left" : "right";
}

// Depressions

export type Region = "north" | "ahead" | "warm" | "behind" | "occlusion";

/** In which part of a depression a letter stands; the southern ones are looked at in a mirror. */
export function regionOf(f: Figure, letter: string): Region {
  const spot = spotOf(f, letter);
  const y = s(f, "hemisphere") === "north" ? spot.y : 300 - spot.y;
  const closed = n(f, "occluded") / 100;
  const low = { x: 150, y: 84 };
  const meeting = { x: low.x + 96 * closed, y: low.y + 62 * closed };
  if (
    closed > 0 &&
    spot.x > low.x + 10 &&
    spot.x < meeting.x &&
    Math.abs(y - (low.y + (spot.x - low.x) * 0.35)) < 20
  )
    return "occlusion";
  if (y < low.y) return spot.x > low.x + 150 && y > 40 ? "ahead" : "north";
  const down = y - meeting.y;
  const right = spot.x - meeting.x;
  // The fronts as straight lines from where they meet, good enough away from them.
  const warmFront = right * 0.42;
  const coldFront = -down * 0.14;
  if (right > 0 && down < warmFront) return "ahead";
  return right > coldFront ? "warm" : "behind";
}
export const regionsOf = (f: Figure, region: Region) =>
  lettersWho(f, (letter) => regionOf(f, letter) === region);

// Jet streams

export function jetSpot(f: Figure, letter: string) {
  const mark = fieldsOf(markOf(f, letter));
  const right = (n(mark, "place") - 50) * 3 * (s(f, "pole") === "left" ? 1 : -1);
  return { towardsEquator: right, level: n(mark, "level"), place: n(mark, "place") };
}
export function jetSpeed(f: Figure, letter: string, by = { right: 0, up: 0 }): number {
  const { towardsEquator, level } = jetSpot(f, letter);
  const [right, up] = [towardsEquator + by.right, level + by.up - n(f, "core")];
  const across = right / (right < 0 ? 62 : 96);
  const along = up / (up > 0 ? 75 : 125);
  return n(f, "speed") * Math.exp(-across * across - along * along);
}
export const jetShear = (f: Figure, letter: string) =>
  Math.hypot(
    jetSpeed(f, letter, { right: 1, up: 0 }) - jetSpeed(f, letter, { right: -1, up: 0 }),
    jetSpeed(f, letter, { right: 0, up: 2 }) - jetSpeed(f, letter, { right: 0, up: -2 }),
  );
export const isStratosphere = (f: Figure, letter: string) => {
  const { towardsEquator, level } = jetSpot(f, letter);
  return level > n(f, "core") + (towardsEquator < 0 ? -50 : 78);
};

// Mountain waves

/** Where a letter stands in the waves: distance behind the crest, phase from wave top to wave top, height (%). */
export function waveSpot(f: Figure, letter: string) {
  const mark = fieldsOf(markOf(f, letter));
  const x = 3.6 * n(mark, "place");
  const behind = s(f, "wind") === "left" ? x - 88 : 360 - x - 88;
  const waves = behind / n(f, "length");
  return { behind, offTop: Math.abs(waves - Math.round(waves)), waves, height: n(mark, "height") };
}
/** Sink of the flow; before the crest it rises. */
export function sinkAt(f: Figure, letter: string): number {
  const { behind, waves } = waveSpot(f, letter);
  return behind <= 0 ? -0.5 : Math.sin(2 * Math.PI * waves) * Math.exp(-behind / 260);
}
export const waveTops = (f: Figure, low: number, high: number) =>
  lettersWho(f, (one) => {
    const { behind, offTop, height } = waveSpot(f, one);
    return behind > n(f, "length") / 2 && offTop < 0.15 && height >= low && height <= high;
  });

// Storms

/** Wind against an aeroplane at a letter. */
export function headwindAt(f: Figure, letter: string): number {
  const wind = n(fieldsOf(markOf(f, letter, "winds")), "wind");
  return s(f, "towards") === "right" ? -wind || 0 : wind;
}
/** Where a letter stands in a cell that moves to the right: across (%) and height (%). */
export function cellSpot(f: Figure, letter: string) {
  const mark = fieldsOf(markOf(f, letter));
  const place = n(mark, "place");
  return { across: s(f, "towards") === "right" ? place : 100 - place, height: n(mark, "height") };
}
/** At the head of the cold air on the ground. */
export const atGustFront = (f: Figure) =>
  lettersWho(f, (one) => cellSpot(f, one).across >= 75 && cellSpot(f, one).height <= 12);

// Forecasts

type Group = { readonly change: string; readonly from: number; readonly to: number; readonly words: string };

export function groupsOf(f: Figure): readonly Group[] {
  return listOf(f, "groups").map((group) => ({
    change: s(group, "change"),
    from: n(group, "from"),
    to: n(group, "from") + n(group, "lasts"),
    words: s(group, "words"),
  }));
}
/** What prevails so many hours after the start: FM replaces all, BECMG what it names. */
export function prevailing(f: Figure, hour: number) {
  let words = [s(f, "words")];
  for (const group of groupsOf(f)) {
    if (group.change === "FM" && group.from <= hour) words = [group.words];
    if (group.change === "BECMG" && group.to <= hour) words = [group.words, ...words];
  }
  const find = (pattern: RegExp) => words.map((one) => pattern.exec(one)).find((one) => one !== null);
  const wind = find(/(\d{3})(\d{2})(?:G\d{2})?KT/);
  return {
    direction: wind?.[1] ?? "",
    speed: Number(wind?.[2]),
    visibility: Number(find(/(?<![\dA-Z])(\d{4})(?![\dKG])/)?.[1]),
    cloud: find(/(?:FEW|SCT|BKN|OVC)(\d{3})/)?.[0] ?? "",
  };
}
/** Groups that come and go, or may come, at an hour. */
export const passing = (f: Figure, hour: number) =>
  groupsOf(f).filter(({ change, from, to }) => /TEMPO|PROB/.test(change) && from <= hour && hour < to);
export const utc = (f: Figure, hour: number) =>
  `${String((n(f, "start") + hour) % 24).padStart(2, "0")}00 UTC`;
const ceilingIn = (words: string) => Number(/(?:BKN|OVC)(\d{3})/.exec(words)?.[1] ?? 999) * 100;
/** The first hour from which on no ceiling under a height is forecast, not even for spells. */
export function clearOf(f: Figure, feet: number): number {
  const hours = Array.from({ length: n(f, "hours") }, (_, hour) => hour);
  const isLow = (hour: number) =>
    [prevailing(f, hour).cloud, ...passing(f, hour).map(({ words }) => words)].some(
      (one) => ceilingIn(one) < feet,
    );
  return (hours.filter(isLow).at(-1) ?? -1) + 1;
}

// Altimetry

/** True altitude at a station, without its temperature. */
export const altitudeAt = (f: Figure, side: "left" | "right") =>
  n(f, "indicated") + (n(f, `${side}Qnh`) - n(f, "setting")) * 27;
/** With 4 % for each 10 °C. */
export const warmAltitudeAt = (f: Figure, side: "left" | "right") =>
  altitudeAt(f, side) * (1 + n(f, `${side}Isa`) * 0.004);
export const inSteps = (value: number, step: number) => Math.round(value / step) * step;
