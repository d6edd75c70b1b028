/** How a level stands on the route of its subject. */
export type Waypoint = {
  readonly state: "locked" | "open" | "passed";
  /** 0 until it is passed. */
  readonly stars: Stars;
};
export type Stars = 0 | 1 | 2 | 3;

/** The most a level has. */
export const MOST_STARS = 3;

/**
 * Best results that bring a passed level to two and three stars; the pass itself is the first one, so that they stand at
 * 50, 80 and 100 %. Half right is a pass, 80 % brings all coins (contract §5, quiz zone), and then all is right.
 */
const TWO_STARS_PERCENT = 80;
const THREE_STARS_PERCENT = 100;

/** What a player has reached in a level. */
export type LevelRecord = {
  readonly level: number;
  /** 0–100; null when it was never played. */
  readonly bestPercent: number | null;
  readonly isUnlocked: boolean;
};

/**
 * A level as a waypoint. What was passed stays passed, also when an admin asks for more from now on.
 *
 * @param reached highest unlocked level of the same place: those before it are passed
 * @param winPercent what passes a level now, 0–100
 */
export function toWaypoint(
  { level, bestPercent, isUnlocked }: LevelRecord,
  { reached, winPercent }: { readonly reached: number; readonly winPercent: number },
): Waypoint {
  if (!isUnlocked) return { state: "locked", stars: 0 };
  const isPassed = level < reached || (bestPercent !== null && bestPercent >= winPercent);
  return isPassed ? { state: "passed", stars: starsOfPass(bestPercent ?? 0) } : { state: "open", stars: 0 };
}

function starsOfPass(bestPercent: number): Stars {
  if (bestPercent >= THREE_STARS_PERCENT) return 3;
  return bestPercent >= TWO_STARS_PERCENT ? 2 : 1;
}

/** The result that brings a level its next star, 0–100; null when it has all. */
export function nextStarPercent(stars: Stars, winPercent: number): number | null {
  return [winPercent, TWO_STARS_PERCENT, THREE_STARS_PERCENT, null][stars] ?? null;
}

/**
 * Where the plane stands: at the run that is under way, else at the first waypoint that is open and not passed, else at
 * the last one that is passed. Null when all are locked: it has not taken off.
 */
export function placeOfPlane(
  route: readonly (Pick<Waypoint, "state"> & { readonly isUnderWay: boolean })[],
): number | null {
  const found = [
    route.findIndex(({ isUnderWay }) => isUnderWay),
    route.findIndex(({ state }) => state === "open"),
    route.findLastIndex(({ state }) => state === "passed"),
  ].find((index) => index >= 0);
  return found ?? null;
}
