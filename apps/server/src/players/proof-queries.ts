import type { Db } from "../postgres/database.ts";

const PURGED_AT_ONCE = 100;

/** Uses a proof up; false when it was used before. Parallel callers queue. Call inside the caller's transaction. */
export async function useProof(
  tx: Db,
  {
    proofHash,
    expiresAt,
    now,
  }: { readonly proofHash: Uint8Array; readonly expiresAt: Date; readonly now: Date },
): Promise<boolean> {
  await tx
    .deleteFrom("used_proofs")
    .where("proof_hash", "in", (query) =>
      query
        .selectFrom("used_proofs")
        .select("proof_hash")
        .where("expires_at", "<", now)
        .limit(PURGED_AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
  const row = await tx
    .insertInto("used_proofs")
    .values({ proof_hash: proofHash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column("proof_hash").doNothing())
    .returning("proof_hash")
    .executeTakeFirst();
  return row !== undefined;
}

/** From this time on only newer proofs sign this player in. */
export async function refuseOlderProofs(db: Db, playerId: string, at: Date): Promise<void> {
  await db.updateTable("players").set({ proofs_from: at }).where("player_id", "=", playerId).execute();
}

/** Since when proofs count for a player; null: any. */
export async function findProofsFrom(tx: Db, playerId: string): Promise<Date | null> {
  const row = await tx
    .selectFrom("players")
    .select("proofs_from as proofsFrom")
    .where("player_id", "=", playerId)
    .executeTakeFirst();
  return row?.proofsFrom ?? null;
}
