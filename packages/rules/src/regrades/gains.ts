import { coinsFor } from "../attempts/reward.ts";
import type { ModeDefinition } from "../modes/mode.ts";

/** A finished run as the books have it now, with what earlier regrades gave. */
export type BookedRun = {
  readonly attemptId: string;
  readonly bookedAtMs: number;
  /** Where its score is measured: mode, place and the day, where the best is of a day. */
  readonly scorePlace: string;
  readonly score: number;
  /** What is paid once together where only a first win is paid: mode and scope. */
  readonly payPlace: string;
  /** What has one daily cap: mode and UTC day of the booking. */
  readonly coinDay: string;
  /** Coins it was paid so far. */
  readonly coins: number;
  /** Level and place it is a run of; null for none. */
  readonly levelPlace: string | null;
  /** Whether that level is passed, by whichever run. */
  readonly isLevelPassed: boolean;
};

/** What a run would have been with the corrected key. */
export type CorrectedRun = {
  readonly attemptId: string;
  readonly rules: Pick<ModeDefinition, "winPercent" | "reward" | "paid">;
  readonly score: number;
  readonly percent: number;
  readonly won: boolean;
};

/** What a run of a player gets by a regrade. None is ever negative. */
export type Gain = {
  readonly attemptId: string;
  readonly score: number;
  readonly coins: number;
  /** Whether it passes a level that no run had passed. */
  readonly level: boolean;
  /** Whether its coins are those of a first win: later ones of the same place are not paid any more. */
  readonly isFirstWin: boolean;
};

/**
 * What corrected runs of one player bring beyond what is booked, in the order the runs were booked: score above the own
 * best of its place, coins above what was paid for the same, within the cap of the day they were played on. The books
 * with these gains in them give nothing more.
 *
 * @param book every run of the player that shares a place or day with a corrected one, those too
 */
export function gainsOf(book: readonly BookedRun[], corrected: readonly CorrectedRun[]): readonly Gain[] {
  const now = new Map(book.map((run) => [run.attemptId, run]));
  const again = new Map(corrected.map((run) => [run.attemptId, run]));
  return book
    .toSorted((one, other) => (isBefore(one, other) ? -1 : 1))
    .flatMap((run) => {
      const correction = again.get(run.attemptId);
      if (correction === undefined) return [];
      const gain = gainOf(run, correction, [...now.values()]);
      now.set(run.attemptId, {
        ...run,
        score: Math.max(run.score, correction.score),
        coins: run.coins + gain.coins,
      });
      if (gain.level) passLevel(now, run.levelPlace);
      return [gain];
    });
}

function gainOf(run: BookedRun, correction: CorrectedRun, now: readonly BookedRun[]): Gain {
  const best = Math.max(...now.flatMap((one) => (one.scorePlace === run.scorePlace ? one.score : [])));
  const isPassed = now.some(({ attemptId, isLevelPassed }) => attemptId === run.attemptId && isLevelPassed);
  return {
    attemptId: run.attemptId,
    score: Math.max(0, correction.score - best),
    ...payOf(run, correction, now),
    level: run.levelPlace !== null && correction.won && !isPassed,
  };
}

type Pay = Pick<Gain, "coins" | "isFirstWin">;
const NO_PAY: Pay = { coins: 0, isFirstWin: false };

function payOf(run: BookedRun, { rules, won, percent }: CorrectedRun, now: readonly BookedRun[]): Pay {
  if (!won || rules.reward === null) return NO_PAY;
  const isOnce = rules.paid === "first_win";
  const paidFor = now.filter((one) =>
    isOnce ? one.payPlace === run.payPlace : one.attemptId === run.attemptId,
  );
  // The win that is paid is the first one.
  if (isOnce && paidFor.some((one) => one.coins > 0 && isBefore(one, run))) return NO_PAY;
  const paid = sumCoins(paidFor);
  const due = coinsFor(rules, percent) - paid;
  const room = rules.reward.dailyCap - sumCoins(now.filter((one) => one.coinDay === run.coinDay));
  const coins = Math.max(0, Math.min(due, room));
  return { coins, isFirstWin: isOnce && coins > 0 && paid === 0 };
}

function passLevel(now: Map<string, BookedRun>, levelPlace: string | null): void {
  for (const run of now.values())
    if (run.levelPlace === levelPlace) now.set(run.attemptId, { ...run, isLevelPassed: true });
}

function sumCoins(runs: readonly BookedRun[]): number {
  return runs.reduce((sum, { coins }) => sum + coins, 0);
}

function isBefore(one: BookedRun, other: BookedRun): boolean {
  return one.bookedAtMs === other.bookedAtMs
    ? one.attemptId < other.attemptId
    : one.bookedAtMs < other.bookedAtMs;
}
