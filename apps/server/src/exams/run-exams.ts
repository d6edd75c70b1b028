import { GRACE_MS } from "@crosscheck/rules/attempts/clock";
import { findRun } from "../attempts/engine/run-queries.ts";
import { isDue } from "../attempts/engine/run.ts";
import { finishRun, type FinishContext } from "../attempts/finish/finish-run.ts";
import { forgetCatalogue } from "../content/catalogue.ts";
import { tellPlayers } from "../notices/tell-players.ts";
import type { Db } from "../postgres/database.ts";
import { inTransaction } from "../postgres/in-transaction.ts";
import {
  hasWaiting,
  limitWaiting,
  listExamsToClose,
  listOpenings,
  listOpenSittings,
  storeClosing,
  type Opening,
} from "./closing-queries.ts";
import { forgetPool } from "./exam-pool.ts";
import { lockExam } from "./exam-queries.ts";

export type ExamsContext = FinishContext & {
  readonly onBug: (error: unknown, about: { readonly examId: string }) => void;
};

/**
 * Everything of exams that is done at times: those whose window is over are closed, and candidates are told of those that
 * open. What fails holds up no other and is tried again at the next time.
 */
export async function runExams(context: ExamsContext): Promise<void> {
  const { db, nowMs, onBug } = context;
  for (const examId of await listExamsToClose(db, new Date(nowMs - GRACE_MS))) {
    try {
      await closeExam(context, examId);
    } catch (error) {
      onBug(error, { examId });
    }
  }
  for (const opening of await listOpenings(db, new Date(nowMs))) {
    try {
      await inTransaction(db, (tx) => tellOpening(tx, opening, new Date(nowMs)));
    } catch (error) {
      onBug(error, opening);
    }
  }
}

/**
 * Closes an exam whose window is over: ends the sittings whose result may be known and gives its items back. Each step is a
 * transaction that finds what is done already, so it may stop anywhere, be begun again by anybody, and run in two processes
 * at the same time. Results that wait for the examiner stay handed in.
 */
async function closeExam(context: ExamsContext, examId: string): Promise<void> {
  const { db, nowMs, onBug } = context;
  for (const key of await listOpenSittings(db, examId)) {
    try {
      const run = await findRun(db, key);
      if (run !== undefined && run.finishedAtMs === null && isDue(run, nowMs)) await finishRun(context, run);
    } catch (error) {
      // It keeps no items from the others; the job that settles attempts tries it again.
      onBug(error, { examId });
    }
  }
  // Not under the lock: whoever finishes a sitting holds its attempt before the exam.
  await limitWaiting(db, examId);
  await inTransaction(db, (tx) => closeIn(tx, examId, nowMs));
  forgetCatalogue(db);
  forgetPool(db);
}

async function closeIn(tx: Db, examId: string, nowMs: number): Promise<void> {
  const exam = await lockExam(tx, examId);
  if (exam === undefined || exam.closedAt !== null || exam.publishedAt === null) return;
  // It may have been extended since it was listed.
  if (exam.endsAt.getTime() + GRACE_MS >= nowMs) return;
  // Somebody who held the exam may have started a sitting since; the next time finds it.
  if (await hasWaiting(tx, examId)) return;
  await storeClosing(tx, examId, new Date(nowMs));
}

async function tellOpening(tx: Db, { examId, title, playerIds }: Opening, at: Date): Promise<void> {
  const params = { exam_id: examId, title };
  await tellPlayers(
    tx,
    playerIds.map((playerId) => ({ kind: "exam_opens", playerId, params }) as const),
    at,
  );
}
