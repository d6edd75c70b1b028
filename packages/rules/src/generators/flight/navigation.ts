/** Minutes for a distance in NM at a ground speed in kt. */
export function legMinutes(distanceNm: number, groundSpeedKt: number): number {
  return (distanceNm / groundSpeedKt) * 60;
}

/** NM covered in so many minutes at a ground speed in kt. */
export function legDistance(minutes: number, groundSpeedKt: number): number {
  return (minutes / 60) * groundSpeedKt;
}

/**
 * Angle in degrees under which a sideways distance is seen after a distance flown or to go, by the 1-in-60 rule.
 * Good to half a degree up to 20°. Source: 1-in-60 rule.
 */
export function oneInSixty(offTrackNm: number, distanceNm: number): number {
  return (60 * offTrackNm) / distanceNm;
}

/** Ground speeds in kt towards the destination and back to the departure. */
export type OutAndHome = { readonly outKt: number; readonly homeKt: number };

/**
 * NM from departure to the point of equal time (critical point): from there the destination and the departure are
 * the same time away. Source: equal times x/H = (D − x)/O.
 */
export function equalTimeDistance(distanceNm: number, { outKt, homeKt }: OutAndHome): number {
  return (distanceNm * homeKt) / (outKt + homeKt);
}

/**
 * Minutes from departure to the point of safe return.
 *
 * @param safeMinutes endurance without the reserves
 */
export function safeReturnMinutes(safeMinutes: number, { outKt, homeKt }: OutAndHome): number {
  return (safeMinutes * homeKt) / (outKt + homeKt);
}
