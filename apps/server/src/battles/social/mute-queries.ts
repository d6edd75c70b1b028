import type { Db } from "../../postgres/database.ts";

/** Whether a player may write free text in battles; who is muted still has the phrases and emojis. */
export async function mayWrite(db: Db, playerId: string, at: Date): Promise<boolean> {
  const muted = await db
    .selectFrom("battle_mutes")
    .select("until_at")
    .where("player_id", "=", playerId)
    .where("until_at", ">", at)
    .executeTakeFirst();
  return muted === undefined;
}
