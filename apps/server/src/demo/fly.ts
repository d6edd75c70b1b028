import type { OutputOf } from "@crosscheck/contract";
import type { finishAttempt, getAttempt } from "@crosscheck/contract/actions/attempts";
import type { PaperQuestion } from "@crosscheck/rules/attempts/paper";
import { QUESTION_RULES } from "@crosscheck/rules/questions/index";
import type { Random } from "@crosscheck/rules/random";
import type { Db } from "../postgres/database.ts";
import type { DemoCall, SetClock } from "./demo-calls.ts";
import type { Pilot } from "./demo-pilots.ts";
import { readPaper } from "./demo-queries.ts";

/** A pilot who flies, with the calls and the clock of their own. */
export type Flyer = {
  readonly playerId: string;
  readonly pilot: Omit<Pilot, "name">;
  readonly call: DemoCall;
  readonly clock: SetClock;
  readonly random: Random;
};

type View = OutputOf<typeof getAttempt>;
type Result = OutputOf<typeof finishAttempt>;

/**
 * Flies one quiz from its first question to its result, as well and as fast as the pilot can; undefined when it did not
 * open.
 *
 * @param untilMs the run is over before this time
 */
export async function flyQuiz(
  db: Db,
  flyer: Flyer,
  { action, fields, untilMs }: { readonly action: string; readonly fields: object; readonly untilMs: number },
): Promise<Result | undefined> {
  const { playerId, call } = flyer;
  const view = (await call(action, fields)) as View | undefined; // of the contract
  if (view === undefined) return undefined;
  const { attempt_id: attemptId } = view;
  const questions = await readPaper(db, playerId, attemptId);
  for (const question of questions) {
    const at = { attempt_id: attemptId, question_id: question.itemId };
    const hasPause = question.number > 1 && view.reveal === "after_answer";
    if (hasPause) await call("open_question", at);
    think(flyer, { left: questions.length - question.number + 1, untilMs });
    const { pilot, random } = flyer;
    const answer = answerOf(question, { random, isRight: random.next() < pilot.skill });
    await call("submit_answer", { ...at, answer });
  }
  if (view.reveal === "after_close") return undefined;
  return (await call("finish_attempt", { attempt_id: attemptId })) as Result; // of the contract
}

/** The time for an answer goes by, less of it where the end is near. */
function think(
  { clock, pilot, random }: Flyer,
  { left, untilMs }: { readonly left: number; readonly untilMs: number },
): void {
  const wanted = pilot.pace * (0.5 + random.next()) * 1_000;
  clock.advanceTo(clock.nowMs() + Math.min(wanted, Math.max(0, untilMs - clock.nowMs()) / (left + 1)));
}

/** A right answer, or one of the wrong ones. */
export function answerOf(
  question: PaperQuestion,
  { random, isRight }: { readonly random: Random; readonly isRight: boolean },
): string {
  if (isRight) return QUESTION_RULES[question.kind].correctAnswer(question);
  const isChoice = question.kind === "single" || question.kind === "true_false";
  const wrong = question.options.filter(({ optionId }) => !question.key.includes(optionId));
  return isChoice ? (wrong[random.below(wrong.length)]?.optionId ?? "") : "";
}
