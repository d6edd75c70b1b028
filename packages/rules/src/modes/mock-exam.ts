import type { ExamPreset } from "../exams/preset.ts";
import type { AwayRule } from "../exams/away.ts";
import { secondsFor } from "../exams/paper-size.ts";
import type { ModeDefinition } from "./mode.ts";
import { selfChallenge } from "./practice.ts";

/** A mock exam: a paper by the rules of a real one, which a preset says; practice. */
export const mockExam = {
  ...selfChallenge,
  id: "mock_exam",
  kinds: ["single"],
  source: { from: "preset" },
  questions: { count: 20, min: 1, max: 500 },
  timing: { kind: "whole_paper", totalSeconds: 3_600 },
  marking: { right: 1, wrong: 0, blank: 0, floorAtZero: true, percentOf: "marks" },
  winPercent: 75,
} as const satisfies ModeDefinition;

/** Like the real one: the first time the page is away too long ends it. */
const STRICT: AwayRule = { policy: "end", warnings: 0, toleranceMs: 0 };
const RELAXED: AwayRule = { ...STRICT, policy: "log" };

/** The mode with the rules of a preset, for a paper of so many questions. */
export function mockExamOf(
  preset: ExamPreset,
  { count, isStrict }: { readonly count: number; readonly isStrict: boolean },
): ModeDefinition {
  const percents = preset.sections.flatMap(({ section, passPercent }) =>
    passPercent === null ? [] : [[section, passPercent] as const],
  );
  return {
    ...mockExam,
    questions: { ...mockExam.questions, count },
    timing: { kind: "whole_paper", totalSeconds: secondsFor(preset, count) },
    marking: { ...mockExam.marking, ...preset.marks },
    winPercent: preset.passPercent,
    away: isStrict ? STRICT : RELAXED,
    ...(percents.length === 0 ? {} : { sectionPercents: Object.fromEntries(percents) }),
  };
}
