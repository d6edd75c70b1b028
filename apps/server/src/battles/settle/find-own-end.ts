import type { BattleCard } from "@crosscheck/contract/battle-views";
import type { Db } from "../../postgres/database.ts";

export type OwnEnd = NonNullable<BattleCard["own"]>;

/** What a battle that is over has changed for one of its players; null where it is not over, never began, or is somebody else's. */
export async function findOwnEnd(db: Db, battleId: string, playerId: string): Promise<OwnEnd | null> {
  const row = await db
    .selectFrom("battle_seats")
    .innerJoin("battles", "battles.battle_id", "battle_seats.battle_id")
    .select(["coins", "rating_before", "rating_after", "badges"])
    .where("battle_seats.battle_id", "=", battleId)
    .where("player_id", "=", playerId)
    .where("battle_seats.ended_at", "is not", null)
    .where("started_at", "is not", null)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    coins: row.coins ?? 0,
    rating_before: whole(row.rating_before),
    rating_after: whole(row.rating_after),
    badges: [...row.badges],
  };
}

function whole(rating: number | null): number | null {
  return rating === null ? null : Math.round(rating);
}
