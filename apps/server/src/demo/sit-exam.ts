import type { OutputOf } from "@crosscheck/contract";
import type { getAttempt } from "@crosscheck/contract/actions/attempts";
import type { Random } from "@crosscheck/rules/random";
import type { DemoGround } from "./demo-calls.ts";
import { readPaper } from "./demo-queries.ts";
import { answerOf, type Flyer } from "./fly.ts";

/** Somebody in an exam, and how it goes for them. */
export type Sitter = {
  readonly flyer: Flyer;
  readonly random: Random;
  /** How long the page is left once; null: never. */
  readonly awayMs: number | null;
  readonly isRight: (number: number) => boolean;
};

/** A page says that it is there at least as often; longer silence would be a gap of its connection (ms). */
const HEARTBEAT_MS = 12_000;
/** The question at which somebody leaves the page. */
const LEFT_AT = 6;
const LONGEST_THOUGHT_MS = 30_000;

/** Enters an exam, starts it, answers all of it and hands it in, at the times of the flyer's clock. */
export async function sitExam({ db, ports }: DemoGround, sitter: Sitter, examId: string): Promise<void> {
  const { flyer, random, awayMs, isRight } = sitter;
  const { call, clock, playerId } = flyer;
  const exam = { exam_module_id: examId };
  await call("set_exam_module_result", exam);
  clock.advanceTo(clock.nowMs() + HEARTBEAT_MS);
  const view = (await call("get_exam_module_questions", exam)) as OutputOf<typeof getAttempt> | undefined; // of the contract
  if (view === undefined) throw new Error("an exam of the demo did not open");
  const attempt = { attempt_id: view.attempt_id };
  const page = { ...attempt, page_id: ports.random.uuid() };
  const report = async (...events: readonly object[]) =>
    await call("report_exam_events", { ...page, events });
  await report();
  for (const question of await readPaper(db, playerId, view.attempt_id)) {
    await think(sitter, report, Math.round(LONGEST_THOUGHT_MS * (0.2 + 0.8 * random.next())));
    if (question.number === LEFT_AT && awayMs !== null) {
      await report({ number: 1, kind: "hidden" });
      clock.advanceTo(clock.nowMs() + awayMs);
      await report({ number: 2, kind: "visible" });
    }
    const answer = answerOf(question, { random, isRight: isRight(question.number) });
    await call("submit_answer", { ...attempt, question_id: question.itemId, answer });
  }
  await call("set_exam_module_result", { ...exam, obtained_marks: 0 });
}

/** Time goes by while the page says that it is there. */
async function think(
  { flyer: { clock } }: Sitter,
  report: () => Promise<unknown>,
  forMs: number,
): Promise<void> {
  const untilMs = clock.nowMs() + forMs;
  while (clock.nowMs() < untilMs) {
    clock.advanceTo(Math.min(untilMs, clock.nowMs() + HEARTBEAT_MS));
    await report();
  }
}
