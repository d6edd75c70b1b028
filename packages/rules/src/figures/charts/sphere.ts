import { toRadians } from "../kit/svg.ts";

/** A place on the earth, degrees: north and east are positive. */
export type Place = { readonly latitude: number; readonly longitude: number };

const toDegrees = (radians: number) => (radians * 180) / Math.PI;
const PARTS = 48;

/** Stretched latitude of a Mercator chart, radians. */
export function stretched(latitude: number): number {
  return Math.log(Math.tan(Math.PI / 4 + toRadians(latitude) / 2));
}

type Vector = readonly [number, number, number];
function vectorOf({ latitude, longitude }: Place): Vector {
  const [phi, lambda] = [toRadians(latitude), toRadians(longitude)];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

/** Places along the shorter great circle from one to another; longitudes go on from the first one. */
export function greatCircle(from: Place, to: Place): readonly Place[] {
  const [one, other] = [vectorOf(from), vectorOf(to)];
  const angle = Math.acos(one.reduce((sum, part, at) => sum + part * (other[at] ?? 0), 0));
  return Array.from({ length: PARTS + 1 }, (_, step) => {
    const part = step / PARTS;
    const [a, b] = [Math.sin((1 - part) * angle), Math.sin(part * angle)];
    const [x, y, z] = [0, 1, 2].map((at) => (a * (one[at] ?? 0) + b * (other[at] ?? 0)) / Math.sin(angle));
    const longitude = toDegrees(Math.atan2(y ?? 0, x ?? 0));
    const on = ((((longitude - from.longitude) % 360) + 360) % 360) + from.longitude;
    return { latitude: toDegrees(Math.asin(z ?? 0)), longitude: step === 0 ? from.longitude : on };
  });
}

/** Places along the rhumb line to a place further east. */
export function rhumbLine(from: Place, to: Place): readonly Place[] {
  const [low, high] = [stretched(from.latitude), stretched(to.latitude)];
  return Array.from({ length: PARTS + 1 }, (_, step) => {
    const part = step / PARTS;
    const height = low + (high - low) * part;
    return {
      latitude: toDegrees(2 * Math.atan(Math.exp(height)) - Math.PI / 2),
      longitude: from.longitude + (to.longitude - from.longitude) * part,
    };
  });
}
