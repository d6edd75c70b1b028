import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";

type Claim = { readonly trialId: string; readonly playerId: string };

/** Notes that a player has handed in a slip. False when the slip or the player was noted before. */
export async function insertClaim(db: Db, { trialId, playerId, at }: Claim & { readonly at: Date }) {
  const result = await db
    .insertInto("trial_claims")
    .values({ trial_id: trialId, player_id: playerId, claimed_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Whether this player handed in this slip. */
export async function isClaimedBy(db: Db, { trialId, playerId }: Claim): Promise<boolean> {
  const row = await db
    .selectFrom("trial_claims")
    .select("trial_id")
    .where("trial_id", "=", trialId)
    .where("player_id", "=", playerId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes which items visitors may be asked, in place of those of before. */
export async function keepVisitorItems(db: Db, itemIds: readonly string[]): Promise<void> {
  await sql`
    with gone as (delete from visitor_items where item_id <> all (${itemIds}::uuid[]))
    insert into visitor_items (item_id) select unnest(${itemIds}::uuid[]) on conflict do nothing`.execute(db);
}
