import { FIRST_RATING } from "@crosscheck/rules/battles/rating";
import { sql } from "kysely";
import { report } from "../../coins/check-queries.ts";
import type { CheckReport } from "../../postgres/book-check.ts";
import type { Db } from "../../postgres/database.ts";
import type { BattleTables } from "../../postgres/tables/battle-tables.ts";

/** Per battle: the house holds exactly the stakes of a try that is held, and of a battle that is over none. */
export function checkPots(db: Db): Promise<CheckReport> {
  return report(
    db,
    sql`with booked as (
      select reference, sum(house_coins) as coins from coin_entries
      where reason in ('battle_stake', 'battle_pot', 'battle_refund') group by reference
    ), rest as (
      select reference, sum(coins) as coins from house_entries where reason = 'battle_rest' group by reference
    ), held as (
      select battle_id, sum(cardinality(player_ids)) as stakes from battle_holds where state = 'held' group by battle_id
    )
    select case
      when battles.battle_id is null then format('coins are booked for battle %s, which is not there', booked.reference)
      when ended_at is not null and held.battle_id is not null
      then format('battle %s is over and holds stakes', battles.battle_id)
      when coalesce(booked.coins, 0) - coalesce(rest.coins, 0) <> coalesce(held.stakes, 0) * stake_coins
      then format('the account of battle %s has %s coins, %s stakes of %s are held', battles.battle_id,
        coalesce(booked.coins, 0) - coalesce(rest.coins, 0), coalesce(held.stakes, 0), stake_coins) end as breach
    from battles
    left join held on held.battle_id = battles.battle_id
    full join booked on booked.reference = battles.battle_id::text
    left join rest on rest.reference = coalesce(battles.battle_id::text, booked.reference)`,
  );
}

/** Every seat was paid what its result says, out of the stake that the battle was played for. */
export function checkPaidSeats(db: Db): Promise<CheckReport> {
  return report(
    db,
    sql`select case when coalesce(paid.player_coins, 0) <> coalesce(seat.coins, 0)
      then format('seat %s of battle %s won %s coins and was paid %s', seat.seat, seat.battle_id, seat.coins,
        coalesce(paid.player_coins, 0)) end as breach
    from battle_holds held
    join battle_seats seat on seat.battle_id = held.battle_id and not seat.is_bot
    left join coin_entries paid on paid.player_id = seat.player_id
      and paid.undoes = format('battle_stake:%s:%s', held.battle_id, held.hold)
    where held.state = 'settled'`,
  );
}

/** Ratings follow one another without a gap, up to the one a player has now; whoever deleted the account has none. */
export function checkRatings(db: Db): Promise<CheckReport> {
  return report(
    db,
    sql`with rated as (
      select player_id, battle_id, rating_before, rating_after,
        lag(rating_after, 1, ${FIRST_RATING.rating}::double precision) over own as expected,
        lead(rating_after) over own is null as is_last, count(*) over (partition by player_id) as games
      from battle_seats where rating_after is not null and player_id is not null
      window own as (partition by player_id order by ended_at, battle_id)
    )
    select case
      when rated.rating_before <> rated.expected
      then format('battle %s rates player %s from %s, before it was %s', rated.battle_id, rated.player_id, rating_before,
        expected)
      when rated.is_last and (standing.rating <> rated.rating_after or standing.games <> rated.games)
      then format('player %s is rated %s after %s battles, the last one says %s after %s', rated.player_id,
        standing.rating, standing.games, rated.rating_after, rated.games) end as breach
    from rated join battle_ratings standing using (player_id)`,
  );
}

/**
 * The record of a player is what the battles that were played say; those against the bot are in none. Rows of wins are of
 * random battles where those ended before anybody counted what was told, and of rated ones since.
 */
export function checkRecords(db: Db): Promise<CheckReport> {
  return report(
    db,
    sql`with played as (
      select player_id, outcome, seat.ended_at,
        in_row and outcome = 'win' and (questions_told is null or fact @> '{"isWon": true}') as is_earned,
        max(seat.ended_at) filter (where in_row and outcome in ('draw', 'lose', 'defeat'))
          over (partition by player_id) as row_from
      from battle_seats seat join battles using (battle_id),
        lateral (select case when questions_told is null then kind = 'random' else is_rated end as in_row) rules_of
      where kind <> 'bot' and started_at is not null and battles.ended_at is not null and player_id is not null
        and not is_idle
    ), counted as (
      select player_id, count(*) filter (where outcome = 'win') as victories,
        count(*) filter (where outcome = 'draw') as drawn,
        count(*) filter (where outcome in ('lose', 'defeat')) as lost,
        count(*) filter (where is_earned and (row_from is null or ended_at > row_from)) as wins_in_row
      from played group by player_id
    )
    select case when standing.victories <> coalesce(counted.victories, 0) or standing.drawn <> coalesce(counted.drawn, 0)
        or standing.lost <> coalesce(counted.lost, 0) or standing.wins_in_row <> coalesce(counted.wins_in_row, 0)
      then format('player %s has won %s, drawn %s and lost %s battles, %s in a row; they say %s, %s, %s and %s',
        standing.player_id, standing.victories, standing.drawn, standing.lost, standing.wins_in_row,
        counted.victories, counted.drawn, counted.lost, counted.wins_in_row) end as breach
    from battle_ratings standing left join counted using (player_id)`,
  );
}

/** A seat of a battle that is over, as it is stored. */
export type EndedSeat = Pick<
  BattleTables["battle_seats"],
  "seat" | "player_id" | "outcome" | "rank" | "points" | "correct" | "used_ms" | "coins" | "fact"
>;

export type EndedBattle = {
  readonly battleId: string;
  readonly endReason: string;
  /** Null: it ended before that was counted, when wins over who had left still counted for badges. */
  readonly told: number | null;
  readonly seats: readonly EndedSeat[];
};

/** Battles that are over, in the order of their ids, with their seats. */
export async function listEnded(
  db: Db,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<readonly EndedBattle[]> {
  const { rows } = await sql<EndedBattle>`
    select battle_id as "battleId", end_reason as "endReason", questions_told as told, (select coalesce(jsonb_agg(jsonb_build_object(
        'seat', seat, 'player_id', player_id, 'outcome', outcome, 'rank', rank, 'points', points, 'correct', correct,
        'used_ms', used_ms, 'coins', coins, 'fact', fact) order by seat), '[]')
      from battle_seats where battle_seats.battle_id = battles.battle_id and outcome is not null) as seats
    from battles where ended_at is not null and battle_id > ${after} order by battle_id limit ${limit}`.execute(
    db,
  );
  return rows;
}
