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
  /** Who has a seat now. */
  readonly seats: BattleState["seats"];
};

/** One statement has room for 65,535 values. */
const ROWS_AT_ONCE = 1_000;

/** Stores what happened since; false: another process has the battle, and nothing is stored. */
export async function appendEvents(db: Db, appending: Appending): Promise<boolean> {
  const { battleId, epoch, stored, events, seats } = appending;
  return await inTransaction(db, async (tx) => {
    if (!(await holdBattle(tx, battleId, epoch))) return false;
    for (let from = 0; from < events.length; from += ROWS_AT_ONCE) {
      await tx
        .insertInto("battle_events")
        .values(
          events.slice(from, from + ROWS_AT_ONCE).map(({ event, atMs }, index) => {
            const position = stored + from + index + 1;
            return {
              battle_id: battleId,
              position,
              at_ms: atMs,
              event: sql`${JSON.stringify(event)}::jsonb`,
            };
          }),
        )
        // Where the answer to an earlier try was lost: nobody else writes under this epoch.
        .onConflict((conflict) => conflict.columns(["battle_id", "position"]).doNothing())
        .execute();
    }
    await storeSeats(tx, battleId, seats);
    return true;
  });
}

/** Locks a battle for its owner; false: an older epoch. */
export async function holdBattle(tx: Db, battleId: string, epoch: number): Promise<boolean> {
  const row = await tx
    .selectFrom("battles")
    .select("battle_id")
    .where("battle_id", "=", battleId)
    .where("epoch", "=", epoch)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
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
