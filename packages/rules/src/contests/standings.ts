/** What an entrant has reached when the contest is over. */
export type Finisher = {
  readonly playerId: string;
  readonly score: number;
  /** From the first question to the last answer, whole seconds. */
  readonly usedSeconds: number;
  /** When the run ended (ms since epoch): it orders the list and nothing else. */
  readonly finishedAtMs: number;
};

export type Placed = Finisher & {
  /** 1 and the entrants who were better: who has the same score in the same time shares a rank. */
  readonly rank: number;
  readonly prizeCoins: number;
};

/** A place is paid only with at least so many times as many finishers. */
const FINISHERS_PER_PLACE = 2;

/**
 * Standings of a contest that is over, in order: by score, then by time used. Equal ones share a rank and the prizes of
 * the places they take, rounded down, the rest stays with the house. Nobody wins a prize without a point.
 *
 * @param prizes coins by place, the first place first
 */
export function placeFinishers(finishers: readonly Finisher[], prizes: readonly number[]): readonly Placed[] {
  const ordered = finishers.toSorted(
    (one, other) =>
      compareResult(one, other) ||
      one.finishedAtMs - other.finishedAtMs ||
      (one.playerId < other.playerId ? -1 : 1),
  );
  const paid = prizes.slice(0, Math.floor(finishers.length / FINISHERS_PER_PLACE));
  const placed: Placed[] = [];
  for (const group of groupEqual(ordered)) {
    const start = placed.length;
    const pool = paid.slice(start, start + group.length).reduce((sum, coins) => sum + coins, 0);
    const share = Math.floor(pool / group.length);
    for (const one of group) placed.push({ ...one, rank: start + 1, prizeCoins: one.score > 0 ? share : 0 });
  }
  return placed;
}

/** Those with the same result, which follow each other, together. */
function groupEqual(ordered: readonly Finisher[]): readonly (readonly Finisher[])[] {
  const groups: Finisher[][] = [];
  for (const one of ordered) {
    const last = groups.at(-1);
    const [first] = last ?? [];
    if (last !== undefined && first !== undefined && compareResult(first, one) === 0) last.push(one);
    else groups.push([one]);
  }
  return groups;
}

function compareResult(one: Finisher, other: Finisher): number {
  return other.score - one.score || one.usedSeconds - other.usedSeconds;
}
