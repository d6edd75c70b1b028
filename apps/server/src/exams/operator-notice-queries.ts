import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";
import type { ViolationNotice } from "../postgres/tables/exam-tables.ts";

/** Tells these operators of a sitting: a new notice, or a newer one in the place of the last. */
export async function storeViolationNotices(
  tx: Db,
  operatorIds: readonly string[],
  { subject, params, at }: { readonly subject: string; readonly params: ViolationNotice; readonly at: Date },
): Promise<void> {
  await sql`
    insert into operator_notices (operator_id, kind, subject, params, created_at, changed_at)
    select operator_id, 'exam_violations', ${subject}::text, ${JSON.stringify(params)}::jsonb, ${at}, ${at}
    from unnest(${operatorIds}::uuid[]) operator_id
    on conflict (operator_id, kind, subject) do update
      set params = excluded.params, changed_at = excluded.changed_at, read_at = null`.execute(tx);
}

export type OperatorNotice = {
  readonly kind: "exam_violations";
  readonly subject: string;
  readonly params: ViolationNotice;
  readonly changedAt: Date;
  readonly isRead: boolean;
};

/** What an operator was told, the latest change first. */
export async function listNoticesOf(
  db: Db,
  operatorId: string,
  limit: number,
): Promise<readonly OperatorNotice[]> {
  const { rows } = await sql<OperatorNotice>`
    select kind, subject, params, changed_at as "changedAt", read_at is not null as "isRead"
    from operator_notices where operator_id = ${operatorId}
    order by changed_at desc, subject limit ${limit}`.execute(db);
  return rows;
}

export async function countUnreadOf(db: Db, operatorId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from operator_notices
    where operator_id = ${operatorId} and read_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function markRead(tx: Db, operatorId: string, at: Date): Promise<void> {
  await tx
    .updateTable("operator_notices")
    .set({ read_at: at })
    .where("operator_id", "=", operatorId)
    .where("read_at", "is", null)
    .execute();
}
