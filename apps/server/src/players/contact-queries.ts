import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";

export type ContactKind = "email" | "mobile";

export type ContactChange = {
  readonly playerId: string;
  readonly kind: ContactKind;
  readonly address: string;
  readonly codeHash: Uint8Array;
  readonly triesLeft: number;
  readonly expiresAt: Date;
  readonly createdAt: Date;
};

/** Starts a change; an earlier one of the same kind is over. */
export async function storeContactChange(db: Db, change: ContactChange): Promise<void> {
  const values = {
    address: change.address,
    code_hash: change.codeHash,
    tries_left: change.triesLeft,
    expires_at: change.expiresAt,
    created_at: change.createdAt,
  };
  await db
    .insertInto("contact_changes")
    .values({ player_id: change.playerId, kind: change.kind, ...values })
    .onConflict((conflict) => conflict.columns(["player_id", "kind"]).doUpdateSet(values))
    .execute();
}

/** Uses up one try; undefined when there is nothing to confirm any more. */
export async function takeContactTry(
  db: Db,
  { playerId, kind, now }: { readonly playerId: string; readonly kind: ContactKind; readonly now: Date },
): Promise<
  { readonly address: string; readonly codeHash: Uint8Array; readonly triesLeft: number } | undefined
> {
  return await db
    .updateTable("contact_changes")
    .set((expression) => ({ tries_left: expression("tries_left", "-", 1) }))
    .where("player_id", "=", playerId)
    .where("kind", "=", kind)
    .where("tries_left", ">", 0)
    .where("expires_at", ">", now)
    .returning(["address", "code_hash as codeHash", "tries_left as triesLeft"])
    .executeTakeFirst();
}

/** Ends a change; false when somebody else ended it. */
export async function endContactChange(
  tx: Db,
  {
    playerId,
    kind,
    address,
  }: { readonly playerId: string; readonly kind: ContactKind; readonly address: string },
): Promise<boolean> {
  const result = await tx
    .deleteFrom("contact_changes")
    .where("player_id", "=", playerId)
    .where("kind", "=", kind)
    .where("address", "=", address)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** Lets nobody else make this address count until the caller's transaction ends. Call with the player's row locked. */
export async function lockAddress(tx: Db, address: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contact address ${address}`}, 0))`.execute(tx);
}

/** Addresses that wait for their code. */
export async function listPendingAddresses(
  db: Db,
  playerId: string,
): Promise<readonly { readonly kind: ContactKind; readonly address: string; readonly expiresAt: Date }[]> {
  return await db
    .selectFrom("contact_changes")
    .select(["kind", "address", "expires_at as expiresAt"])
    .where("player_id", "=", playerId)
    .execute();
}

export async function eraseContactChanges(tx: Db, playerId: string): Promise<void> {
  await tx.deleteFrom("contact_changes").where("player_id", "=", playerId).execute();
}
