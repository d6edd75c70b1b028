import { inCircle, turnBetween } from "../flight/direction.ts";

export type Turns = "right" | "left";
export type Entry = "direct" | "parallel" | "offset";

/** Angle between the inbound track and the line that separates the sectors. ICAO Doc 8168, volume I, holding procedures. */
const SECTOR_LINE_DEGREES = 70;
/** Angle between outbound and offset track. ICAO Doc 8168. */
const OFFSET_DEGREES = 30;

/** A holding pattern at a fix: magnetic inbound track in degrees and the side of its turns. */
export type Pattern = { readonly inbound: number; readonly turns: Turns };

/** Heading relative to the inbound track, mirrored for left turns so that the holding side is on the right. */
function mirroredAngle({ inbound, turns }: Pattern, heading: number): number {
  const angle = turnBetween(inbound, heading);
  return turns === "right" ? angle : -angle;
}

/**
 * Entry for an arrival heading in degrees: direct over 180°, offset over 70° on the holding side of the outbound
 * track, parallel over 110° on the other side. ICAO Doc 8168, volume I, entry sectors.
 */
export function entryOf(pattern: Pattern, heading: number): Entry {
  const angle = mirroredAngle(pattern, heading);
  if (angle >= -SECTOR_LINE_DEGREES && angle <= 180 - SECTOR_LINE_DEGREES) return "direct";
  return angle > 0 ? "offset" : "parallel";
}

/** Degrees from the heading to the nearest limit of a sector; within 5° either entry may be flown. */
export function degreesFromLimit(pattern: Pattern, heading: number): number {
  const angle = mirroredAngle(pattern, heading);
  const limits = [-SECTOR_LINE_DEGREES, 180 - SECTOR_LINE_DEGREES, 180];
  return Math.min(...limits.map((limit) => Math.abs(turnBetween(inCircle(limit), inCircle(angle)))));
}

/** Outbound track of a pattern in degrees. */
export function outboundOf({ inbound }: Pattern): number {
  return inCircle(inbound + 180);
}

/** Track of the offset entry in degrees: 30° from the outbound track, towards the holding side. */
export function offsetTrack(pattern: Pattern): number {
  return inCircle(outboundOf(pattern) + (pattern.turns === "right" ? -OFFSET_DEGREES : OFFSET_DEGREES));
}

/** The same pattern with turns to the other side. */
export function turnedPattern({ inbound, turns }: Pattern): Pattern {
  return { inbound, turns: turns === "right" ? "left" : "right" };
}
