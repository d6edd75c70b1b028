/** How long somebody is looked for: then 'No opponent detected; retry or play against the bot.' (contract §5). */
export const SEARCH_MS = 20_000;
/** Ratings at first this far apart, then further by the second, then any: nobody goes without who could play. */
const FIRST_GAP = 100;
const GAP_PER_SECOND = 50;
const ANY_GAP_MS = 10_000;
/** Battles of a pair on one UTC day that are rated; more are played for the stake alone (remaining H2). */
export const RATED_PER_DAY = 3;

/** Somebody who is looking for an opponent. */
export type Searcher = {
  readonly playerId: string;
  readonly rating: number;
  readonly language: string;
  /** Slug; null: any. */
  readonly category: string | null;
  readonly stakeCoins: number;
  readonly sinceMs: number;
  /** With whom the last battle was; null: with nobody. */
  readonly lastOpponentId: string | null;
  /** Whom the player has blocked. */
  readonly blockedIds: readonly string[];
};

/** Whether the search of a player is over by its time. */
export function isSearchOver({ sinceMs }: Pick<Searcher, "sinceMs">, nowMs: number): boolean {
  return nowMs > sinceMs + SEARCH_MS;
}

/** How far apart ratings may be for somebody who has waited so long. */
export function ratingGap(waitedMs: number): number {
  if (waitedMs >= ANY_GAP_MS) return Number.POSITIVE_INFINITY;
  return FIRST_GAP + GAP_PER_SECOND * Math.floor(Math.max(0, waitedMs) / 1_000);
}

/**
 * Chooses the opponent of a player from those who wait: same language, category and stake, nobody blocked by either, the
 * nearest rating within what the longer wait of the two allows; of equal ones who has waited longest. Not the last
 * opponent again while somebody else waits for either of them. Null: wait.
 */
export function findOpponent(seeker: Searcher, waiting: readonly Searcher[], nowMs: number): Searcher | null {
  if (isSearchOver(seeker, nowMs)) return null;
  const open = waiting.filter((other) => !isSearchOver(other, nowMs));
  const near = open.filter(
    (other) =>
      canMeet(seeker, other) &&
      Math.abs(other.rating - seeker.rating) <= ratingGap(nowMs - Math.min(other.sinceMs, seeker.sinceMs)) &&
      !(isRepeat(seeker, other) && hasAnother(seeker, other, open)),
  );
  const [nearest] = near.toSorted(
    (one, other) =>
      Math.abs(one.rating - seeker.rating) - Math.abs(other.rating - seeker.rating) ||
      compareWait(one, other),
  );
  return nearest ?? null;
}

/** Everybody who can be paired now, who has waited longest first; no player is in two pairs. */
export function pairAll(
  waiting: readonly Searcher[],
  nowMs: number,
): readonly (readonly [Searcher, Searcher])[] {
  const pairs: (readonly [Searcher, Searcher])[] = [];
  const paired = new Set<string>();
  for (const seeker of waiting.toSorted(compareWait)) {
    if (paired.has(seeker.playerId)) continue;
    const free = waiting.filter(({ playerId }) => !paired.has(playerId));
    const opponent = findOpponent(seeker, free, nowMs);
    if (opponent === null) continue;
    pairs.push([seeker, opponent]);
    paired.add(seeker.playerId).add(opponent.playerId);
  }
  return pairs;
}

/** Whether two may play together at all. */
function canMeet(one: Searcher, other: Searcher): boolean {
  return (
    one.playerId !== other.playerId &&
    one.language === other.language &&
    one.category === other.category &&
    one.stakeCoins === other.stakeCoins &&
    !one.blockedIds.includes(other.playerId) &&
    !other.blockedIds.includes(one.playerId)
  );
}

function isRepeat(one: Searcher, other: Searcher): boolean {
  return one.lastOpponentId === other.playerId || other.lastOpponentId === one.playerId;
}

/** Whether a third one waits whom either of the two could play with. */
function hasAnother(one: Searcher, other: Searcher, waiting: readonly Searcher[]): boolean {
  return waiting.some(
    (third) =>
      third.playerId !== one.playerId &&
      third.playerId !== other.playerId &&
      (canMeet(one, third) || canMeet(other, third)),
  );
}

function compareWait(one: Searcher, other: Searcher): number {
  return one.sinceMs - other.sinceMs || (one.playerId < other.playerId ? -1 : 1);
}
