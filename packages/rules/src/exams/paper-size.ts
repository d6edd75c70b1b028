import type { ExamPreset, MockLength } from "./preset.ts";

const SHARES: Readonly<Record<MockLength, number>> = { full: 1, half: 1 / 2, quarter: 1 / 4 };

type RealPaper = Pick<ExamPreset, "questions" | "minutes">;

/** Questions that a mock of this length asks, where the bank has them; at least one. */
export function wantedQuestions({ questions }: Pick<RealPaper, "questions">, length: MockLength): number {
  return Math.max(1, Math.round(questions * SHARES[length]));
}

/** Time for so many questions of a paper, in proportion to the real one, in whole seconds. */
export function secondsFor({ questions, minutes }: RealPaper, count: number): number {
  return Math.max(1, Math.round((minutes * 60 * count) / questions));
}
