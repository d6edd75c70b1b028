import type { BattleState } from "@crosscheck/rules/battles/battle";
import { replayBattle, type Logged } from "@crosscheck/rules/battles/step-battle";
import { sql } from "kysely";
import type { Db } from "../../postgres/database.ts";
import { inTransaction } from "../../postgres/in-transaction.ts";
import type { BattleRecord } from "./battle-queries.ts";

/** A battle taken by a process: its state, and how many of its events are stored. */
export type LoadedBattle = { readonly state: BattleState; readonly stored: number };

/** The state of a battle: its opening, and all that happened. */
export async function loadBattle(db: Db, record: BattleRecord): Promise<LoadedBattle> {
  const log = await listEvents(db, record.battleId);
  const { battleId, rules, players, openedAtMs: atMs } = record;
  const [state] = replayBattle({ battleId, rules, players, atMs }, log);
  return { state, stored: log.length };
}

/** All that happened in a battle, in order. */
export async function listEvents(db: Db, battleId: string): Promise<readonly Logged[]> {
  const rows = await db
    .selectFrom("battle_events")
    .select(["at_ms", "event"])
    .where("battle_id", "=", battleId)
    .orderBy("position")
    .execute();
  return rows.map(({ at_ms: atMs, event }) => ({ event, atMs }));
}

type Appending = {
  readonly battleId: string;
  readonly epoch: number;
  /** How many are stored. */
  readonly stored: number;
  readonly events: readonly Logged[];
  /** Who has a seat now; null: as it is stored. */
  readonly seats: BattleState["seats"] | null;
};

/** Stores what happened since; false: another process has the battle, and nothing is stored. */
export async function appendEvents(db: Db, appending: Appending): Promise<boolean> {
  const { battleId, seats } = appending;
  if (seats === null) return await insertEvents(db, appending);
  return await inTransaction(db, async (tx) => {
    if (!(await insertEvents(tx, appending))) return false;
    await storeSeats(tx, battleId, seats);
    return true;
  });
}

/** One statement, as this is what every question of every battle costs; it locks the battle for its owner. */
async function insertEvents(db: Db, { battleId, epoch, stored, events }: Appending): Promise<boolean> {
  const times = events.map(({ atMs }) => atMs);
  const texts = events.map(({ event }) => JSON.stringify(event));
  // A position that is there is of an earlier try whose answer was lost: nobody else writes under this epoch.
  const { rows } = await sql<{ isOurs: boolean }>`
    with own as (
      select battle_id from battles where battle_id = ${battleId} and epoch = ${epoch} for update
    ), added as (
      insert into battle_events (battle_id, position, at_ms, event)
      select own.battle_id, ${stored}::integer + noted.place, noted.at_ms, noted.event::jsonb
      from own, unnest(${times}::bigint[], ${texts}::text[]) with ordinality as noted (at_ms, event, place)
      on conflict (battle_id, position) do nothing
    )
    select exists (select from own) as "isOurs"`.execute(db);
  return rows[0]?.isOurs === true;
}

/** Keeps the rows of seats in step, before a match; afterwards nobody comes or goes. */
async function storeSeats(tx: Db, battleId: string, seats: BattleState["seats"]): Promise<void> {
  const players = seats.filter(({ isBot }) => !isBot);
  const numbers = players.map(({ seat }) => seat);
  const playerIds = players.map(({ playerId }) => playerId);
  const taken = sql`unnest(${numbers}::integer[], ${playerIds}::uuid[]) as taken (seat, player_id)`;
  await sql`delete from battle_seats where battle_id = ${battleId} and not is_bot
    and (seat, player_id) not in (select seat, player_id from ${taken})`.execute(tx);
  await sql`insert into battle_seats (battle_id, seat, player_id)
    select ${battleId}, seat, player_id from ${taken}
    on conflict (battle_id, seat) do nothing`.execute(tx);
}

/** Takes a battle for a process, if it is still as it was seen; the new epoch, or null. */
export async function claimBattle(
  db: Db,
  { battleId, node: was, epoch }: Pick<BattleRecord, "battleId" | "node" | "epoch">,
  node: string,
): Promise<number | null> {
  const row = await db
    .updateTable("battles")
    .set({ node, epoch: epoch + 1 })
    .where("battle_id", "=", battleId)
    .where("epoch", "=", epoch)
    .where("node", was === null ? "is" : "=", was)
    .where("ended_at", "is", null)
    .returning("epoch")
    .executeTakeFirst();
  return row?.epoch ?? null;
}

/** Gives a battle up, so that any process may take it at once. */
export async function releaseBattle(db: Db, battleId: string, epoch: number): Promise<void> {
  await db
    .updateTable("battles")
    .set({ node: null })
    .where("battle_id", "=", battleId)
    .where("epoch", "=", epoch)
    .execute();
}

/** Battles that are not over and that none of these processes has. */
export async function listOrphans(db: Db, alive: readonly string[]): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("battles")
    .select("battle_id")
    .where("ended_at", "is", null)
    .where((of) => of.or([of("node", "is", null), sql<boolean>`node <> all(${alive})`]))
    .execute();
  return rows.map(({ battle_id: battleId }) => battleId);
}
