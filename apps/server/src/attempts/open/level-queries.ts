import type { Db } from "../../postgres/database.ts";

/** The highest level a player has passed at a place; 0 when none. */
export async function findHighestPassedLevel(
  db: Db,
  place: { readonly playerId: string; readonly categoryId: string; readonly placeId: string },
): Promise<number> {
  const row = await db
    .selectFrom("level_progress")
    .select("level")
    .where("player_id", "=", place.playerId)
    .where("category_id", "=", place.categoryId)
    .where("place_id", "=", place.placeId)
    .where("passed_at", "is not", null)
    .orderBy("level", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.level ?? 0;
}
