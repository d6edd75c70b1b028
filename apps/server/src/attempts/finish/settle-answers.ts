import type { RunMarks } from "@crosscheck/rules/attempts/marking";
import type { EndedItem } from "../../calls/finish-effect.ts";
import { clockOf, type Run } from "../engine/run.ts";

/** How a question of a finished run went. */
export type SettledAnswer = Omit<EndedItem, "optionId" | "isKnown">;

/** Every question of a run that ended then, in the order of the paper. */
export function settleAnswers(
  run: Run,
  verdicts: RunMarks["verdicts"],
  endedAtMs: number,
): readonly SettledAnswer[] {
  const clock = clockOf(run, endedAtMs);
  return run.paper.questions.map(({ itemId, version, language, category }, index) => {
    const verdict = verdicts[index] ?? "blank";
    const isAnswered = verdict !== "blank";
    const ms = isAnswered ? answerMs(run, clock.questions[index]) : null;
    return { itemId, version, language, category, isAnswered, isCorrect: verdict === "correct", ms };
  });
}

/** Where the whole paper has one clock, nobody knows how long a question took. */
function answerMs(
  run: Run,
  question: ReturnType<typeof clockOf>["questions"][number] | undefined,
): number | null {
  if (run.rules.timing.kind === "whole_paper" || !question?.answer || question.startedAtMs === null)
    return null;
  return Math.max(0, question.answer.atMs - question.startedAtMs);
}
