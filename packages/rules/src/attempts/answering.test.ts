import { describe, expect, it } from "vitest";
import type { AnswerMode, Timing } from "../modes/mode.ts";
import { checkAnswerMessage } from "./answering.ts";
import { frameRun, readClock, type AnswerEvent } from "./clock.ts";

const timings: Readonly<Record<AnswerMode, Timing>> = {
  one_by_one: { kind: "per_question", secondsPerQuestion: 30, readingPauseSeconds: 0, lifetimeSeconds: 600 },
  free: { kind: "whole_paper", totalSeconds: 60 },
};

function check(
  answerMode: AnswerMode,
  answers: readonly AnswerEvent[],
  message: { number: number; sequence: number; atMs: number },
) {
  const frame = frameRun({ answerMode, timing: timings[answerMode] }, { questionCount: 2, openedAtMs: 0 });
  const clock = readClock(frame, { answers, openings: [], lifelines: [] }, message.atMs);
  return checkAnswerMessage(frame, { clock, answers }, message);
}
const stored = { number: 1, sequence: 0, answer: "a", atMs: 1_000 };

describe("an answer in a one-by-one attempt", () => {
  it("is recorded once; later ones repeat it", () => {
    expect(check("one_by_one", [], { number: 1, sequence: 7, atMs: 1_000 })).toEqual({
      do: "record",
      sequence: 0,
      inTime: true,
    });
    expect(check("one_by_one", [stored], { number: 1, sequence: 9, atMs: 2_000 })).toEqual({
      do: "repeat",
      stored,
    });
  });

  it("waits for its turn", () => {
    expect(check("one_by_one", [], { number: 2, sequence: 0, atMs: 1_000 })).toEqual({ do: "not_yet" });
    expect(check("one_by_one", [stored], { number: 2, sequence: 0, atMs: 1_000 }).do).toBe("record");
    expect(check("one_by_one", [stored], { number: 3, sequence: 0, atMs: 1_000 })).toEqual({ do: "not_yet" });
  });

  it("is recorded as late after the grace", () => {
    expect(check("one_by_one", [], { number: 1, sequence: 0, atMs: 31_001 })).toMatchObject({
      do: "record",
      inTime: false,
    });
  });
});

describe("an answer in a free attempt", () => {
  it("needs a higher sequence to replace another", () => {
    const fifth = { ...stored, sequence: 5 };
    expect(check("free", [fifth], { number: 1, sequence: 5, atMs: 2_000 })).toEqual({
      do: "repeat",
      stored: fifth,
    });
    expect(check("free", [fifth], { number: 1, sequence: 4, atMs: 2_000 })).toEqual({
      do: "repeat",
      stored: fifth,
    });
    expect(check("free", [stored, fifth], { number: 1, sequence: 6, atMs: 2_000 })).toEqual({
      do: "record",
      sequence: 6,
      inTime: true,
    });
  });
});
