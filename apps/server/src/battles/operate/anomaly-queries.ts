import { RATED_PER_DAY } from "@crosscheck/rules/battles/matchmaking";
import { sql } from "kysely";
import type { Db } from "../../postgres/database.ts";

/** From so many answers, and such a part of them, fast ones are no accident. */
const LEAST_ANSWERS = 20;
const FAST_SHARE = 0.15;
/** Rated wins from which on it is no accident that so many of the opponents have left. */
const LEAST_WON = 5;
const WALKOVER_SHARE = 0.5;
/** A rating far above a newcomer's, with answers that are no better than everybody's. */
const HIGH_RATING = 1_700;
/** Battles and coins from which a pair looks like a way to move coins, and the part of them that one of the two has won. */
const LEAST_PAIRED = 4;
const LEAST_MOVED = 20;
const ONE_SIDED = 0.9;

export type Anomaly = {
  readonly kind: "fast_answers" | "same_pair" | "above_answers" | "one_sided" | "walkovers";
  readonly playerId: string;
  readonly otherId: string | null;
  readonly battles: number;
  readonly share: number | null;
  readonly rating: number | null;
  readonly coins: number | null;
};

/** What looks wrong about the battles since then, the worst of each kind first. */
export async function listAnomalies(db: Db, since: Date, limit: number): Promise<readonly Anomaly[]> {
  const { rows } = await sql<Anomaly>`
    with over as (
      select seat.*, kind, is_rated, end_reason, coalesce(questions_told, question_count) as told, stake_coins
      from battle_seats seat join battles using (battle_id)
      where battles.ended_at >= ${since}::timestamptz and started_at is not null and kind <> 'bot'
        and seat.player_id is not null and seat.outcome is not null
    ), tally as (
      select player_id, count(*)::integer as battles, nullif(sum(told), 0)::float8 as asked,
        sum(coalesce(fast_answers, 0))::float8 as fast, sum(coalesce(correct, 0))::float8 as correct
      from over where outcome <> 'abandoned' group by player_id
    ), pair as (
      select own.player_id, other.player_id as other_id, own.battle_id, own.kind, own.outcome, own.ended_at,
        own.coins - own.stake_coins as won
      from over own join over other on other.battle_id = own.battle_id and other.seat <> own.seat
      where (select count(*) from battle_seats all_seats where all_seats.battle_id = own.battle_id) = 2
    ), found as (
      select 'fast_answers' as kind, player_id, null::uuid as other_id, battles, fast / asked as share,
        null::float8 as rating, null::integer as coins, fast / asked as weight
      from tally where asked >= ${LEAST_ANSWERS} and fast / asked >= ${FAST_SHARE}
      union all
      select 'above_answers', tally.player_id, null, battles, correct / asked, rating, null, rating
      from tally join battle_ratings using (player_id)
      where asked >= ${LEAST_ANSWERS} and rating >= ${HIGH_RATING}
        and correct / asked <= (select sum(correct) / sum(asked) from tally)
      union all
      select 'walkovers', player_id, null, count(*)::integer,
        avg(case when end_reason = 'opponent_left' then 1 else 0 end)::float8, null, null, count(*)
      from over where is_rated and outcome = 'win' group by player_id
      having count(*) >= ${LEAST_WON} and avg(case when end_reason = 'opponent_left' then 1 else 0 end) >= ${WALKOVER_SHARE}
      union all
      select 'same_pair', player_id, other_id, max(met)::integer, null, null, null, max(met) from (
        select player_id, other_id, count(*) as met from pair where kind = 'random' and player_id < other_id
        group by player_id, other_id, (ended_at at time zone 'UTC')::date
      ) day group by player_id, other_id having max(met) > ${RATED_PER_DAY}
      union all
      select 'one_sided', player_id, other_id, count(*)::integer,
        avg(case when outcome = 'win' then 1 else 0 end)::float8, null, sum(won)::integer, sum(won)
      from pair group by player_id, other_id
      having count(*) >= ${LEAST_PAIRED} and sum(won) >= ${LEAST_MOVED}
        and avg(case when outcome = 'win' then 1 else 0 end) >= ${ONE_SIDED}
    )
    select kind, player_id as "playerId", other_id as "otherId", battles, share, rating, coins
    from (select *, row_number() over (partition by kind order by weight desc, player_id) as place from found) ranked
    order by place, kind limit ${limit}`.execute(db);
  return rows;
}
