import { sql } from "kysely";
import type { OwnData } from "../../calls/own-data.ts";

/** What the player asks for is the own seat; of others only how many there were. */
export const OWN_BATTLES: OwnData = {
  tables: ["battles", "battle_seats"],
  columns: [
    "battle_id",
    "kind",
    "language",
    "category",
    "stake_coins",
    "is_creator",
    "opened_at",
    "started_at",
    "ended_at",
    "end_reason",
    "players",
    "seat",
    "outcome",
    "rank",
    "points",
    "correct",
    "used_ms",
    "coins",
    "rating_before",
    "rating_after",
    "badges",
  ],
  select: ({ playerId, page }) => sql`
    select own.battle_id, kind, battles.language, categories.slug as category, stake_coins,
      creator_id is not distinct from own.player_id as is_creator, opened_at, started_at, battles.ended_at, end_reason,
      (select count(*)::integer from battle_seats seats where seats.battle_id = own.battle_id) as players,
      seat, outcome, rank, points, correct, used_ms, own.coins, rating_before, rating_after, own.badges
    from (select * from battle_seats where player_id = ${playerId} order by battle_id ${page}) own
    join battles on battles.battle_id = own.battle_id
    left join categories on categories.category_id = battles.category_id order by own.battle_id`,
};

export const OWN_BATTLE_RECORD: OwnData = {
  tables: ["battle_ratings"],
  columns: [
    "rating",
    "deviation",
    "volatility",
    "games",
    "wins_in_row",
    "victories",
    "drawn",
    "lost",
    "rated_at",
  ],
  select: ({ playerId, page }) => sql`
    select rating, deviation, volatility, games, wins_in_row, victories, drawn, lost, rated_at
    from battle_ratings where player_id = ${playerId} ${page}`,
};

export const OWN_BATTLE_SEARCHES: OwnData = {
  tables: ["battle_searches"],
  columns: ["language", "category", "stake_coins", "rating", "since"],
  select: ({ playerId, page }) => sql`
    select language, categories.slug as category, stake_coins, rating, since
    from battle_searches left join categories using (category_id) where player_id = ${playerId} ${page}`,
};
