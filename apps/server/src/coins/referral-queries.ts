import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";

/** Newcomers of one address or device within this time are looked at together; their hashes are kept no longer. */
export const ORIGIN_HOURS = 24;

export type NewReferral = {
  readonly newcomerId: string;
  readonly ownerId: string;
  readonly at: Date;
  readonly addressHash: Uint8Array | null;
  readonly deviceHash: Uint8Array | null;
};

/** Makes sign-ups from these origins wait for each other until the caller's transaction ends. Call before its other locks. */
export async function lockOrigins(tx: Db, hashes: readonly Uint8Array[]): Promise<void> {
  const keys = hashes.map((hash) => Buffer.from(hash).readBigInt64BE().toString()).toSorted();
  for (const key of keys) await sql`select pg_advisory_xact_lock(${key}::bigint)`.execute(tx);
}

/**
 * Stores a friend that came by a code, held when another one came from the same origin within a day; answers whether it
 * is held. Origins older than a day are forgotten on the way.
 */
export async function insertReferral(tx: Db, referral: NewReferral): Promise<boolean> {
  const { newcomerId, ownerId, at, addressHash, deviceHash } = referral;
  const since = new Date(at.getTime() - ORIGIN_HOURS * 3_600_000);
  await sql`update referrals set address_hash = null, device_hash = null
    where (address_hash is not null or device_hash is not null) and joined_at <= ${since}::timestamptz`.execute(
    tx,
  );
  const { rows } = await sql<{ isHeld: boolean }>`
    with same as (
      select newcomer_id from referrals
      where (address_hash = ${addressHash}::bytea or device_hash = ${deviceHash}::bytea)
      order by joined_at, newcomer_id limit 1
    )
    insert into referrals (newcomer_id, owner_id, joined_at, state, address_hash, device_hash, held_with)
    select ${newcomerId}::uuid, ${ownerId}::uuid, ${at}::timestamptz,
      case when exists (select from same) then 'held' else 'open' end,
      ${addressHash}::bytea, ${deviceHash}::bytea, (select newcomer_id from same)
    returning state = 'held' as "isHeld"`.execute(tx);
  return rows[0]?.isHeld ?? false;
}

/** Keeps the first ranked quiz of a newcomer and the zone its day is counted in; an event tells the owner's side. */
export async function storeFirstQuiz(
  tx: Db,
  { newcomerId, at, zone }: { readonly newcomerId: string; readonly at: Date; readonly zone: string },
): Promise<void> {
  await sql`
    with first as (
      update referrals set first_at = ${at}::timestamptz, first_zone = ${zone}
      where newcomer_id = ${newcomerId} and first_at is null
      returning owner_id, newcomer_id
    )
    insert into events (kind, player_id, subject_id, happened_at, due_at)
    select 'friend_played', owner_id, newcomer_id, ${at}::timestamptz, ${at}::timestamptz from first`.execute(
    tx,
  );
}

/** Notes that a newcomer has done what is asked. */
export async function markDue(tx: Db, newcomerId: string, at: Date): Promise<void> {
  await tx
    .updateTable("referrals")
    .set({ due_at: at })
    .where("newcomer_id", "=", newcomerId)
    .where("due_at", "is", null)
    .execute();
}

/** Locks the account of a player until the caller's transaction ends; false without one. */
export async function lockAccount(tx: Db, playerId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("coin_accounts")
    .select("player_id")
    .where("player_id", "=", playerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export type ReferralLimits = { readonly day: number; readonly month: number };

/**
 * Marks the due friends of an active owner as paid, first come first paid, as far as day and month (UTC) have room;
 * answers who they are. Call with the owner's account locked: the room is counted under it.
 */
export async function payRoom(
  tx: Db,
  wish: {
    readonly ownerId: string;
    readonly limits: ReferralLimits;
    readonly coins: number;
    readonly at: Date;
  },
): Promise<readonly string[]> {
  const { ownerId, limits, coins, at } = wish;
  const { rows } = await sql<{ newcomer_id: string }>`
    update referrals set state = 'paid', paid_at = ${at}::timestamptz, coins = ${coins}::integer
    where newcomer_id in (
      select newcomer_id from referrals
      where owner_id = ${ownerId} and state = 'open' and due_at is not null
        and exists (select from players where player_id = ${ownerId} and status = 'active' and deleted_at is null)
      order by due_at, newcomer_id
      limit greatest(0, least(${limits.day}::integer - ${paidSince(ownerId, dayOf(at))},
        ${limits.month}::integer - ${paidSince(ownerId, monthOf(at))}))
    ) returning newcomer_id`.execute(tx);
  return rows.map((row) => row.newcomer_id);
}

function paidSince(ownerId: string, since: Date) {
  return sql`(select count(*)::integer from referrals where owner_id = ${ownerId} and paid_at >= ${since}::timestamptz)`;
}

function dayOf(at: Date): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()));
}

function monthOf(at: Date): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth()));
}

