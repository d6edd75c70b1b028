import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkAnswer } from "../attempts/marking.ts";
import { makeItem, makeQuestion } from "../item-fixture.ts";
import { makePaper } from "./battle-fixture.ts";
import {
  BOT_STRENGTHS,
  botChance,
  chooseBot,
  LEAST_BOT_MS,
  MOST_BOT_MS,
  planBot,
  type BotStrength,
} from "./bot.ts";

const paper = makePaper(200);

/** Share of right answers of a bot over many items of one facility. */
function shareRight(strength: BotStrength, facility: number): number {
  const facilities = paper.questions.map(() => facility);
  const moves = planBot(paper, { strength, facilities, seed: [1, 2, 3, 4] });
  const right = paper.questions.filter(
    (question, index) => checkAnswer(question, moves[index]?.answer ?? null) === "correct",
  );
  return right.length / paper.questions.length;
}

describe("the bot", () => {
  it.each([
    [0, "cadet"],
    [1_399, "cadet"],
    [1_400, "first_officer"],
    [1_500, "first_officer"],
    [1_649, "first_officer"],
    [1_650, "captain"],
  ])("three strengths chosen by the player's rating: at %i it is a %s", (rating, strength) => {
    expect(chooseBot(rating)).toBe(strength);
  });

  it.each(BOT_STRENGTHS)("%s answers from the item's facility", (strength) => {
    for (const facility of [0.2, 0.5, 0.9]) {
      expect(Math.abs(shareRight(strength, facility) - botChance(strength, facility))).toBeLessThan(0.1);
    }
  });

  it("of the middle strength is as good as players are, a weaker one worse and a stronger one better", () => {
    expect(botChance("first_officer", 0.6)).toBeCloseTo(0.6);
    for (const facility of [0.2, 0.5, 0.8]) {
      const [cadet = 0, middle = 0, captain = 0] = BOT_STRENGTHS.map((one) => botChance(one, facility));
      expect(cadet).toBeLessThan(middle);
      expect(captain).toBeGreaterThan(middle);
    }
  });

  it("is never sure and never lost", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...BOT_STRENGTHS),
        fc.double({ min: -1, max: 2, noNaN: true }),
        (strength, facility) => {
          expect(botChance(strength, facility)).toBeGreaterThanOrEqual(0.08);
          expect(botChance(strength, facility)).toBeLessThanOrEqual(0.97);
        },
      ),
    );
  });

  it("takes a human-like time, in which every question can be answered, and repeats itself by its seed", () => {
    const seed = fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat());
    fc.assert(
      fc.property(seed, fc.constantFrom(...BOT_STRENGTHS), (own, strength) => {
        const plan = { strength, facilities: [], seed: own };
        const moves = planBot(paper, plan);
        expect(planBot(paper, plan)).toEqual(moves);
        for (const { afterMs } of moves) {
          expect(Number.isInteger(afterMs) && afterMs >= LEAST_BOT_MS && afterMs <= MOST_BOT_MS).toBe(true);
        }
        expect(new Set(moves.map(({ afterMs }) => afterMs)).size).toBeGreaterThan(20);
      }),
      { numRuns: 20 },
    );
  });

  it("takes longer for what fewer know", () => {
    const middleOf = (facility: number) => {
      const facilities = paper.questions.map(() => facility);
      const moves = planBot(paper, { strength: "captain", facilities, seed: [5, 6, 7, 8] });
      return moves.map(({ afterMs }) => afterMs).toSorted((one, other) => one - other)[100] ?? 0;
    };
    expect(middleOf(0.2)).toBeGreaterThan(middleOf(0.95));
  });

  it("lets a question pass that it does not know and that has no option to choose", () => {
    const question = makeQuestion(makeItem("word", { kind: "word_tiles" }), 1);
    const questions = Array.from({ length: 50 }, (_, index) => ({ ...question, number: index + 1 }));
    const moves = planBot({ questions }, { strength: "cadet", facilities: [], seed: [1, 1, 1, 1] });
    const answers = new Set(moves.map(({ answer }) => answer));
    expect(answers).toContain("");
    expect(answers.size).toBe(2);
  });
});
