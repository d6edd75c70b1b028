import { addDays, type Day } from "../attempts/local-day.ts";
import type { Fact, Standing } from "./badge.ts";
import { BADGE_TYPES, badgeOf, type BadgeType } from "./badges.ts";

/** What one fact gives to one badge: a number above 0, or a day. */
export type Count =
  | { readonly type: BadgeType; readonly counts: "sum" | "best"; readonly value: number }
  | { readonly type: BadgeType; readonly counts: "days"; readonly day: Day };

/** What a fact gives; nothing for badges it does not touch. */
export function countsOf(fact: Fact): readonly Count[] {
  return BADGE_TYPES.flatMap((type): readonly Count[] => {
    const badge = badgeOf(type);
    if (badge.counts === "held") return [];
    if (badge.counts === "days") {
      const day = badge.of(fact);
      return day === null ? [] : [{ type, counts: badge.counts, day }];
    }
    const value = badge.of(fact);
    return value > 0 ? [{ type, counts: badge.counts, value }] : [];
  });
}

/** How far a badge has come. */
export type Tally = {
  /** What was added up, the best, or the longest row of days. */
  readonly progress: number;
  /** Days that count, in their order; empty where none are counted. */
  readonly days: readonly Day[];
};

/** What facts, in whichever order, come to; badges that none of them touches are absent. */
export function tallyFacts(facts: readonly Fact[]): ReadonlyMap<BadgeType, Tally> {
  const byType = Map.groupBy(facts.flatMap(countsOf), ({ type }) => type);
  return new Map([...byType].map(([type, counts]) => [type, tally(counts)]));
}

function tally(counts: readonly Count[]): Tally {
  const days = [
    ...new Set(counts.flatMap((count) => (count.counts === "days" ? [count.day] : []))),
  ].toSorted();
  if (days.length > 0) return { progress: Math.max(...rowsOf(days).map((row) => row.days)), days };
  const progress = counts.reduce((total, count) => {
    if (count.counts === "days") return total;
    return count.counts === "sum" ? total + count.value : Math.max(total, count.value);
  }, 0);
  return { progress, days };
}

/** Days without a gap. */
export type DayRow = { readonly days: number; readonly lastDay: Day };

/** The rows that sorted days fall into. */
function rowsOf(days: readonly Day[]): readonly DayRow[] {
  const rows: DayRow[] = [];
  for (const day of days) {
    const last = rows.at(-1);
    if (last?.lastDay === addDays(day, -1)) rows[rows.length - 1] = { days: last.days + 1, lastDay: day };
    else rows.push({ days: 1, lastDay: day });
  }
  return rows;
}

/** Numbers of a badge as an admin has set them; absent ones are its own. */
export type BadgeNumbers = {
  readonly threshold?: number | undefined;
  readonly reward?: number | undefined;
};

/** By badge. */
export type NumbersByBadge = { readonly [Type in BadgeType]?: BadgeNumbers };

/** The numbers of a badge that count. */
export function numbersOfBadge(
  type: BadgeType,
  set: NumbersByBadge,
): { readonly threshold: number; readonly reward: number } {
  const { threshold, reward } = badgeOf(type);
  return { threshold: set[type]?.threshold ?? threshold, reward: set[type]?.reward ?? reward };
}

/** A badge as it is stored for a player. */
export type KeptBadge = {
  /** As in a tally; 0 for a badge that counts where a player stands. */
  readonly progress: number;
  /** The last row of days; null where none are counted. */
  readonly lastRow: DayRow | null;
};

/**
 * How far a player has come as it is shown: for days the row that still goes on, so that it says how many are missing;
 * for what is held the standing; else what is kept.
 */
export function shownProgress(
  type: BadgeType,
  { kept, standing, today }: { readonly kept: KeptBadge; readonly standing: Standing; readonly today: Day },
): number {
  const badge = badgeOf(type);
  if (badge.counts === "held") return badge.of(standing);
  if (badge.counts !== "days") return kept.progress;
  const { lastRow } = kept;
  return lastRow !== null && lastRow.lastDay >= addDays(today, -1) ? lastRow.days : 0;
}

/** Whether it has come as far as it has to. The longest row of days counts, over or not. */
export function isReached(
  type: BadgeType,
  {
    progress,
    standing,
    numbers,
  }: { readonly progress: number; readonly standing: Standing; readonly numbers: NumbersByBadge },
): boolean {
  const badge = badgeOf(type);
  const reached = badge.counts === "held" ? badge.of(standing) : progress;
  return reached >= numbersOfBadge(type, numbers).threshold;
}
