import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Random, Seed } from "../random.ts";
import { drawNumber, pick } from "./draw.ts";
import { generate } from "./generate.ts";
import type { ChoiceProblem, NumberProblem, Problem, Template } from "./template.ts";

const SEED: Seed = [1, 2, 3, 4];

function makeTemplate(draw: (random: Random) => Problem): Template {
  const place = { code: "061", lo: "061.01", difficulty: 1, reference: "None" } as const;
  return { id: "for-tests", version: 1, title: "For tests", ...place, draw };
}

function makeNumber(wrong: readonly number[], more: Partial<NumberProblem> = {}): NumberProblem {
  return {
    shape: "number",
    stem: "How much?",
    unit: "kt",
    decimals: 0,
    value: 100,
    tolerance: 2,
    mistakes: wrong.map((value) => ({ id: `wrong-${value}`, why: `Gives ${value}.`, value })),
    explanation: "It is 100 kt.",
    ...more,
  };
}

function makeChoice(texts: readonly string[]): ChoiceProblem {
  return {
    shape: "choice",
    stem: "Which one?",
    right: { text: "right", why: "Correct: it is so." },
    mistakes: texts.map((text, place) => ({ id: `wrong-${place}`, text, why: "Takes another one." })),
    explanation: "It is so.",
  };
}

/** A template that gives these problems one after the other, then the last one for ever. */
function inTurn(problems: readonly Problem[]): Template {
  let draws = 0;
  return makeTemplate(() => {
    const problem = problems[Math.min(draws, problems.length - 1)];
    draws += 1;
    if (!problem) throw new Error("no problem");
    return problem;
  });
}

describe("a number with options", () => {
  it("shows four in ascending order with the right one as key", () => {
    const item = generate(
      makeTemplate(() => makeNumber([50, 150, 200])),
      SEED,
      "single",
    );
    expect(item.options.map(({ id, text }) => `${id} ${text}`)).toEqual([
      "a 50 kt",
      "b 100 kt",
      "c 150 kt",
      "d 200 kt",
    ]);
    expect(item.key).toEqual(["b"]);
    expect(item.options.map(({ mistakeId }) => mistakeId)).toEqual([
      "wrong-50",
      null,
      "wrong-150",
      "wrong-200",
    ]);
    expect(item).not.toHaveProperty("number");
  });

  it("leaves out mistakes within the tolerance, and of two printed alike the second", () => {
    const template = makeTemplate(() => makeNumber([98, 101.9, 50, 50.2, 150, 200]));
    const item = generate(template, SEED, "single");
    expect(item.options.map(({ text }) => text)).toEqual(["50 kt", "100 kt", "150 kt", "200 kt"]);
    expect(item.options[0]?.mistakeId).toBe("wrong-50");
  });

  it("leaves out a mistake that is printed like the right value", () => {
    const template = makeTemplate(() => makeNumber([100.4, 50, 150, 200], { tolerance: 0.1 }));
    expect(generate(template, SEED, "single").options).toHaveLength(4);
    expect(() =>
      generate(
        makeTemplate(() => makeNumber([100.4, 50, 150])),
        SEED,
        "single",
      ),
    ).toThrow("50 draws");
  });

  it("draws on until three mistakes are usable", () => {
    const template = inTurn([makeNumber([99, 50, 150]), makeNumber([60, 70, 80])]);
    expect(generate(template, SEED, "single").options.map(({ text }) => text)).toContain("60 kt");
  });

  it("gives up after fifty draws", () => {
    let draws = 0;
    const template = makeTemplate(() => {
      draws += 1;
      return makeNumber([99, 50, 150]);
    });
    expect(() => generate(template, SEED, "single")).toThrow("for-tests: 50 draws");
    expect(draws).toBe(50);
  });

  it("puts the right value at each of the four places about as often when the mistakes allow it", () => {
    const template = makeTemplate(() => makeNumber([40, 60, 80, 120, 140, 160]));
    const places = new Map<string, number>();
    for (let seed = 0; seed < 2_000; seed += 1) {
      const key = generate(template, [seed, 2, 3, 4], "single").key.join();
      places.set(key, (places.get(key) ?? 0) + 1);
    }
    expect([...places.keys()].toSorted()).toEqual(["a", "b", "c", "d"]);
    expect(Math.min(...places.values())).toBeGreaterThan(420);
  });
});

describe("a typed number", () => {
  it("keeps the exact value, the tolerance and the usable mistakes and shows no options", () => {
    const template = makeTemplate(() => makeNumber([98, 50, 150, 200], { value: 100.3, digits: 3 }));
    const item = generate(template, SEED, "typed_number");
    expect(item).toMatchObject({ kind: "typed_number", options: [], key: [] });
    expect(item.number).toMatchObject({ value: 100.3, tolerance: 2, unit: "kt", decimals: 0, digits: 3 });
    expect(item.mistakes?.map(({ value }) => value)).toEqual([98, 50, 150, 200]);
  });

  it("cannot be asked of a text", () => {
    const template = makeTemplate(() => makeChoice(["one", "two", "three"]));
    expect(() => generate(template, SEED, "typed_number")).toThrow("for-tests has no number to type");
  });
});

describe("a choice of texts", () => {
  it("shows the right text and three different wrong ones in any order", () => {
    const template = makeTemplate(() => makeChoice(["one", "right", "two", "two", "three", "four"]));
    const keys = new Set<string>();
    for (let seed = 0; seed < 100; seed += 1) {
      const item = generate(template, [seed, 2, 3, 4], "single");
      expect(new Set(item.options.map(({ text }) => text)).size).toBe(4);
      expect(item.options.filter(({ text }) => text === "right").map(({ id }) => id)).toEqual(item.key);
      keys.add(item.key.join());
    }
    expect(keys.size).toBe(4);
  });

  it("draws on when texts are alike", () => {
    const template = inTurn([makeChoice(["one", "one", "right", "two"]), makeChoice(["x", "y", "z"])]);
    expect(
      generate(template, SEED, "single")
        .options.map(({ text }) => text)
        .toSorted(),
    ).toEqual(["right", "x", "y", "z"]);
  });
});

describe("drawing", () => {
  it("reaches both ends of a range and nothing outside its steps", () => {
    const drawn = new Set<number>();
    for (let seed = 0; seed < 300; seed += 1) {
      generate(
        makeTemplate((random) => {
          drawn.add(drawNumber(random, { from: 0.1, to: 0.5, step: 0.1 }));
          return makeNumber([50, 150, 200]);
        }),
        [seed, 2, 3, 4],
        "single",
      );
    }
    expect([...drawn].toSorted((one, other) => one - other)).toEqual([0.1, 0.2, 0.3, 0.4, 0.5]);
  });

  it("picks every value", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 }), (place) => {
        const random = { next: () => 0, below: () => place };
        expect(pick(random, ["a", "b", "c"])).toBe(["a", "b", "c"][place]);
      }),
    );
  });
});
