import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";

/** The salted hash of an exam's key; undefined without a key. */
export async function findKeyHash(
  db: Db,
  examId: string,
): Promise<{ readonly hash: Uint8Array; readonly salt: Uint8Array } | undefined> {
  const row = await db
    .selectFrom("exams")
    .select(["key_hash", "key_salt"])
    .where("exam_id", "=", examId)
    .executeTakeFirst();
  const { key_hash: hash, key_salt: salt } = row ?? {};
  return hash && salt ? { hash, salt } : undefined;
}

/**
 * Counts one try of a player at a key before it is compared. When too many were wrong within the time, the start of that
 * time; undefined when it may be compared.
 */
export async function countKeyTry(
  db: Db,
  {
    playerId,
    at,
    withinMs,
    most,
  }: { readonly playerId: string; readonly at: Date; readonly withinMs: number; readonly most: number },
): Promise<Date | undefined> {
  const isOld = sql`known.from_at <= ${new Date(at.getTime() - withinMs)}::timestamptz`;
  const { rows } = await sql<{ fromAt: Date; tries: number }>`
    insert into exam_key_tries as known (player_id, from_at, tries) values (${playerId}, ${at}, 1)
    on conflict (player_id) do update set
      from_at = case when ${isOld} then excluded.from_at else known.from_at end,
      tries = case when ${isOld} then 1 else least(known.tries, ${most}::integer) + 1 end
    returning from_at as "fromAt", tries`.execute(db);
  const [row] = rows;
  return row !== undefined && row.tries > most ? row.fromAt : undefined;
}

/** Forgets the tries of a player who had the right key. */
export async function forgetKeyTries(db: Db, playerId: string): Promise<void> {
  await db.deleteFrom("exam_key_tries").where("player_id", "=", playerId).execute();
}