/** A friend as its owner may know it. */
export type ReferralRecord = {
  /** Null when that friend has deleted the account. */
  readonly name: string | null;
  readonly joinedAt: Date;
  readonly state: "open" | "held" | "paid" | "refused";
  readonly hasFirst: boolean;
  readonly isDue: boolean;
  readonly coins: number;
};

/** A page of an owner's friends, latest first. */
export async function listReferrals(
  db: Db,
  { ownerId, offset, limit }: { readonly ownerId: string; readonly offset: number; readonly limit: number },
): Promise<readonly ReferralRecord[]> {
  const { rows } = await sql<ReferralRecord>`
    select case when players.deleted_at is null then players.name end as name, joined_at as "joinedAt", state,
      first_at is not null as "hasFirst", due_at is not null as "isDue", coalesce(coins, 0) as coins
    from referrals join players on players.player_id = newcomer_id
    where owner_id = ${ownerId} order by joined_at desc, newcomer_id limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows;
}

export type ReferralTotals = {
  readonly joined: number;
  readonly paid: number;
  readonly pending: number;
  readonly coins: number;
  readonly isPayable: boolean;
  readonly paidThisMonth: number;
  /** Whether the player came by a code and the own coins for it are held. */
  readonly isHeldHere: boolean;
};

/** What an owner's code has come to. */
export async function sumReferrals(db: Db, ownerId: string, at: Date): Promise<ReferralTotals> {
  const { rows } = await sql<ReferralTotals>`
    select count(*)::integer as joined, count(paid_at)::integer as paid,
      (count(*) filter (where state in ('open', 'held')))::integer as pending,
      coalesce(sum(coins), 0)::integer as coins,
      coalesce(bool_or(state = 'open' and due_at is not null), false) as "isPayable",
      (count(*) filter (where paid_at >= ${monthOf(at)}::timestamptz))::integer as "paidThisMonth",
      exists (select from referrals own where own.newcomer_id = ${ownerId} and own.state = 'held') as "isHeldHere"
    from referrals where owner_id = ${ownerId}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("an aggregate has one row");
  return row;
}

/** A held friend as an administrator sees it. */
export type HeldReferral = {
  readonly newcomerId: string;
  readonly newcomer: string;
  readonly ownerId: string;
  readonly owner: string;
  readonly joinedAt: Date;
  readonly heldWith: string | null;
  readonly isDue: boolean;
};

/** A page of held friends, oldest first, after the newcomer `cursor`. */
export async function listHeld(
  db: Db,
  { cursor, limit }: { readonly cursor: string | null; readonly limit: number },
): Promise<readonly HeldReferral[]> {
  const { rows } = await sql<HeldReferral>`
    select newcomer_id as "newcomerId", newcomer.name as newcomer, owner_id as "ownerId", owner.name as owner,
      joined_at as "joinedAt", held_with as "heldWith", due_at is not null as "isDue"
    from referrals join players newcomer on newcomer.player_id = newcomer_id
    join players owner on owner.player_id = owner_id
    where state = 'held' and (${cursor}::uuid is null or (joined_at, newcomer_id) >
      (select joined_at, newcomer_id from referrals where newcomer_id = ${cursor}::uuid))
    order by joined_at, newcomer_id limit ${limit}`.execute(db);
  return rows;
}

/** How many friends wait: for a look, and for room within what a day and a month pay. */
export type WaitingReferrals = { readonly held: number; readonly due: number };

/** Counts the friends that wait, of all players. */
export async function countWaiting(db: Db): Promise<WaitingReferrals> {
  const { rows } = await sql<WaitingReferrals>`
    select (count(*) filter (where state = 'held'))::integer as held,
      (count(*) filter (where state = 'open' and due_at is not null))::integer as due
    from referrals`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("an aggregate has one row");
  return row;
}

/** The owner of a held friend; undefined when nothing is held under this id. */
export async function findHeldOwner(db: Db, newcomerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("referrals")
    .select("owner_id")
    .where("newcomer_id", "=", newcomerId)
    .where("state", "=", "held")
    .executeTakeFirst();
  return row?.owner_id;
}

/** Ends the holding of a friend; false when it is not held any more. */
export async function settleHeld(tx: Db, newcomerId: string, state: "open" | "refused"): Promise<boolean> {
  const row = await tx
    .updateTable("referrals")
    .set({ state, address_hash: null, device_hash: null })
    .where("newcomer_id", "=", newcomerId)
    .where("state", "=", "held")
    .returning("newcomer_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Nothing is paid any more for or to a player who goes; where they came from and their zone are forgotten. */
export async function eraseReferrals(tx: Db, playerId: string): Promise<void> {
  await sql`update referrals set state = 'refused'
    where (newcomer_id = ${playerId} or owner_id = ${playerId}) and state in ('open', 'held')`.execute(tx);
  // Not of the friends they brought: whoever comes from the same place within the day is still looked at.
  await tx
    .updateTable("referrals")
    .set({ address_hash: null, device_hash: null, first_zone: null })
    .where("newcomer_id", "=", playerId)
    .execute();
}
