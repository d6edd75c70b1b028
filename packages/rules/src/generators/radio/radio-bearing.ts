import { inCircle } from "../flight/direction.ts";

/** Degrees from the selected course for each dot of a course deviation indicator with 5 dots for 10°. ICAO Annex 10 receivers. */
export const DEGREES_PER_DOT = 2;

/** What a course deviation indicator shows. */
export type Indication = {
  /** Selected course in degrees. */
  readonly course: number;
  readonly flag: "TO" | "FROM";
  readonly needle: "left" | "right";
  /** Dots from the centre, 0 to 5. */
  readonly dots: number;
};

/**
 * VOR radial in degrees that belongs to an indication. The needle shows where the course lies: a needle on the left
 * means the aircraft is right of it, on a larger radial with FROM and on a smaller one with TO.
 */
export function radialOf({ course, flag, needle, dots }: Indication): number {
  const right = (needle === "left" ? 1 : -1) * dots * DEGREES_PER_DOT;
  return inCircle(flag === "FROM" ? course + right : course + 180 - right);
}

/** Bearing to the station (QDM when the heading is magnetic) in degrees from heading and relative bearing. */
export function bearingTo(heading: number, relativeBearing: number): number {
  return inCircle(heading + relativeBearing);
}

/** The opposite direction in degrees: QDM to QDR, radial to inbound course. */
export function reciprocal(degrees: number): number {
  return inCircle(degrees + 180);
}
