import type { BattleCard } from "@crosscheck/contract/battle-views";
import type { Db } from "../../postgres/database.ts";

export type OwnEnd = NonNullable<BattleCard["own"]>;

/** What a battle that is over has changed for each of its players; nothing where it is not over or never began. */
export async function listOwnEnds(db: Db, battleId: string): Promise<ReadonlyMap<string, OwnEnd>> {
  const rows = await db
    .selectFrom("battle_seats")
    .innerJoin("battles", "battles.battle_id", "battle_seats.battle_id")
    .leftJoin("attempts as run", (join) =>
      join
        .onRef("run.player_id", "=", "battle_seats.player_id")
        .onRef("run.attempt_id", "=", "battle_seats.battle_id"),
    )
    .select(["battle_seats.player_id", "coins", "rating_before", "rating_after", "badges", "run.attempt_id"])
    .where("battle_seats.battle_id", "=", battleId)
    .where("battle_seats.ended_at", "is not", null)
    .where("started_at", "is not", null)
    .execute();
  return new Map(
    rows.flatMap(({ player_id: playerId, coins, rating_before, rating_after, badges, attempt_id }) => {
      const end = {
        coins: coins ?? 0,
        rating_before: whole(rating_before),
        rating_after: whole(rating_after),
        badges: [...badges],
        attempt_id,
      };
      return playerId === null ? [] : [[playerId, end] as const];
    }),
  );
}

function whole(rating: number | null): number | null {
  return rating === null ? null : Math.round(rating);
}
