import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { coinsFor } from "../attempts/reward.ts";
import { gainsOf, type BookedRun, type CorrectedRun, type Gain } from "./gains.ts";

const REWARD = { maxCoins: 6, fullPercent: 80, dailyCap: 20 };
const rulesOf = (paid: CorrectedRun["rules"]["paid"]) => ({ winPercent: 50, reward: REWARD, paid });

function booked(attemptId: string, more: Partial<BookedRun> = {}): BookedRun {
  return {
    attemptId,
    bookedAtMs: 1,
    scorePlace: "level",
    score: 0,
    payPlace: "level",
    coinDay: "day",
    coins: 0,
    levelPlace: "level",
    isLevelPassed: false,
    ...more,
  };
}

function corrected(attemptId: string, percent: number, more: Partial<CorrectedRun> = {}): CorrectedRun {
  return {
    attemptId,
    rules: rulesOf("first_win"),
    score: percent,
    percent,
    won: percent >= 50,
    ...more,
  };
}

/** The books with what was given. */
function give(book: readonly BookedRun[], runs: readonly CorrectedRun[], gains: readonly Gain[]) {
  const passed = new Set(
    gains.flatMap(({ attemptId, level }) =>
      level ? book.filter((run) => run.attemptId === attemptId).map((run) => run.levelPlace) : [],
    ),
  );
  return book.map((run) => {
    const again = runs.find(({ attemptId }) => attemptId === run.attemptId);
    const gain = gains.find(({ attemptId }) => attemptId === run.attemptId);
    return {
      ...run,
      score: Math.max(run.score, again?.score ?? 0),
      coins: run.coins + (gain?.coins ?? 0),
      isLevelPassed: run.isLevelPassed || passed.has(run.levelPlace),
    };
  });
}

describe("what a regrade gives", () => {
  it("score above the own best, coins of a first win, and the level", () => {
    const book = [booked("a", { score: 40 })];
    expect(gainsOf(book, [corrected("a", 60)])).toEqual([
      { attemptId: "a", score: 20, coins: 5, level: true, isFirstWin: true },
    ]);
  });

  it("only what is above a later win of the same level", () => {
    const book = [
      booked("a", { score: 40 }),
      booked("b", { bookedAtMs: 2, score: 55, coins: 4, isLevelPassed: true }),
    ];
    expect(gainsOf(book, [corrected("a", 60, { won: true })])).toEqual([
      { attemptId: "a", score: 5, coins: 1, level: true, isFirstWin: false },
    ]);
  });

  it("no coins for another win after the one that was paid", () => {
    const book = [booked("a", { score: 60, coins: 5 }), booked("b", { bookedAtMs: 2, score: 80 })];
    expect(gainsOf(book, [corrected("b", 90)])).toMatchObject([{ score: 10, coins: 0 }]);
  });

  it("for each win where every win is paid, within the cap of the day it was played on", () => {
    const rules = rulesOf("every_win");
    const book = [
      booked("a", { coins: 18, payPlace: "x" }),
      booked("b", { bookedAtMs: 2, payPlace: "y" }),
      booked("c", { bookedAtMs: 3, payPlace: "z", coinDay: "next" }),
    ];
    const runs = [corrected("b", 100, { rules }), corrected("c", 100, { rules })];
    expect(gainsOf(book, runs)).toMatchObject([
      { attemptId: "b", coins: 2 },
      { attemptId: "c", coins: 6 },
    ]);
  });

  it("nothing of coins in practice", () => {
    const rules = { ...rulesOf("every_win"), reward: null };
    expect(gainsOf([booked("a", { levelPlace: null })], [corrected("a", 100, { rules, score: 0 })])).toEqual([
      { attemptId: "a", score: 0, coins: 0, level: false, isFirstWin: false },
    ]);
  });
});

const places = fc.constantFrom("one", "two");
const runs = fc
  .array(
    fc.record({
      bookedAtMs: fc.integer({ min: 1, max: 9 }),
      scorePlace: places,
      payPlace: places,
      coinDay: places,
      levelPlace: fc.option(places),
      percent: fc.integer({ min: 0, max: 100 }),
      more: fc.integer({ min: 0, max: 60 }),
      isPaid: fc.boolean(),
      isCorrected: fc.boolean(),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((all) =>
    all.map(({ percent, more, isPaid, isCorrected, ...run }, index) => ({
      book: booked(`run ${String(index).padStart(2, "0")}`, {
        ...run,
        score: percent,
        coins: isPaid && percent >= 50 ? coinsFor(rulesOf("every_win"), percent) : 0,
      }),
      percent: Math.min(100, percent + more),
      isCorrected,
    })),
  );
const paid = fc.constantFrom("first_win", "every_win");

function given(all: typeof runs extends fc.Arbitrary<infer T> ? T : never, by: "first_win" | "every_win") {
  const book = all.map((one) => one.book);
  const again = all.flatMap((one) =>
    one.isCorrected ? [corrected(one.book.attemptId, one.percent, { rules: rulesOf(by) })] : [],
  );
  return { book, again, gains: gainsOf(book, again) };
}

describe("whatever is corrected", () => {
  it("nothing is taken, and each corrected run is told once", () => {
    fc.assert(
      fc.property(runs, paid, (all, by) => {
        const { again, gains } = given(all, by);
        expect(gains.every(({ score, coins }) => score >= 0 && coins >= 0)).toBe(true);
        expect(gains.map(({ attemptId }) => attemptId).toSorted()).toEqual(
          again.map(({ attemptId }) => attemptId).toSorted(),
        );
      }),
    );
  });

  it("the same again gives nothing", () => {
    fc.assert(
      fc.property(runs, paid, (all, by) => {
        const { book, again, gains } = given(all, by);
        const twice = gainsOf(give(book, again, gains), again);
        expect(twice.filter(({ score, coins, level }) => score > 0 || coins > 0 || level)).toEqual([]);
      }),
    );
  });

  it("stopped half-way and gone on with, the score is the same", () => {
    fc.assert(
      fc.property(runs, fc.nat(12), (all, until) => {
        const { book, again, gains } = given(all, "first_win");
        const first = again.slice(0, until);
        const before = gainsOf(book, first);
        const after = gainsOf(give(book, first, before), again);
        const sum = (some: readonly Gain[]) => some.reduce((total, { score }) => total + score, 0);
        expect(sum(before) + sum(after)).toBe(sum(gains));
      }),
    );
  });

  it("no day and no first win is paid more than its most", () => {
    fc.assert(
      fc.property(runs, paid, (all, by) => {
        const { book, again, gains } = given(all, by);
        const after = give(book, again, gains);
        const sum = (some: readonly BookedRun[], of: (run: BookedRun) => boolean) =>
          some.filter(of).reduce((total, { coins }) => total + coins, 0);
        for (const place of ["one", "two"]) {
          const inDay = (run: BookedRun) => run.coinDay === place;
          const inPlace = (run: BookedRun) => run.payPlace === place;
          expect(sum(after, inDay)).toBeLessThanOrEqual(Math.max(REWARD.dailyCap, sum(book, inDay)));
          const most = by === "first_win" ? REWARD.maxCoins : Number.POSITIVE_INFINITY;
          expect(sum(after, inPlace)).toBeLessThanOrEqual(Math.max(most, sum(book, inPlace)));
        }
        expect(after.every(({ coins }) => coins <= REWARD.maxCoins)).toBe(true);
      }),
    );
  });
});
