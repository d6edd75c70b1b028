import { sql, type RawBuilder } from "kysely";
import type { Db } from "../postgres/database.ts";

/** A player may open a paper when those opened after a time (ms since epoch) have at most so many questions. */
export type Budget = { readonly playerId: string; readonly afterMs: number; readonly mostQuestions: number };

type Blocking = { readonly openedAt: Date };

/**
 * The newest attempt that has to fall out of the budget's time before a paper may be opened; no row when one may be opened
 * now. Walks the primary key backwards: attempt ids are UUIDv7, so they are in the order of time.
 */
export function blockingAttempt({ playerId, afterMs, mostQuestions }: Budget): RawBuilder<Blocking> {
  return sql<Blocking>`
    select opened_at as "openedAt" from (
      select opened_at, sum(cardinality(item_ids)) over (order by attempt_id desc) as questions
      from attempts where player_id = ${playerId} and attempt_id >= ${firstIdAt(afterMs + 1)}::uuid
    ) recent where questions > ${mostQuestions} order by questions limit 1`;
}

/** Opening time of the attempt that blocks (ms since epoch); null when none does. */
export async function findBlockingTime(db: Db, budget: Budget): Promise<number | null> {
  const { rows } = await blockingAttempt(budget).execute(db);
  return rows[0]?.openedAt.getTime() ?? null;
}

/** The smallest UUIDv7 of a millisecond. */
function firstIdAt(ms: number): string {
  const time = Math.max(0, ms).toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}
