import type { ExamResult } from "@crosscheck/rules/exams/exam-result";
import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";
import type { NameShown } from "../postgres/tables/exam-tables.ts";
import type { SittingKey } from "./exam-queries.ts";

/** The code under which a sitting's result is verified: the one it has, else this one from now on. */
export async function giveReportCode(
  db: Db,
  { examId, playerId, number }: SittingKey,
  code: string,
): Promise<string> {
  const { rows } = await sql<{ code: string }>`
    update exam_sittings set report_code = coalesce(report_code, ${code}::text)
    where exam_id = ${examId} and player_id = ${playerId} and number = ${number}
    returning report_code as code`.execute(db);
  return rows[0]?.code ?? code;
}

/** How the name stands on the page of verification of a player's latest sitting; false where there is none. */
export async function storeNameShown(
  db: Db,
  { examId, playerId }: Pick<SittingKey, "examId" | "playerId">,
  nameShown: NameShown,
): Promise<boolean> {
  const { rows } = await sql`
    update exam_sittings set name_shown = ${nameShown}
    where exam_id = ${examId} and player_id = ${playerId} and number = (select max(number) from exam_sittings other
      where other.exam_id = ${examId} and other.player_id = ${playerId}) returning number`.execute(db);
  return rows.length > 0;
}

/** What stands behind a code. */
export type VerifiedSitting = {
  readonly code: string;
  readonly title: string;
  readonly licence: string;
  readonly subject: string;
  readonly name: string;
  readonly nameShown: NameShown;
  readonly finishedAt: Date;
  readonly isVoided: boolean;
  readonly result: ExamResult;
  readonly isRegraded: boolean;
};

/** The released result with this code. */
export async function findByReportCode(db: Db, code: string): Promise<VerifiedSitting | undefined> {
  const { rows } = await sql<VerifiedSitting>`
    select report_code as code, exams.title, exams.licence, exams.subject, coalesce(candidate_name, players.name) as name, name_shown as "nameShown",
      attempts.finished_at as "finishedAt", voided_at is not null as "isVoided", result,
      first_result is not null as "isRegraded"
    from exam_sittings sitting join exams using (exam_id) join players using (player_id)
    join attempts on attempts.player_id = sitting.player_id and attempts.attempt_id = sitting.attempt_id
    where report_code = ${code} and result is not null and attempts.finished_at is not null`.execute(db);
  return rows[0];
}

/** Calls a player otherwise in the results of what was sat so far. */
export async function renameCandidate(
  db: Db,
  { playerId, name }: { readonly playerId: string; readonly name: string },
): Promise<void> {
  await db
    .updateTable("exam_sittings")
    .set({ candidate_name: name })
    .where("player_id", "=", playerId)
    .where("candidate_name", "is not", null)
    .execute();
}

/** The name under which a sitting was begun: a result that is known carries it, whatever its account is called by now. */
export async function findCandidateName(db: Db, { examId, playerId, number }: SittingKey): Promise<string> {
  const row = await db
    .selectFrom("exam_sittings")
    .innerJoin("players", "players.player_id", "exam_sittings.player_id")
    .select(sql<string>`coalesce(candidate_name, players.name)`.as("name"))
    .where("exam_id", "=", examId)
    .where("exam_sittings.player_id", "=", playerId)
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
  return row.name;
}
