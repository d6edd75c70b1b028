import type { Db } from "../postgres/database.ts";

/** What a proof names a person by. */
export type IdentityKey = { readonly issuer: string; readonly subject: string };

/** The player of an identity; a deleted one has none. */
export async function findPlayerIdByIdentity(db: Db, identity: IdentityKey): Promise<string | undefined> {
  const row = await db
    .selectFrom("identity_links")
    .select("player_id")
    .where("issuer", "=", identity.issuer)
    .where("subject", "=", identity.subject)
    .executeTakeFirst();
  return row?.player_id;
}

/** How a player signs in, the newest way first. */
export async function listIdentities(db: Db, playerId: string): Promise<readonly IdentityKey[]> {
  return await db
    .selectFrom("identity_links")
    .select(["issuer", "subject"])
    .where("player_id", "=", playerId)
    .orderBy("created_at", "desc")
    .orderBy("subject")
    .execute();
}

/** Ties an identity to a player; false when it belongs to a player already. Waits for others that try the same. */
export async function linkIdentity(
  tx: Db,
  link: IdentityKey & { readonly playerId: string; readonly at: Date },
): Promise<boolean> {
  const result = await tx
    .insertInto("identity_links")
    .values({ player_id: link.playerId, issuer: link.issuer, subject: link.subject, created_at: link.at })
    .onConflict((conflict) => conflict.columns(["issuer", "subject"]).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/**
 * Notes what a newcomer signed up with; true when none of it was known. Waits for others that note the same; sorted, so
 * that they do not wait for each other.
 */
export async function spendIdentity(tx: Db, hashes: readonly Uint8Array[], at: Date): Promise<boolean> {
  const sorted = hashes.toSorted((one, other) => Buffer.compare(one, other));
  const spent = await tx
    .insertInto("spent_identities")
    .values(sorted.map((hash) => ({ identity_hash: hash, spent_at: at })))
    .onConflict((conflict) => conflict.column("identity_hash").doNothing())
    .returning("spent_at")
    .execute();
  return spent.length === hashes.length;
}

export async function eraseIdentityLinks(tx: Db, playerId: string): Promise<void> {
  await tx.deleteFrom("identity_links").where("player_id", "=", playerId).execute();
}
