import { sql } from "kysely";
import type { Db } from "../../postgres/database.ts";

/** Players that one player has blocked at most. */
const MOST_BLOCKED = 1_000;

/** Blocks a player; "full": too many are blocked already; "nobody": there is no such player. Repeats change nothing. */
export async function insertBlock(
  tx: Db,
  block: { readonly playerId: string; readonly blockedId: string; readonly at: Date },
): Promise<"blocked" | "full" | "nobody"> {
  const { playerId, blockedId, at } = block;
  const { rows } = await sql<{ known: boolean; full: boolean }>`
    with asked as (
      select exists (select from players where player_id = ${blockedId}::uuid and deleted_at is null) as known,
        (select count(*) from player_blocks
          where player_id = ${playerId} and blocked_id <> ${blockedId}) >= ${MOST_BLOCKED} as "full"
    ), added as (
      insert into player_blocks (player_id, blocked_id, blocked_at)
      select ${playerId}::uuid, ${blockedId}::uuid, ${at}::timestamptz from asked where known and not "full"
      on conflict do nothing
    )
    select known, "full" from asked`.execute(tx);
  const [asked] = rows;
  if (asked?.known !== true) return "nobody";
  return asked.full ? "full" : "blocked";
}

/** Takes a block back. */
export async function deleteBlock(db: Db, playerId: string, blockedId: string): Promise<void> {
  await db
    .deleteFrom("player_blocks")
    .where("player_id", "=", playerId)
    .where("blocked_id", "=", blockedId)
    .execute();
}

/** Whom each of these players has blocked; who has blocked nobody is not there. */
export async function findBlocks(
  db: Db,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  if (playerIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("player_blocks")
    .select(["player_id as playerId", "blocked_id as blockedId"])
    .where("player_id", "in", [...playerIds])
    .execute();
  const byPlayer = Map.groupBy(rows, ({ playerId }) => playerId);
  return new Map(
    [...byPlayer].map(([playerId, own]) => [playerId, new Set(own.map(({ blockedId }) => blockedId))]),
  );
}

/** Whether one of two has blocked the other. */
export async function isBlockedEitherWay(db: Db, one: string, other: string): Promise<boolean> {
  const { rows } = await sql`
    select from player_blocks where (player_id = ${one} and blocked_id = ${other})
      or (player_id = ${other} and blocked_id = ${one}) limit 1`.execute(db);
  return rows.length > 0;
}

export type BlockedRecord = {
  readonly playerId: string;
  readonly name: string;
  readonly picture: string | null;
  readonly blockedAt: Date;
};

/** A page of those whom a player has blocked, the latest first; nobody who is gone. */
export async function listBlocked(
  db: Db,
  playerId: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: readonly BlockedRecord[]; readonly total: number }> {
  const blocked = sql`player_blocks join players on players.player_id = blocked_id and deleted_at is null
    where player_blocks.player_id = ${playerId}`;
  const { rows } = await sql<BlockedRecord>`
    select blocked_id as "playerId", name, picture, blocked_at as "blockedAt" from ${blocked}
    order by blocked_at desc, blocked_id limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::integer as total from ${blocked}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
