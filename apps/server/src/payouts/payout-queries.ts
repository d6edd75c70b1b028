import { sql } from "kysely";
import type { PayoutMethod } from "@crosscheck/rules/payouts/payout";
import type { Db } from "../postgres/database.ts";
import type { PayoutState } from "../postgres/tables/payout-tables.ts";

/** Locks a player who may act until the caller's transaction ends; false for one who is gone or closed. */
export async function lockPayer(tx: Db, playerId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("players")
    .select("player_id")
    .where("player_id", "=", playerId)
    .where("deleted_at", "is", null)
    .where("status", "=", "active")
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** What of earlier requests stands against a new one. */
export type Standing = { readonly lastRequest: Date | null; readonly hasOpenRequest: boolean };

export async function findStanding(tx: Db, playerId: string): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select (select max(requested_at) from payout_requests where player_id = ${playerId}) as "lastRequest",
      exists (select from payout_requests
        where player_id = ${playerId} and state in ('pending', 'approved')) as "hasOpenRequest"`.execute(tx);
  return rows[0] ?? { lastRequest: null, hasOpenRequest: false };
}

export type PayoutRecord = {
  readonly payoutId: string;
  readonly playerId: string;
  readonly state: PayoutState;
  readonly method: PayoutMethod;
  readonly address: Uint8Array | null;
  readonly coins: number;
  readonly units: number;
  readonly unitName: string;
  readonly details: string;
  readonly requestedAt: Date;
  readonly approvedAt: Date | null;
  readonly closedAt: Date | null;
  readonly answer: string;
};

const COLUMNS = [
  "payout_requests.payout_id as payoutId",
  "payout_requests.player_id as playerId",
  "payout_requests.state",
  "method",
  "address",
  "coins",
  "units",
  "unit_name as unitName",
  "details",
  "requested_at as requestedAt",
  "approved_at as approvedAt",
  "closed_at as closedAt",
  "answer",
] as const;

export type NewPayout = Pick<
  PayoutRecord,
  "payoutId" | "playerId" | "method" | "coins" | "units" | "unitName" | "details" | "requestedAt"
> & { readonly address: Uint8Array };

/** Files a pending request. */
export async function insertPayout(tx: Db, payout: NewPayout): Promise<PayoutRecord> {
  return await tx
    .insertInto("payout_requests")
    .values({
      payout_id: payout.payoutId,
      player_id: payout.playerId,
      state: "pending",
      method: payout.method,
      address: payout.address,
      coins: payout.coins,
      units: payout.units,
      unit_name: payout.unitName,
      details: payout.details,
      requested_at: payout.requestedAt,
      approved_at: null,
      closed_at: null,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** A page of a player's requests, latest first. */
export async function listOwnPayouts(
  db: Db,
  page: { readonly playerId: string; readonly offset: number; readonly limit: number },
): Promise<readonly PayoutRecord[]> {
  return await db
    .selectFrom("payout_requests")
    .select(COLUMNS)
    .where("player_id", "=", page.playerId)
    .orderBy("requested_at", "desc")
    .orderBy("payout_id", "desc")
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** How many requests a player has filed. */
export async function countOwnPayouts(db: Db, playerId: string): Promise<number> {
  const { total } = await db
    .selectFrom("payout_requests")
    .select(sql<number>`count(*)::integer`.as("total"))
    .where("player_id", "=", playerId)
    .executeTakeFirstOrThrow();
  return total;
}

/** A request, locked until the caller's transaction ends. */
export async function lockPayout(tx: Db, payoutId: string): Promise<PayoutRecord | undefined> {
  return await tx
    .selectFrom("payout_requests")
    .select(COLUMNS)
    .where("payout_id", "=", payoutId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** A player's pending request, locked until the caller's transaction ends. */
export async function lockPending(tx: Db, playerId: string): Promise<PayoutRecord | undefined> {
  return await tx
    .selectFrom("payout_requests")
    .select(COLUMNS)
    .where("player_id", "=", playerId)
    .where("state", "=", "pending")
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Moves a locked request on; the time is that of the approval or of the end. */
export async function storeState(
  tx: Db,
  change: {
    readonly payoutId: string;
    readonly state: Exclude<PayoutState, "pending">;
    readonly at: Date;
    readonly answer?: string;
  },
): Promise<void> {
  await tx
    .updateTable("payout_requests")
    .set({
      state: change.state,
      ...(change.state === "approved" ? { approved_at: change.at } : { closed_at: change.at }),
      ...(change.answer === undefined ? {} : { answer: change.answer }),
    })
    .where("payout_id", "=", change.payoutId)
    .execute();
}

/** A request as an operator sees it. */
export type FiledPayout = PayoutRecord & { readonly playerStatus: "active" | "deactivated" | "deleted" };

/** A page of the requests in a state, oldest first, after the request `cursor`. */
export async function listPayoutsThat(
  db: Db,
  page: { readonly state: PayoutState; readonly cursor: string | null; readonly limit: number },
): Promise<readonly FiledPayout[]> {
  return await db
    .selectFrom("payout_requests")
    .innerJoin("players", "players.player_id", "payout_requests.player_id")
    .select(COLUMNS)
    .select(
      sql<FiledPayout["playerStatus"]>`case when deleted_at is null then status else 'deleted' end`.as(
        "playerStatus",
      ),
    )
    .where("payout_requests.state", "=", page.state)
    .where(
      sql<boolean>`(${page.cursor}::uuid is null or (requested_at, payout_id) >
        (select requested_at, payout_id from payout_requests where payout_id = ${page.cursor}::uuid))`,
    )
    .orderBy("requested_at")
    .orderBy("payout_id")
    .limit(page.limit)
    .execute();
}

/** How many requests are in a state. */
export async function countPayoutsThat(db: Db, state: PayoutState): Promise<number> {
  const { total } = await db
    .selectFrom("payout_requests")
    .select(sql<number>`count(*)::integer`.as("total"))
    .where("state", "=", state)
    .executeTakeFirstOrThrow();
  return total;
}

/** Addresses and words of a deleted player's requests go, but for where an approved one is still to be paid to. */
export async function forgetAddresses(tx: Db, playerId: string): Promise<void> {
  await tx
    .updateTable("payout_requests")
    .set({ address: sql`case when closed_at is null then address end`, details: "", answer: "" })
    .where("player_id", "=", playerId)
    .where("state", "<>", "pending")
    .execute();
}

/** The same for one that has just ended, when its player was deleted meanwhile. */
export async function forgetAddressOfDeleted(tx: Db, payoutId: string): Promise<void> {
  await sql`update payout_requests set address = null, answer = '' from players
    where payout_id = ${payoutId} and closed_at is not null
      and players.player_id = payout_requests.player_id and deleted_at is not null`.execute(tx);
}
