import type { Db } from "../postgres/database.ts";

/** The language of a player's pages; null while it was never chosen. */
export async function findPageLanguage(db: Db, playerId: string): Promise<string | null> {
  const row = await db
    .selectFrom("players")
    .select("web_language")
    .where("player_id", "=", playerId)
    .executeTakeFirst();
  return row?.web_language ?? null;
}
