import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerTo, makePaper } from "./battle-fixture.ts";
import { elapsedMs, markAnswer, roundTripOf, speedBonus } from "./score.ts";

const paper = makePaper(1);
const [question] = paper.questions;

describe("points of an answer", () => {
  it.each([
    [0, 2],
    [3_000, 2],
    [3_001, 1],
    [6_000, 1],
    [6_001, 0],
    [20_000, 0],
  ])("speed bonus +2 within 3 s and +1 within 6 s: after %i ms it is %i", (afterMs, bonus) => {
    expect(speedBonus(afterMs)).toBe(bonus);
  });

  it.each([
    ["right", 1_000, { verdict: "correct", points: 6, bonus: 2 }],
    ["right", 5_000, { verdict: "correct", points: 5, bonus: 1 }],
    ["right", 9_000, { verdict: "correct", points: 4, bonus: 0 }],
    ["wrong", 1_000, { verdict: "wrong", points: 0, bonus: 0 }],
  ] as const)("a %s answer after %i ms", (is, ms, mark) => {
    if (question === undefined) throw new Error("no question");
    expect(markAnswer(question, { answer: answerTo(paper, 1, is), elapsedMs: ms })).toEqual(mark);
  });

  it("a missed question scores 0", () => {
    if (question === undefined) throw new Error("no question");
    expect(markAnswer(question, undefined)).toEqual({ verdict: "blank", points: 0, bonus: 0 });
  });
});

describe("time of an answer", () => {
  it.each([
    [null, 3_000],
    [0, 3_000],
    [200, 2_900],
    [800, 2_600],
    [801, 2_600],
    [60_000, 2_600],
    [-500, 3_000],
  ])("less half the measured round trip, capped at 400 ms: %s gives %i", (roundTripMs, ms) => {
    expect(elapsedMs(10_000, { receivedMs: 13_000, roundTripMs })).toBe(ms);
  });

  it("is the smallest of the last five round trips, so that delaying probes gains nothing", () => {
    expect(roundTripOf([])).toBeNull();
    expect(roundTripOf([10, 300, 310, 320, 330, 305])).toBe(300);
  });

  it("is never negative and never gives back more than 400 ms", () => {
    const ms = fc.integer({ min: -1_000, max: 100_000 });
    fc.assert(
      fc.property(ms, ms, (afterMs, roundTripMs) => {
        const elapsed = elapsedMs(0, { receivedMs: afterMs, roundTripMs });
        expect(elapsed).toBeGreaterThanOrEqual(Math.max(0, afterMs - 400));
        expect(elapsed).toBeLessThanOrEqual(Math.max(0, afterMs));
      }),
    );
  });
});
