import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";
import type { BroadcastWords } from "../postgres/tables/notice-tables.ts";
import { queuePushes } from "./push-queue.ts";

/** A broadcast as everybody's who can be reached. */
const EVERYBODY = sql`(select player_id, 'broadcast' as kind, notice_id
  from told, (select distinct player_id from push_subscriptions) reader)`;

export type NewBroadcast = {
  readonly broadcastId: string;
  readonly idempotencyKey: string;
  readonly words: Readonly<Record<string, BroadcastWords>>;
  readonly path: string;
  readonly at: Date;
};

/** Stores a broadcast and what of it is to be pushed; false when there is one with its key. */
export async function insertBroadcast(tx: Db, broadcast: NewBroadcast): Promise<boolean> {
  const { broadcastId, idempotencyKey, words, path, at } = broadcast;
  const { rows } = await sql<{ isTold: boolean }>`
    with told as (
      insert into broadcasts (broadcast_id, idempotency_key, words, path, told_at)
      values (${broadcastId}, ${idempotencyKey}, ${JSON.stringify(words)}, ${path}, ${at})
      on conflict (idempotency_key) do nothing
      returning broadcast_id as notice_id
    ), pushes as (
      ${queuePushes(EVERYBODY, at)}
    )
    select exists (select from told) as "isTold"`.execute(tx);
  return rows[0]?.isTold ?? false;
}

/** The broadcast of a key, if its words and path are these; undefined for another one. */
export async function findSameBroadcast(
  tx: Db,
  { idempotencyKey, words, path }: Pick<NewBroadcast, "idempotencyKey" | "words" | "path">,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom("broadcasts")
    .select("broadcast_id")
    .where("idempotency_key", "=", idempotencyKey)
    .where("path", "=", path)
    .where("words", "=", sql<never>`${JSON.stringify(words)}::jsonb`)
    .executeTakeFirst();
  return row?.broadcast_id;
}

/** Takes a broadcast out of every list; false when there is none to take. */
export async function withdraw(tx: Db, broadcastId: string, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable("broadcasts")
    .set({ withdrawn_at: at })
    .where("broadcast_id", "=", broadcastId)
    .where("withdrawn_at", "is", null)
    .returning("broadcast_id")
    .executeTakeFirst();
  return row !== undefined;
}

export type BroadcastRecord = Omit<NewBroadcast, "idempotencyKey"> & { readonly readers: number };

/** A page of the broadcasts that were not withdrawn, latest first, after the one of `cursor`. */
export async function listBroadcastsThat(
  db: Db,
  { cursor, limit }: { readonly cursor: string | null; readonly limit: number },
): Promise<readonly BroadcastRecord[]> {
  const { rows } = await sql<BroadcastRecord>`
    select broadcast_id as "broadcastId", words, path, told_at as at,
      (select count(*) from broadcast_reads seen where seen.broadcast_id = broadcasts.broadcast_id)::integer as readers
    from broadcasts
    where withdrawn_at is null and (${cursor}::uuid is null or (told_at, broadcast_id) <
      (select told_at, broadcast_id from broadcasts where broadcast_id = ${cursor}::uuid))
    order by told_at desc, broadcast_id desc limit ${limit}`.execute(db);
  return rows;
}

/** How many broadcasts were not withdrawn. */
export async function countBroadcasts(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom("broadcasts")
    .select(sql<number>`count(*)::integer`.as("total"))
    .where("withdrawn_at", "is", null)
    .executeTakeFirstOrThrow();
  return total;
}
