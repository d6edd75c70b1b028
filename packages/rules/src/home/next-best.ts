/** A question missed so long ago (ms) is worth asking again: the answer that was read then is no longer simply remembered. */
export const MISTAKE_DUE_MS = 12 * 3_600_000;

/** A place with levels, in the order a pilot meets them. */
export type LevelPlace = {
  readonly placeId: string;
  /** Levels there are, ascending. */
  readonly levels: readonly number[];
  /** Levels passed. */
  readonly passed: readonly number[];
};

/**
 * The level to play next: the first one not passed in the place played last, else in the places after it, else from the
 * beginning; null when every level is passed.
 *
 * @param lastPlaceId null before the first level, or when that place is gone
 */
export function nextLevel<Place extends LevelPlace>(
  places: readonly Place[],
  lastPlaceId: string | null,
): { readonly place: Place; readonly level: number } | null {
  const from = Math.max(
    0,
    places.findIndex(({ placeId }) => placeId === lastPlaceId),
  );
  for (const place of [...places.slice(from), ...places.slice(0, from)]) {
    const level = place.levels.find((one) => !place.passed.includes(one));
    if (level !== undefined) return { place, level };
  }
  return null;
}

/**
 * The next level among the places a player prefers, from where they were among these; only when every one of their
 * levels is passed, the next one among all places.
 *
 * @param played places with a finished level, latest first
 */
export function nextPreferredLevel<Place extends LevelPlace>(
  places: readonly Place[],
  played: readonly string[],
  isPreferred: (place: Place) => boolean,
): ReturnType<typeof nextLevel<Place>> {
  const nextOf = (some: readonly Place[]) => {
    const last = played.find((played) => some.some(({ placeId }) => placeId === played));
    return nextLevel(some, last ?? null);
  };
  return nextOf(places.filter(isPreferred)) ?? nextOf(places);
}

/** What there is to do, and what of it a player is offered with one tap. */
export type NextBest<Run, Contest, Level> =
  | { readonly kind: "run"; readonly run: Run }
  | { readonly kind: "contest"; readonly contest: Contest }
  | { readonly kind: "mistakes"; readonly count: number }
  | { readonly kind: "level"; readonly level: Level }
  | { readonly kind: "daily" };

/** A contest ends so soon (ms) that it comes before what can be done tomorrow. */
export const CONTEST_SOON_MS = 3 * 3_600_000;

/**
 * The next best thing: what is under way, then a contest that ends soon, then mistakes that are due, then the next level,
 * then the daily quiz.
 */
export function chooseNextBest<Run, Contest, Level>(has: {
  /** Runs that wait to be resumed, latest first. */
  readonly runs: readonly Run[];
  /** One that the player may enter, that ends within {@link CONTEST_SOON_MS}. */
  readonly contest: Contest | null;
  readonly dueMistakes: number;
  readonly level: Level | null;
}): NextBest<Run, Contest, Level> {
  const [run] = has.runs;
  if (run !== undefined) return { kind: "run", run };
  if (has.contest !== null) return { kind: "contest", contest: has.contest };
  if (has.dueMistakes > 0) return { kind: "mistakes", count: has.dueMistakes };
  if (has.level !== null) return { kind: "level", level: has.level };
  return { kind: "daily" };
}
