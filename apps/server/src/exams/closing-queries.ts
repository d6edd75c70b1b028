import { sql } from "kysely";
import type { RunKey } from "../attempts/engine/run-queries.ts";
import type { Db } from "../postgres/database.ts";

/** Published exams whose window was over before a time and that are not closed, the first to end first. */
export async function listExamsToClose(db: Db, before: Date): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("exams")
    .select("exam_id")
    .where("published_at", "is not", null)
    .where("closed_at", "is", null)
    .where("ends_at", "<", before)
    .orderBy("ends_at")
    .execute();
  return rows.map(({ exam_id: examId }) => examId);
}

/** Runs of an exam's sittings that are not finished. */
export async function listOpenSittings(db: Db, examId: string): Promise<readonly RunKey[]> {
  const { rows } = await sql<RunKey>`
    select sitting.player_id as "playerId", sitting.attempt_id as "attemptId" from exam_sittings sitting
    join open_attempts using (player_id, attempt_id)
    where exam_id = ${examId} order by sitting.player_id, sitting.attempt_id`.execute(db);
  return rows;
}

/** Sittings whose result is known at hand-in and whose answers wait without a time. */
const WAITING = (examId: string) => sql`sitting.exam_id = ${examId} and exams.rules ->> 'release' = 'hand_in'
  and attempts.player_id = sitting.player_id and attempts.attempt_id = sitting.attempt_id
  and attempts.reveal in ('after_close', 'never') and attempts.closes_at is null`;

/** Answers that wait without a time wait no longer than the window of their exam. */
export async function limitWaiting(db: Db, examId: string): Promise<void> {
  await sql`
    update attempts set closes_at = exams.ends_at from exam_sittings sitting join exams using (exam_id)
    where ${WAITING(examId)}`.execute(db);
}

export async function hasWaiting(tx: Db, examId: string): Promise<boolean> {
  const { rows } = await sql`
    select from attempts, exam_sittings sitting join exams using (exam_id) where ${WAITING(examId)} limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Marks a locked exam as closed: its items are in play again. */
export async function storeClosing(tx: Db, examId: string, at: Date): Promise<void> {
  await tx.deleteFrom("reserved_items").where("exam_id", "=", examId).execute();
  await tx.updateTable("exams").set({ closed_at: at }).where("exam_id", "=", examId).execute();
}

/** So long after the opening nobody is told of it any more (days): what was told then may be forgotten later. */
const TOLD_WITHIN_DAYS = 150;

export type Opening = {
  readonly examId: string;
  readonly title: string;
  readonly playerIds: readonly string[];
};

/** Exams that are open, with the candidates of their list or group who were not told so and have not entered. */
export async function listOpenings(db: Db, at: Date): Promise<readonly Opening[]> {
  const { rows } = await sql<Opening>`
    select exam.exam_id as "examId", exam.title, array_agg(players.player_id order by players.player_id) as "playerIds"
    from exams exam
    cross join lateral (
      select player_id from exam_candidates candidate
      where exam.admits = 'list' and candidate.exam_id = exam.exam_id and is_listed
      union all
      select player_id from candidate_group_members member
      where exam.admits = 'group' and member.group_id = exam.group_id
    ) meant
    join players on players.player_id = meant.player_id and deleted_at is null and status = 'active'
    where exam.published_at is not null and exam.closed_at is null and exam.archived_at is null
      and exam.ends_at > ${at}::timestamptz and exam.starts_at <= ${at}::timestamptz
      and exam.starts_at > ${at}::timestamptz - make_interval(days => ${TOLD_WITHIN_DAYS}::integer)
      and not exists (select from notices told where told.player_id = players.player_id
        and told.kind = 'exam_opens' and told.subject = exam.exam_id::text)
      and not exists (select from exam_sittings sitting
        where sitting.exam_id = exam.exam_id and sitting.player_id = players.player_id)
    group by exam.exam_id order by exam.starts_at, exam.exam_id`.execute(db);
  return rows;
}
