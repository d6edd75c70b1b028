import { insertExam } from "@crosscheck/server/exams/candidate-fixture";
import { systemClock } from "@crosscheck/server/ports/clock";
import { createRandom } from "@crosscheck/server/ports/random";
import { openProductDatabase } from "./bench-players.ts";

const HOUR_MS = 3_600_000;

/** Makes an exam in the database of a running product that is open for two hours, with a paper drawn for each candidate. */
export async function addBenchExam(
  dataFolder: string,
  { questions, key }: { readonly questions: number; readonly key: string },
): Promise<string> {
  const { db, close } = openProductDatabase(dataFolder, 1);
  const startsAtMs = systemClock.nowMs() - 1_000;
  const wish = { startsAtMs, endsAtMs: startsAtMs + 2 * HOUR_MS, count: questions, isDrawn: true, key };
  const examId = await insertExam(db, createRandom(systemClock), wish);
  await close();
  return examId;
}

/** An answer that the server has said it saved. */
export type SavedAnswer = {
  readonly attemptId: string;
  readonly number: number;
  readonly answer: string;
};

/** How many of these answers the database of a running product does not have. */
export async function countLost(dataFolder: string, saved: readonly SavedAnswer[]): Promise<number> {
  const { db, close } = openProductDatabase(dataFolder, 1);
  const rows = await db.selectFrom("attempt_answers").select(["attempt_id", "number", "answer"]).execute();
  await close();
  const stored = new Set(rows.map((row) => `${row.attempt_id} ${row.number} ${row.answer}`));
  return saved.filter((one) => !stored.has(`${one.attemptId} ${one.number} ${one.answer}`)).length;
}
