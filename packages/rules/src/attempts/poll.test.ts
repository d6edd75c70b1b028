import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeItem, makeSeeds } from "../item-fixture.ts";
import type { Difficulty } from "../questions/item.ts";
import { buildPaper } from "./build-paper.ts";
import type { PaperQuestion } from "./paper.ts";
import { buildPoll, facilityOf } from "./poll.ts";

function question(seed: number, options = 4): PaperQuestion {
  const [first] = buildPaper(
    [{ section: null, items: [makeItem("one", { options })], count: 1 }],
    makeSeeds(seed),
  ).questions;
  if (!first) throw new Error("no question");
  return first;
}
const keyShare = (asked: PaperQuestion, difficulty: Difficulty) =>
  buildPoll(asked, difficulty, {}).shares.find(({ optionId }) => asked.key.includes(optionId))?.percent ?? 0;
const difficulties = fc.constantFrom<Difficulty>(1, 2, 3, 4, 5);

describe("buildPoll", () => {
  it("sums to 100 in whole percentages, whatever the counts", () => {
    const counts = fc.dictionary(fc.constantFrom("a", "b", "c", "d"), fc.nat(10_000));
    fc.assert(
      fc.property(
        fc.nat(),
        fc.integer({ min: 2, max: 6 }),
        difficulties,
        counts,
        (seed, options, difficulty, given) => {
          const asked = question(seed, options);
          const { shares } = buildPoll(asked, difficulty, given);
          expect(shares.map(({ optionId }) => optionId)).toEqual(
            asked.options.map(({ optionId }) => optionId),
          );
          expect(shares.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
          expect(shares.every(({ percent }) => Number.isInteger(percent) && percent >= 0)).toBe(true);
        },
      ),
    );
  });

  it("shows the real shares from thirty answers on", () => {
    const asked = question(1);
    const poll = buildPoll(asked, 3, { a: 10, b: 15, c: 5 });
    expect(poll.source).toBe("players");
    const byAuthor = asked.options.map(({ authorId }, index) => [authorId, poll.shares[index]?.percent]);
    expect(Object.fromEntries(byAuthor)).toEqual({ a: 33, b: 50, c: 17, d: 0 });
    expect(buildPoll(asked, 3, { a: 10, b: 15, c: 4 }).source).toBe("estimate");
  });

  it("estimates the same crowd again for the same attempt", () => {
    expect(buildPoll(question(5), 2, {})).toEqual(buildPoll(question(5), 2, { a: 3 }));
    expect(buildPoll(question(5), 2, {})).not.toEqual(buildPoll(question(6), 2, {}));
  });

  it("believes in the key less the harder the item is, and is wrong at times", () => {
    const share = (difficulty: Difficulty) => {
      const shares = Array.from({ length: 300 }, (_, seed) => keyShare(question(seed), difficulty));
      return shares.reduce((sum, percent) => sum + percent, 0) / shares.length;
    };
    const means = ([1, 2, 3, 4, 5] as const).map(share);
    expect(means).toEqual(means.toSorted((one, other) => other - one));
    const misleading = Array.from({ length: 300 }, (_, seed) => question(seed)).filter((asked) => {
      const { shares } = buildPoll(asked, 5, {});
      return keyShare(asked, 5) < Math.max(...shares.map(({ percent }) => percent));
    });
    expect(misleading.length).toBeGreaterThan(20);
  });
});

describe("facilityOf", () => {
  it("is the share of right first answers from thirty on, else what the author expects", () => {
    const asked = question(3);
    const right = asked.options.find(({ optionId }) => asked.key.includes(optionId))?.authorId ?? "";
    const wrong = asked.options.find(({ optionId }) => !asked.key.includes(optionId))?.authorId ?? "";
    expect(facilityOf(asked, 1, { [right]: 6, [wrong]: 24 })).toBe(0.2);
    expect(facilityOf(asked, 1, { [right]: 5, [wrong]: 24 })).toBe(0.85);
    expect(facilityOf(asked, 5, {})).toBe(0.36);
  });
});
