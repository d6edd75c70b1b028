import { isRefusal, refuse, type Actions, type OutputOf, type Refusal } from "@crosscheck/contract";
import type { reviewPlayerAttempt } from "@crosscheck/contract/operators/players";
import { bestKey } from "@crosscheck/rules/regrades/better-marks";
import { readCorrectedKeys } from "../regrade/corrected-keys.ts";
import { listPaperNotes } from "../engine/note-queries.ts";
import { readItems } from "../engine/read-items.ts";
import { findRun } from "../engine/run-queries.ts";
import type { Handler } from "../../calls/handle.ts";
import type { OperatorHandler } from "../../calls/operate.ts";
import { viewTimeline } from "../watch/watch-result.ts";
import { itemRefs, ownAnswer, questionClock, toCard, toReveal } from "./attempt-view.ts";
import { readRun } from "../engine/open-runs.ts";
import { findRegrade } from "./find-regrade.ts";
import { toldResult } from "./told-result.ts";
import type { Db } from "../../postgres/database.ts";
import { clockOf, mayReview, withheldWhy, type Run } from "../engine/run.ts";

/**
 * Every question, by the key that counts for it since a regrade; those that were left, or wait in another open ranked run, without their answers. Refused as still open
 * too while an `after_close` attempt waits for its closing time.
 */
export const handleReviewAttempt: Handler<Actions["review_attempt"]> = async (call) => {
  const run = await readRun(call, call.input.attempt_id);
  const { pageLanguage: language } = call.caller;
  return run === undefined
    ? refuse("no_data")
    : await reviewRun(call.db, run, { language, nowMs: call.nowMs });
};

/** An operator sees what its player may see by now, and looking ends nothing. */
export const handleReviewPlayerAttempt: OperatorHandler<typeof reviewPlayerAttempt> = async (call) => {
  const { player_id: playerId, attempt_id: attemptId } = call.input;
  const run = await findRun(call.db, { playerId, attemptId });
  const reading = { language: null, nowMs: call.nowMs };
  const review = run === undefined ? refuse("no_data") : await reviewRun(call.db, run, reading);
  return isRefusal(review) ? review : { ...review, audit: { subject: playerId } };
};

type Review = { readonly data: OutputOf<Actions["review_attempt"]> };

type Reading = { readonly language: string | null; readonly nowMs: number };

async function reviewRun(
  db: Db,
  run: Run,
  { language, nowMs }: Reading,
): Promise<Review | Refusal<"attempt_open">> {
  if (run.outcome === null || !mayReview(run, nowMs)) return refuse("attempt_open");

  const clock = clockOf(run, nowMs);
  const items = await readItems(db, itemRefs(run.paper.questions));
  const notes = await readNotes(db, run);
  const keys = (await readCorrectedKeys(db, [run])).get(run.attemptId) ?? [];
  const questions = run.paper.questions.flatMap((question, index) => {
    const item = items[index];
    if (item === undefined) return [];
    const { number } = question;
    const withheld = withheldWhy(run, clock, { number, nowMs });
    const { answer, startedAtMs } = questionClock(clock, number);
    const given = answer?.answer ?? null;
    const counts = bestKey(question, given, { marking: run.rules.marking, keys });
    const seconds = answer && startedAtMs !== null ? Math.max(0, answer.atMs - startedAtMs) / 1_000 : null;
    return [
      {
        card: toCard(question, item),
        answer: ownAnswer(run, clock, number),
        in_time: answer !== null,
        seconds,
        ...(notes.has(number) ? { paper_note: notes.get(number) } : {}),
        withheld,
        reveal: withheld === null ? toReveal(counts.question, counts.item ?? item, given) : null,
      },
    ];
  });
  const result = await toldResult(db, run, { outcome: run.outcome, language, nowMs });
  const regrade = await findRegrade(db, run);
  return { data: { result, regrade, timeline: await viewTimeline(db, run), questions } };
}

/** What the player noted on questions of a free attempt, by their numbers. */
async function readNotes(db: Db, run: Run): Promise<ReadonlyMap<number, string>> {
  const kept = run.rules.answerMode === "free" ? await listPaperNotes(db, run) : [];
  return new Map(kept.flatMap(({ number, note }) => (note === "" ? [] : [[number, note] as const])));
}
