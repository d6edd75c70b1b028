import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";

/** Marks that the world is being made; false when it was before, by whomever. */
export async function beginWorld(db: Db, at: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("demo_worlds")
    .values({ began_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Whether anybody has an account: then the database is in use, and no place for a new world. */
export async function hasPlayers(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select from players) as found`.execute(db);
  return rows[0]?.found === true;
}

/** Remembers a player as a pilot of the demo. */
export async function insertPilot(tx: Db, playerId: string): Promise<void> {
  await tx.insertInto("demo_pilots").values({ player_id: playerId }).execute();
}

/** Pilots of the demo, in the order they were made. */
export async function listPilots(db: Db): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("demo_pilots")
    .innerJoin("players", "players.player_id", "demo_pilots.player_id")
    .select("demo_pilots.player_id as playerId")
    .orderBy("players.created_at")
    .orderBy("demo_pilots.player_id")
    .execute();
  return rows.map(({ playerId }) => playerId);
}

/** Questions of a paper, with their keys: the pilots know some of them. */
export async function readPaper(db: Db, playerId: string, attemptId: string) {
  const { paper } = await db
    .selectFrom("attempts")
    .select("paper")
    .where("player_id", "=", playerId)
    .where("attempt_id", "=", attemptId)
    .executeTakeFirstOrThrow();
  return paper.questions;
}
