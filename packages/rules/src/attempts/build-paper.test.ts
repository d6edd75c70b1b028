import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeItem, makeItems, makeQuestion, makeSeeds } from "../item-fixture.ts";
import { buildPaper } from "./build-paper.ts";

const seedNumbers = fc.nat();

describe("buildPaper", () => {
  it("gives the same paper for the same seeds and another for others", () => {
    const parts = [{ section: null, items: makeItems(30), count: 10 }];
    expect(buildPaper(parts, makeSeeds(1))).toEqual(buildPaper(parts, makeSeeds(1)));
    const order = (number: number) =>
      buildPaper(parts, makeSeeds(number)).questions.map(({ itemId }) => itemId);
    expect(order(1)).not.toEqual(order(2));
  });

  it("draws so many different items, numbered from 1", () => {
    fc.assert(
      fc.property(
        seedNumbers,
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 20 }),
        (seed, have, count) => {
          const { questions } = buildPaper(
            [{ section: null, items: makeItems(have), count }],
            makeSeeds(seed),
          );
          expect(questions).toHaveLength(Math.min(have, count));
          expect(questions.map(({ number }) => number)).toEqual(questions.map((_, index) => index + 1));
          expect(new Set(questions.map(({ itemId }) => itemId)).size).toBe(questions.length);
        },
      ),
    );
  });

  it("never draws an item twice, not from two parts and not from a list that has it twice", () => {
    const items = makeItems(6);
    const parts = [
      { section: "A", items: [...items, ...items], count: 4 },
      { section: "B", items, count: 4 },
    ];
    const { questions } = buildPaper(parts, makeSeeds(9));
    expect(new Set(questions.map(({ itemId }) => itemId)).size).toBe(6);
    expect(questions.map(({ section }) => section)).toEqual(["A", "A", "A", "A", "B", "B"]);
  });

  it("keeps every option and marks the author's key under opaque ids", () => {
    fc.assert(
      fc.property(seedNumbers, fc.integer({ min: 2, max: 6 }), (seed, options) => {
        const item = makeItem("one", { options });
        const [question] = buildPaper(
          [{ section: null, items: [item], count: 1 }],
          makeSeeds(seed),
        ).questions;
        expect(question?.options.map(({ authorId }) => authorId).toSorted()).toEqual(
          item.options.map(({ id }) => id),
        );
        const key = question?.options.find(({ optionId }) => optionId === question.key[0]);
        expect(key?.authorId).toBe("a");
        for (const { optionId } of question?.options ?? []) expect(optionId).toMatch(/^[a-z2-9]{8}$/);
      }),
    );
  });

  it("shuffles what a template has made too: the middle of numbers that ascend is the key too often", () => {
    const made = { ...makeItem("one"), generated: { template: "leg-time", seed: 1 } };
    const orders = [1, 2, 3, 4, 5].map((seed) =>
      makeQuestion(made, seed)
        .options.map(({ authorId }) => authorId)
        .join(""),
    );
    expect(new Set(orders).size).toBeGreaterThan(1);
  });

  it("gives an option id to one option of the paper only", () => {
    const { questions } = buildPaper([{ section: null, items: makeItems(100), count: 100 }], makeSeeds(4));
    const ids = questions.flatMap(({ options }) => options.map(({ optionId }) => optionId));
    expect(new Set(ids).size).toBe(400);
  });

  it("fixes a 50/50 that leaves the key and one other", () => {
    fc.assert(
      fc.property(seedNumbers, fc.integer({ min: 2, max: 6 }), (seed, options) => {
        const [question] = buildPaper(
          [{ section: null, items: [makeItem("one", { options })], count: 1 }],
          makeSeeds(seed),
        ).questions;
        expect(question?.removedByFiftyFifty).toHaveLength(options - 2);
        expect(question?.removedByFiftyFifty).not.toContain(question?.key[0]);
      }),
    );
  });

  it("puts the key in every place about as often, whatever the ids' seed", () => {
    const places = [0, 0, 0, 0];
    for (let number = 0; number < 2_000; number += 1) {
      const [question] = buildPaper(
        [{ section: null, items: [makeItem("one")], count: 1 }],
        makeSeeds(number),
      ).questions;
      const at = question?.options.findIndex(({ optionId }) => question.key.includes(optionId)) ?? 0;
      places[at] = (places[at] ?? 0) + 1;
    }
    expect(Math.min(...places)).toBeGreaterThan(430);
  });
});
