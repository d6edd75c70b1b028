import type { Db } from "../../postgres/database.ts";

/** Best percentage of a player's finished runs of a mode; null before the first. */
export async function findBestPercent(
  db: Db,
  { playerId, mode }: { readonly playerId: string; readonly mode: string },
): Promise<number | null> {
  const row = await db
    .selectFrom("attempt_results")
    .select(({ fn }) => fn.max("percent").as("best"))
    .where("player_id", "=", playerId)
    .where("mode", "=", mode)
    .executeTakeFirst();
  return row?.best ?? null;
}
