import { sql } from "kysely";
import type { Db } from "../../postgres/database.ts";

/** A player's run of a day, of the quiz itself or of its archive. */
export type DayRun = {
  readonly attemptId: string;
  readonly day: string;
  readonly zone: string;
  readonly openedAtMs: number;
  readonly isFinished: boolean;
  readonly percent: number | null;
};

/** Whether a player has opened a day in a daily mode. */
export async function hasOpenedDay(
  db: Db,
  run: { readonly playerId: string; readonly mode: string; readonly day: string },
): Promise<boolean> {
  const row = await db
    .selectFrom("attempts")
    .select("attempt_id")
    .where("player_id", "=", run.playerId)
    .where("mode", "=", run.mode)
    .where("scope_key", "=", dayKeyOf(run.day))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Remembers a player's time zone. */
export async function noteZone(
  db: Db,
  { playerId, zone }: { readonly playerId: string; readonly zone: string },
): Promise<void> {
  await db
    .updateTable("players")
    .set({ zone })
    .where("player_id", "=", playerId)
    .where("zone", "is distinct from", zone)
    .where("deleted_at", "is", null)
    .execute();
}

/** Scope of a day's run. */
export function dayKeyOf(day: string): string {
  return `day/${day}`;
}

/** Runs of a player in a daily mode, latest first. */
export async function listDayRuns(
  db: Db,
  { playerId, mode, limit }: { readonly playerId: string; readonly mode: string; readonly limit: number },
): Promise<readonly DayRun[]> {
  const rows = await db
    .selectFrom("attempts")
    .leftJoin("attempt_results", (join) =>
      join
        .onRef("attempt_results.player_id", "=", "attempts.player_id")
        .onRef("attempt_results.attempt_id", "=", "attempts.attempt_id"),
    )
    .select(["attempts.attempt_id", "opened_at", "attempt_results.percent", "attempts.finished_at"])
    .select(sql<string>`attempts.scope ->> 'day'`.as("day"))
    .select(sql<string>`attempts.scope ->> 'zone'`.as("zone"))
    .where("attempts.player_id", "=", playerId)
    .where("attempts.mode", "=", mode)
    .orderBy("opened_at", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    attemptId: row.attempt_id,
    day: row.day,
    zone: row.zone,
    openedAtMs: row.opened_at.getTime(),
    isFinished: row.finished_at !== null,
    percent: row.percent,
  }));
}
