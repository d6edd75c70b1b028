import type { OutputOf } from "@crosscheck/contract";
import type { getCategories } from "@crosscheck/contract/actions/categories";

export type Mastery = NonNullable<OutputOf<typeof getCategories>[number]["mastery"]>;

/** Questions a player has met in finished runs, answered right once, and right twice in a row. */
export type MasteryCount = {
  readonly seen: number;
  readonly rightOnce: number;
  readonly rightTwice: number;
};

/** Counts of several places as one. Questions of a level that is not wholly translated may be more than are counted. */
export function toMastery(counts: readonly MasteryCount[], total: number): Mastery {
  const most = (pick: (count: MasteryCount) => number) =>
    Math.min(
      total,
      counts.reduce((sum, count) => sum + pick(count), 0),
    );
  return {
    right_twice: most(({ rightTwice }) => rightTwice),
    right_once: most(({ rightOnce }) => rightOnce),
    seen: most(({ seen }) => seen),
    total,
  };
}
