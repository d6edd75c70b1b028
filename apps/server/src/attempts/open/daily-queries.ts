import { MODES } from "@crosscheck/rules/modes/index";
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
  /** null while it is not finished. */
  readonly score: number | null;
  /** When the result was booked; null while there is none. */
  readonly bookedAtMs: number | null;
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
    .select(["attempts.attempt_id", "opened_at", "percent", "score", "booked_at", "attempts.finished_at"])
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
    score: row.score,
    bookedAtMs: row.booked_at?.getTime() ?? null,
  }));
}

/** How many players have finished the daily quiz of a day with each score; those who are not shown are left out. */
export async function countDayScores(db: Db, day: string): Promise<ReadonlyMap<number, number>> {
  // The mode stands in the text of the statement: its index holds no other.
  const { rows } = await sql<{ score: number; players: number }>`
    select score, count(*)::int as players from attempt_results result
    where mode = ${sql.lit(MODES.daily_quiz.id)} and score_key = ${dayKeyOf(day)}
      and not exists (select from players where players.player_id = result.player_id and not is_shown)
    group by score`.execute(db);
  return new Map(rows.map(({ score, players }) => [score, players]));
}

/** When the player's account was made, and whether others see the player. */
export async function findAccountFacts(
  db: Db,
  playerId: string,
): Promise<{ readonly createdAtMs: number; readonly isShown: boolean } | undefined> {
  const row = await db
    .selectFrom("players")
    .select(["created_at", "is_shown"])
    .where("player_id", "=", playerId)
    .executeTakeFirst();
  return row && { createdAtMs: row.created_at.getTime(), isShown: row.is_shown };
}
