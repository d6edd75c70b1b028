// What figures of radio aids, radar and satellites say, worked out from their parameters.
import {
  apart,
  bearing,
  cos,
  fieldsOf,
  listOf,
  oneLetter,
  sin,
  tan,
  turned,
} from "./charts-readers-fixture.ts";
import { dir, markOf, n, s, type Figure } from "./readers-fixture.ts";

const FEET = 6_076;
type Fields = Readonly<Record<string, unknown>>;

/** The letters of a list for which something holds, as one says them. */
export function letters(f: Figure, name: string, holds: (value: unknown) => boolean): string {
  const found = listOf(f, name).flatMap((value, index) => (holds(value) ? ["ABCDE"[index] ?? "?"] : []));
  const last = found.at(-1) ?? "?";
  return found.length < 2 ? last : `${found.slice(0, -1).join(", ")} and ${last}`;
}

/** Places that are served now, but not with a shorter ground wave and a longer skip distance. */
export function lostPlaces(f: Figure, shorter: number, further: number): string {
  const isServed = (place: number, ground: number, skip: number) => place <= ground || place >= skip;
  const [ground, skip] = [n(f, "ground"), n(f, "skip")];
  return letters(
    f,
    "places",
    (place) =>
      isServed(Number(place), ground, skip) && !isServed(Number(place), ground - shorter, skip + further),
  );
}

// DME and VOR

const craft = (f: Figure, letter: string) => fieldsOf(markOf(f, letter, "aircraft"));
export const awayOf = (f: Figure, letter: string) => n(craft(f, letter), "distance");
export const feetOf = (f: Figure, letter: string) => n(craft(f, letter), "height");
const slantOf = (one: Fields) => Math.hypot(n(one, "distance"), n(one, "height") / FEET);
export const slant = (f: Figure, letter: string) => slantOf(craft(f, letter));
export function worstSlant(f: Figure): string {
  const errors = listOf(f, "aircraft").map((one) => slantOf(fieldsOf(one)) - n(fieldsOf(one), "distance"));
  const most = Math.max(...errors);
  return oneLetter(f, "aircraft", (one) => slantOf(fieldsOf(one)) - n(fieldsOf(one), "distance") === most);
}
export const inCone = (f: Figure, one: unknown) =>
  n(fieldsOf(one), "distance") < (n(fieldsOf(one), "height") / FEET) * tan(n(f, "cone"));

// ILS and approach

export const offsetOf = (f: Figure, letter: string) => n(craft(f, letter), "offset");
/** Within 0.24 of the angle of the glide path. */
export function inSector(f: Figure, one: unknown): boolean {
  const [angle, distance] = [n(f, "angle"), n(fieldsOf(one), "distance") * FEET];
  const height = distance * tan(angle) + n(fieldsOf(one), "above");
  const seen = (Math.atan(height / distance) * 180) / Math.PI;
  return Math.abs(seen - angle) < 0.24 * angle;
}
const descent = (f: Figure) => n(f, "altitude") - n(f, "elevation") - 50;
export const approachAngle = (f: Figure) =>
  (Math.atan(descent(f) / (n(f, "distance") * FEET)) * 180) / Math.PI;
export const minimum = (f: Figure, row: number) => n(f, "elevation") + Number(listOf(f, "heights")[row]);
/** The sector in which an aeroplane is that flies to the aid on a track. */
export const sectorAltitude = (f: Figure, track: number) =>
  Number(listOf(f, "sectors")[Math.floor(((track + 180) % 360) / 90)]);
export const pathAltitude = (f: Figure, miles: number) =>
  Math.round((n(f, "elevation") + 50 + (descent(f) * miles) / n(f, "distance")) / 10) * 10;

// Radar

export const targetOf = (f: Figure, letter: string) => fieldsOf(markOf(f, letter, "targets"));
const reported = (f: Figure, target: Fields) =>
  `${dir(n(target, "bearing"))}, ${Math.floor(n(f, "ring") * n(target, "range"))} NM`;
export function withCode(f: Figure, code: string): string {
  const letter = oneLetter(f, "targets", (one) => {
    const reply = fieldsOf(one)["reply"];
    return reply !== undefined && s(fieldsOf(reply), "code") === code;
  });
  return reported(f, targetOf(f, letter));
}
const spotIn = (f: Figure, letter: string) => {
  const target = targetOf(f, letter);
  const miles = n(f, "ring") * n(target, "range");
  return { x: miles * sin(n(target, "bearing")), y: miles * cos(n(target, "bearing")) };
};
export const betweenTargets = (f: Figure) => apart(spotIn(f, "A"), spotIn(f, "B"));
/** Where A sees B. */
export function clockPosition(f: Figure): string {
  const track = n(fieldsOf(targetOf(f, "A")["moving"]), "track");
  const relative = turned(bearing(spotIn(f, "A"), spotIn(f, "B")) - track);
  const hour = Math.round(((relative + 360) % 360) / 30) || 12;
  return `${hour} o'clock, ${Math.round(betweenTargets(f))} NM`;
}

// Satellites

type Satellite = { readonly number: number; readonly azimuth: number; readonly elevation: number };
const satellites = (f: Figure): readonly Satellite[] =>
  listOf(f, "satellites").map((one, index) => ({
    number: index + 1,
    azimuth: n(fieldsOf(one), "azimuth"),
    elevation: n(fieldsOf(one), "elevation"),
  }));
function isHidden(f: Figure, { azimuth, elevation }: Satellite): boolean {
  if (f["mountain"] === undefined) return false;
  const mountain = fieldsOf(f["mountain"]);
  const along = (((azimuth - n(mountain, "from")) % 360) + 360) % 360;
  return along <= n(mountain, "width") && elevation <= n(mountain, "elevation");
}
export const usable = (f: Figure) =>
  satellites(f).filter(
    (one) => one.elevation > n(f, "mask") && one.number !== f["unhealthy"] && !isHidden(f, one),
  );
/** Widest part of the horizon without any of these satellites. */
function widestGap(among: readonly Satellite[]): number {
  const sorted = among.map(({ azimuth }) => azimuth).toSorted((one, other) => one - other);
  return Math.max(...sorted.map((one, at) => (sorted[at + 1] ?? (sorted[0] ?? 0) + 360) - one));
}
/** The part of the horizon over which satellites are spread. */
export const azimuthSpan = (f: Figure) => 360 - widestGap(usable(f));
/** The one satellite below the plane of an aerial that is tilted by bank, to the right positive. */
export function lostInBank(f: Figure, heading: number, bank: number): number {
  const lost = usable(f).filter(({ azimuth, elevation }) => {
    const [aside, up] = [cos(elevation) * sin(azimuth - heading), sin(elevation)];
    return up * cos(bank) + aside * sin(bank) < 0;
  });
  return lost.length === 1 ? (lost[0]?.number ?? 0) : 0;
}
export const lowestUsed = (f: Figure) =>
  usable(f).reduce((best, one) => (one.elevation < best.elevation ? one : best)).number;
/** The satellite without which the others stand closest together. */
export function mostAlone(f: Figure): number {
  const gap = (without: Satellite) => widestGap(usable(f).filter((one) => one.number !== without.number));
  return usable(f).reduce((best, one) => (gap(one) > gap(best) ? one : best)).number;
}

// Area navigation

export const wayOf = (f: Figure, way: "short" | "back" | "direct") =>
  s(f, "order")[["short", "back", "direct"].indexOf(way)] ?? "?";
