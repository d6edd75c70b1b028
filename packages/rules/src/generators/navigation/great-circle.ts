import { RADIANS_PER_DEGREE } from "../flight/units.ts";
import { inCircle } from "../flight/direction.ts";

/** A position in degrees, north and east positive. */
export type Position = { readonly latitude: number; readonly longitude: number };

/**
 * Convergency of the meridians of two places in degrees: change of longitude × sine of the mean latitude. For places
 * in one hemisphere. Source: spherical approximation of every navigation text, as in EASA 061.03.
 */
export function convergency(from: Position, to: Position): number {
  const mean = Math.abs(from.latitude + to.latitude) / 2;
  return Math.abs(to.longitude - from.longitude) * Math.sin(mean * RADIANS_PER_DEGREE);
}

/** Angle between great circle and rhumb line at either place, in degrees: half the convergency. */
export function conversionAngle(from: Position, to: Position): number {
  return convergency(from, to) / 2;
}

/** Isometric latitude (Mercator), in degrees, for a latitude in degrees. */
function isometricLatitude(latitude: number): number {
  return Math.log(Math.tan((45 + latitude / 2) * RADIANS_PER_DEGREE)) / RADIANS_PER_DEGREE;
}

/** True track in degrees of the rhumb line between two places on a sphere; not across the date line. */
export function rhumbLineTrack(from: Position, to: Position): number {
  const north = isometricLatitude(to.latitude) - isometricLatitude(from.latitude);
  return inCircle(Math.atan2(to.longitude - from.longitude, north) / RADIANS_PER_DEGREE);
}
