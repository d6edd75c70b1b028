/** A direction as degrees above 0 up to 360. */
export function inCircle(degrees: number): number {
  const turned = ((degrees % 360) + 360) % 360;
  return turned === 0 ? 360 : turned;
}

/** Smallest turn from one direction to another in degrees, positive to the right, above −180 up to 180. */
export function turnBetween(from: number, to: number): number {
  const right = inCircle(to - from);
  return right > 180 ? right - 360 : right;
}

/** Whether a typed direction and small errors around it stay off north, where 359 and 001 are neighbours. */
export function isOffNorth(degrees: number): boolean {
  return degrees >= 5 && degrees <= 355;
}
