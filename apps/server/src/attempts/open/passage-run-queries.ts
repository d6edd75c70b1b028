import { sql } from "kysely";
import type { Db } from "../../postgres/database.ts";

type Key = { readonly playerId: string; readonly passageId: string };

/** What a player has made of a passage. */
export type PassageRuns = { readonly bestPercent: number | null; readonly openAttemptId: string | null };

/** Questions of each passage. */
export async function countPassageItems(
  db: Db,
  passageIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("items")
    .select(["passage_id", sql<number>`count(*)::int`.as("count")])
    .where("passage_id", "in", passageIds)
    .where("retired_at", "is", null)
    .groupBy("passage_id")
    .execute();
  return new Map(rows.flatMap((row) => (row.passage_id === null ? [] : [[row.passage_id, row.count]])));
}

/** Best result and open run of a player for each of these passages; a passage is the scope of its runs. */
export async function listPassageRuns(
  db: Db,
  wanted: {
    readonly playerId: string;
    readonly mode: string;
    readonly passageIds: readonly string[];
    readonly at: Date;
  },
): Promise<ReadonlyMap<string, PassageRuns>> {
  const { rows } = await sql<PassageRuns & { readonly passageId: string }>`
    select attempts.scope_key as "passageId", max(attempt_results.percent) as "bestPercent",
      max(attempts.attempt_id::text) filter (where attempts.finished_at is null and attempts.expires_at > ${wanted.at}::timestamptz)
        as "openAttemptId"
    from attempts
    left join attempt_results on attempt_results.player_id = attempts.player_id
      and attempt_results.attempt_id = attempts.attempt_id
    where attempts.player_id = ${wanted.playerId} and attempts.mode = ${wanted.mode}
      and attempts.scope_key = any (${wanted.passageIds}::text[])
    group by attempts.scope_key`.execute(db);
  return new Map(rows.map((row) => [row.passageId, row]));
}

/** Notes that the player opened the passage now. */
export async function storeReadingStart(db: Db, { playerId, passageId, at }: Key & { readonly at: Date }) {
  await db
    .insertInto("passage_readings")
    .values({ player_id: playerId, passage_id: passageId, started_at: at })
    .onConflict((conflict) => conflict.columns(["player_id", "passage_id"]).doUpdateSet({ started_at: at }))
    .execute();
}

/** When the player last opened the passage (ms since epoch); null when never. */
export async function findReadingStart(db: Db, { playerId, passageId }: Key): Promise<number | null> {
  const row = await db
    .selectFrom("passage_readings")
    .select("started_at")
    .where("player_id", "=", playerId)
    .where("passage_id", "=", passageId)
    .executeTakeFirst();
  return row?.started_at.getTime() ?? null;
}
