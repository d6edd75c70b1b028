import type { KeyChange } from "@crosscheck/rules/exams/regrade";
import type { Db } from "../postgres/database.ts";

/** All corrections of an exam's keys, in the order they were made. */
export async function listChanges(db: Db, examId: string): Promise<readonly KeyChange[]> {
  const rows = await db
    .selectFrom("exam_regrades")
    .select("changes")
    .where("exam_id", "=", examId)
    .orderBy("number")
    .execute();
  return rows.flatMap(({ changes }) => changes);
}

/** Adds corrections to those of a locked exam; their number, from 1. */
export async function insertRegrade(
  tx: Db,
  examId: string,
  regrade: {
    readonly operatorId: string | null;
    readonly at: Date;
    readonly reason: string;
    readonly changes: readonly KeyChange[];
  },
): Promise<number> {
  const { count } = await tx
    .selectFrom("exam_regrades")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("exam_id", "=", examId)
    .executeTakeFirstOrThrow();
  const number = count + 1;
  await tx
    .insertInto("exam_regrades")
    .values({
      exam_id: examId,
      number,
      operator_id: regrade.operatorId,
      at: regrade.at,
      reason: regrade.reason,
      changes: JSON.stringify(regrade.changes),
    })
    .execute();
  return number;
}
