import type { BattleKind } from "@crosscheck/rules/battles/battle-rules";
import { sql } from "kysely";
import type { Db } from "../../postgres/database.ts";

/** A battle that is not over in which a player has or had a seat. */
export type OpenBattle = {
  readonly battleId: string;
  readonly kind: BattleKind;
  readonly roomCode: string | null;
  /** What its creator's client calls the room; null: nothing. */
  readonly ownName: string | null;
  readonly isStarted: boolean;
};

/**
 * Lets nobody else give this player a seat until the transaction ends. The rows of a search have locks of their own:
 * whoever pairs a player takes the row away.
 */
export async function lockSeating(tx: Db, playerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`battle seat ${playerId}`}, 0))`.execute(tx);
}

/** Battles of a player that are not over, the latest first. */
export async function listOpenBattles(db: Db, playerId: string): Promise<readonly OpenBattle[]> {
  const rows = await db
    .selectFrom("battle_seats")
    .innerJoin("battles", "battles.battle_id", "battle_seats.battle_id")
    .select([
      "battles.battle_id",
      "battles.kind",
      "battles.room_code",
      "battles.own_name",
      "battles.started_at",
    ])
    .where("battle_seats.player_id", "=", playerId)
    .where("battle_seats.ended_at", "is", null)
    .where("battles.ended_at", "is", null)
    .orderBy("battles.opened_at", "desc")
    .execute();
  return rows.map((row) => ({
    battleId: row.battle_id,
    kind: row.kind,
    roomCode: row.room_code,
    ownName: row.own_name,
    isStarted: row.started_at !== null,
  }));
}

/** The battle in which a player has a seat and that a search of one of these ids has led to, or that has one itself. */
export async function findSeatedBattle(
  db: Db,
  { playerId, ids }: { readonly playerId: string; readonly ids: readonly string[] },
): Promise<string | undefined> {
  const row = await db
    .selectFrom("battle_seats")
    .select("battle_id")
    .where("player_id", "=", playerId)
    .where((of) => of.or([of("search_id", "in", ids), of("battle_id", "in", ids)]))
    .executeTakeFirst();
  return row?.battle_id;
}

/** The latest room that the player's client has given this name, if the player has a seat in it. */
export async function findNamedRoom(
  db: Db,
  { playerId, ownName }: { readonly playerId: string; readonly ownName: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom("battles")
    .innerJoin("battle_seats", "battle_seats.battle_id", "battles.battle_id")
    .select("battles.battle_id")
    .where("battles.own_name", "=", ownName)
    .where("battle_seats.player_id", "=", playerId)
    .orderBy("battles.opened_at", "desc")
    .orderBy("battles.battle_id", "desc")
    .executeTakeFirst();
  return row?.battle_id;
}

/** Whether a code opens a room now; until the transaction ends nobody else gives it to a room. */
export async function isCodeInUse(tx: Db, roomCode: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`battle code ${roomCode}`}, 0))`.execute(tx);
  const row = await tx
    .selectFrom("battles")
    .select("battle_id")
    .where("room_code", "=", roomCode)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives up what the player looks for; which search it was. */
export async function deleteSearch(tx: Db, playerId: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom("battle_searches")
    .where("player_id", "=", playerId)
    .returning("search_id")
    .executeTakeFirst();
  return row?.search_id;
}
