import type { KeyLimits } from "@crosscheck/rules/attempts/key-budget";
import { sql } from "kysely";
import { chargeKeys, countNewKeys } from "../../attempts/open/budget-queries.ts";
import type { Db } from "../../postgres/database.ts";
import type { BattleTables } from "../../postgres/tables/battle-tables.ts";

/** A try to hold the stakes of a battle. */
export type HoldKey = { readonly battleId: string; readonly hold: number };
type HoldState = BattleTables["battle_holds"]["state"];

/** Key of the entry that holds a player's stake. */
export function stakeKey({ battleId, hold }: HoldKey): string {
  return `battle_stake:${battleId}:${hold}`;
}

/** Locks a battle until the end of the transaction: whatever moves its money waits for each other here. */
export async function lockBattle(
  tx: Db,
  battleId: string,
): Promise<{ readonly epoch: number; readonly endedAt: Date | null } | undefined> {
  return await tx
    .selectFrom("battles")
    .select(["epoch", "ended_at as endedAt"])
    .where("battle_id", "=", battleId)
    .forUpdate()
    .executeTakeFirst();
}

/** What became of a try; undefined: nothing yet. Call with the battle locked. */
export async function findHold(tx: Db, { battleId, hold }: HoldKey): Promise<HoldState | undefined> {
  const row = await tx
    .selectFrom("battle_holds")
    .select("state")
    .where("battle_id", "=", battleId)
    .where("hold", "=", hold)
    .executeTakeFirst();
  return row?.state;
}

/** Tries of a battle whose stakes are held. Call with the battle locked. */
export async function listHeld(tx: Db, battleId: string): Promise<readonly number[]> {
  const rows = await tx
    .selectFrom("battle_holds")
    .select("hold")
    .where("battle_id", "=", battleId)
    .where("state", "=", "held")
    .orderBy("hold")
    .execute();
  return rows.map(({ hold }) => hold);
}

/** A player whose stake a try holds, and how many new questions it has counted. */
export type Charge = { readonly playerId: string; readonly keys: number };

/** Says what became of a try. Call with the battle locked. */
export async function storeHold(
  tx: Db,
  { battleId, hold }: HoldKey,
  end: { readonly state: HoldState; readonly charged?: readonly Charge[] },
): Promise<void> {
  const { state, charged = [] } = end;
  const player_ids = charged.map(({ playerId }) => playerId);
  const new_questions = charged.map(({ keys }) => keys);
  await tx
    .insertInto("battle_holds")
    .values({ battle_id: battleId, hold, state, player_ids, new_questions })
    .onConflict((conflict) => conflict.columns(["battle_id", "hold"]).doUpdateSet({ state }))
    .execute();
}

/** The match begins; null: it does not, after all. */
export async function storeStart(
  tx: Db,
  battleId: string,
  start: { readonly at: Date; readonly isRated: boolean } | null,
): Promise<void> {
  await tx
    .updateTable("battles")
    .set({ started_at: start?.at ?? null, is_rated: start?.isRated ?? false })
    .where("battle_id", "=", battleId)
    .execute();
}

export type Stake = { readonly playerId: string; readonly coins: number };

/** The stakes that a try holds, or held; in the order of their players. */
export async function listStakes(tx: Db, key: HoldKey): Promise<readonly Stake[]> {
  const { rows } = await sql<Stake>`
    select entry.player_id as "playerId", -entry.player_coins as coins
    from battle_holds held cross join unnest(held.player_ids) as staker (player_id)
    join coin_entries entry on entry.player_id = staker.player_id and entry.idempotency_key = ${stakeKey(key)}
    where held.battle_id = ${key.battleId} and held.hold = ${key.hold} order by entry.player_id`.execute(tx);
  return rows;
}

/** Those of these players whose account is neither deactivated nor deleted. */
export async function listActive(tx: Db, playerIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom("players")
    .select("player_id")
    .where("player_id", "in", [...playerIds])
    .where("status", "=", "active")
    .where("deleted_at", "is", null)
    .execute();
  return new Set(rows.map(({ player_id: playerId }) => playerId));
}

/** Random battles of two that have begun since a time, apart from this one. */
export async function countOfPair(
  tx: Db,
  {
    battleId,
    playerIds,
    since,
  }: { readonly battleId: string; readonly playerIds: readonly string[]; readonly since: Date },
): Promise<number> {
  const [one = "", other = ""] = playerIds;
  const { rows } = await sql<{ battles: number }>`
    select count(*)::integer as battles from battle_seats own
    join battle_seats theirs on theirs.battle_id = own.battle_id and theirs.player_id = ${other}
    join battles on battles.battle_id = own.battle_id
    where own.player_id = ${one} and battles.kind = 'random' and battles.started_at >= ${since}::timestamptz
      and own.battle_id <> ${battleId}`.execute(tx);
  return rows[0]?.battles ?? 0;
}

/** New questions that a try has counted of its players, and when; in the order of their ids. Call with the battle locked. */
export async function listCharged(
  tx: Db,
  { battleId, hold }: HoldKey,
): Promise<readonly (Charge & { readonly at: Date })[]> {
  const { rows } = await sql<Charge & { readonly at: Date }>`
    select player_id as "playerId", keys, started_at as at
    from battle_holds held join battles using (battle_id)
      cross join unnest(held.player_ids, held.new_questions) as charged (player_id, keys)
    where held.battle_id = ${battleId} and held.hold = ${hold} and keys > 0 and started_at is not null
    order by player_id`.execute(tx);
  return rows;
}

/** Counts the new questions of a paper against what a player may meet for the first time; null when that is used up. */
export async function chargePaper(
  tx: Db,
  {
    playerId,
    itemIds,
    limits,
    at,
  }: {
    readonly playerId: string;
    readonly itemIds: readonly string[];
    readonly limits: KeyLimits;
    readonly at: Date;
  },
): Promise<number | null> {
  const { rows } = await sql<{ keys: number }>`
    with paper as materialized (select keys from (${countNewKeys({ playerId, itemIds })}) counted),
      charged as (${chargeKeys(playerId, limits, at)})
    select keys from paper where keys = 0 or exists (select from charged)`.execute(tx);
  return rows[0]?.keys ?? null;
}
