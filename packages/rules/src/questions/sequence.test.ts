import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeAnswerText, makeItem, makeQuestion } from "../item-fixture.ts";
import { createRandom } from "../random.ts";
import { keepsOrder, sequence } from "./sequence.ts";

type Pair = readonly [string, string];

/** Every order of the ids. */
function permutations(ids: readonly string[]): readonly (readonly string[])[] {
  if (ids.length <= 1) return [ids];
  return ids.flatMap((first) =>
    permutations(ids.filter((id) => id !== first)).map((others) => [first, ...others]),
  );
}

/** Two to six ids in a random order, the key, and pairs that it keeps. */
const puzzles = fc.integer({ min: 2, max: 6 }).chain((count) =>
  fc
    .record({
      key: fc.shuffledSubarray("abcdef".split("").slice(0, count), { minLength: count }),
      chosen: fc.array(fc.tuple(fc.nat(count - 1), fc.nat(count - 1)), { maxLength: 8 }),
    })
    .map(({ key, chosen }) => ({
      key,
      before: chosen
        .filter(([one, other]) => one !== other)
        .map(([one, other]): Pair => [key[Math.min(one, other)] ?? "", key[Math.max(one, other)] ?? ""]),
    })),
);

/** Built up by taking only what nothing that is left must come before. */
function linearExtensions(left: readonly string[], before: readonly Pair[]): readonly string[] {
  if (left.length === 0) return [""];
  return left
    .filter((id) => !before.some(([first, second]) => second === id && left.includes(first)))
    .flatMap((id) =>
      linearExtensions(
        left.filter((other) => other !== id),
        before,
      ).map((rest) => id + rest),
    );
}

function makeSequence(key: readonly string[], before: readonly Pair[] | undefined) {
  return makeItem("one", { kind: "sequence", options: key.length, key, before });
}

describe("sequence", () => {
  it("finds an order right exactly when it is a linear extension of the pairs", () => {
    fc.assert(
      fc.property(puzzles, fc.nat(), ({ key, before }, seed) => {
        const question = makeQuestion(makeSequence(key, before), seed);
        const right = permutations(key).filter((order) =>
          sequence.isCorrect(question, makeAnswerText(question, order)),
        );
        const expected = linearExtensions(key, before);
        expect(right.map((order) => order.join("")).toSorted()).toEqual([...expected].toSorted());
        expect(expected).toContain(key.join(""));
      }),
      { numRuns: 60 },
    );
  });

  it("finds the key alone right where there are no pairs", () => {
    fc.assert(
      fc.property(puzzles, ({ key }) => {
        const question = makeQuestion(makeSequence(key, undefined), 1);
        for (const order of permutations(key)) {
          const isKey = order.join() === key.join();
          expect(sequence.isCorrect(question, makeAnswerText(question, order))).toBe(isKey);
        }
      }),
      { numRuns: 10 },
    );
  });

  it("takes whole orders only", () => {
    const question = makeQuestion(makeSequence(["c", "a", "b"], undefined), 1);
    for (const order of [[], ["c"], ["c", "a"], ["c", "a", "b", "b"], ["c", "a", "a"], ["c", "a", "x"]]) {
      expect(sequence.isAnswer(question, makeAnswerText(question, order))).toBe(false);
    }
  });

  it("never shows a right order where there is another", () => {
    fc.assert(
      fc.property(puzzles, fc.nat(), ({ key, before }, seed) => {
        for (const pairs of [before, undefined]) {
          const item = makeSequence(key, pairs);
          const canBeWrong = permutations(key).some((order) => !keepsOrder(order, item));
          const shown = sequence.arrangeOptions(item, createRandom([seed, 1, 2, 3]));
          const isShownRight = keepsOrder(
            shown.map(({ id }) => id),
            item,
          );
          expect(isShownRight && canBeWrong).toBe(false);
        }
      }),
    );
  });

  it("never shows a right order even if chance gives nothing else", () => {
    const always = { next: () => 0, below: () => 0 };
    const item = makeItem("one", { kind: "sequence", key: ["a", "b", "c", "d"] });
    expect(sequence.arrangeOptions(item, always).map(({ id }) => id)).toEqual(["d", "c", "b", "a"]);
  });

  it("shows every wrong order about as often", () => {
    const item = makeSequence(["a", "b", "c"], undefined);
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 1_000; seed += 1) {
      const shown = sequence.arrangeOptions(item, createRandom([seed, 1, 2, 3]));
      const order = shown.map(({ id }) => id).join("");
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect([...counts.keys()].toSorted()).toEqual(["acb", "bac", "bca", "cab", "cba"]);
    expect(Math.min(...counts.values())).toBeGreaterThan(150);
  });
});
