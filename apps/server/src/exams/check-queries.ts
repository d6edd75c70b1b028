import type { ExamResult } from "@crosscheck/rules/exams/exam-result";
import { sql } from "kysely";
import { report } from "../coins/check-queries.ts";
import type { CheckReport } from "../postgres/book-check.ts";
import type { Db } from "../postgres/database.ts";

/** Every finished exam of a player who is there has a sitting, and a sitting has a result exactly when it is finished. */
export function checkExamStates(db: Db): Promise<CheckReport> {
  return report(
    db,
    sql`select case when sitting.exam_id is null and players.deleted_at is null
      then format('attempt %s of player %s is an exam without a sitting', attempt.attempt_id, attempt.player_id)
      when sitting.exam_id is not null and (sitting.result is null) <> (attempt.finished_at is null)
      then format('the sitting of attempt %s has %s result, its attempt ended at %s', attempt.attempt_id,
        case when sitting.result is null then 'no' else 'a' end, coalesce(attempt.finished_at::text, 'no time'))
      end as breach
    from attempts attempt
    join players on players.player_id = attempt.player_id
    left join exam_sittings sitting on sitting.player_id = attempt.player_id
      and sitting.attempt_id = attempt.attempt_id
    where attempt.mode = 'exam'
    union all
    select case when attempt_id is null and result is not null
      then format('the sitting of player %s in exam %s has a result and no attempt', player_id, exam_id) end
    from exam_sittings`,
  );
}

/** Items are out of play for exams that are published and not closed. */
export function checkReserved(db: Db): Promise<CheckReport> {
  return report(
    db,
    sql`select case when published_at is null or closed_at is not null
      then format('item %s is reserved by exam %s, which is not published or closed', item_id, exam_id) end as breach
    from reserved_items join exams using (exam_id)`,
  );
}

export type StoredResult = {
  readonly examId: string;
  readonly playerId: string;
  readonly attemptId: string;
  readonly result: ExamResult;
  readonly firstResult: ExamResult | null;
};

/** Results of sittings in the order of their attempts, after one of them. */
export async function listStoredResults(
  db: Db,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<readonly StoredResult[]> {
  const { rows } = await sql<StoredResult>`
    select exam_id as "examId", player_id as "playerId", attempt_id as "attemptId", result,
      first_result as "firstResult"
    from exam_sittings where result is not null and attempt_id > ${after}::uuid
    order by attempt_id limit ${limit}`.execute(db);
  return rows;
}
