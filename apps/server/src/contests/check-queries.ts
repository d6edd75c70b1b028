import { sql } from "kysely";
import { report } from "../coins/check-queries.ts";
import type { CheckReport } from "../postgres/book-check.ts";
import type { Db } from "../postgres/database.ts";

/**
 * Per contest: entrants paid the fee and got the prize, or the refund, that their entry says, and an account that is
 * settled is at zero.
 */
export function checkContests(db: Db): Promise<CheckReport> {
  return report(
    db,
    sql`with booked as (
      select player_id, reference, sum(-player_coins) filter (where reason = 'contest_entry') as fee,
        sum(player_coins) filter (where reason = 'contest_prize') as prize,
        sum(player_coins) filter (where reason = 'contest_refund') as refund, sum(house_coins) as held
      from coin_entries where reason in ('contest_entry', 'contest_prize', 'contest_refund')
      group by player_id, reference
    ), moved as (
      select reference, sum(case to_account when 'contests' then coins else -coins end) as coins from house_entries
      where reason in ('contest_top_up', 'contest_rest') group by reference
    )
    select case when coalesce(fee, 0) <> coalesce(fee_coins, 0)
        or coalesce(prize, 0) <> case when settled_at is null then 0 else coalesce(prize_coins, 0) end
        or coalesce(refund, 0) <> case when cancelled_at is null or settled_at is null then 0 else fee_coins end
      then format('player %s in contest %s paid %s of %s, won %s of %s, got %s back',
        coalesce(entry.player_id, booked.player_id), coalesce(entry.contest_id::text, reference), fee, fee_coins, prize,
        prize_coins, refund) end as breach
    from contest_entries entry
    join contests using (contest_id)
    full join booked on booked.player_id = entry.player_id and booked.reference = entry.contest_id::text
    union all
    select case when coalesce((select sum(held) from booked where reference = contest_id::text), 0)
        + coalesce(moved.coins, 0) <> 0
      then format('contest %s is over and its account holds coins', contest_id) end
    from contests left join moved on moved.reference = contest_id::text
    where closed_at is not null or cancelled_at is not null and not exists (select from contest_entries entry
      where entry.contest_id = contests.contest_id and settled_at is null)`,
  );
}

/** Standings of closed contests follow from the results: by score, then by time, and nobody better has a lower place. */
export function checkStandings(db: Db): Promise<CheckReport> {
  return report(
    db,
    sql`select case when entry.rank <> 1 + (select count(*) from contest_entries better
          where better.contest_id = entry.contest_id and better.rank is not null
            and (better.score > entry.score or better.score = entry.score and better.used_seconds < entry.used_seconds))
        or entry.score <> result.score
        or entry.used_seconds <> (result.outcome ->> 'duration_seconds')::integer
      then format('player %s has rank %s in contest %s with %s points in %s s', entry.player_id, entry.rank,
        entry.contest_id, entry.score, entry.used_seconds) end as breach
    from contest_entries entry join attempt_results result using (player_id, attempt_id)
    where entry.rank is not null`,
  );
}
