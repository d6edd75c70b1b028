import { sql, type RawBuilder } from "kysely";
import type { CheckReport } from "../postgres/book-check.ts";
import type { Db } from "../postgres/database.ts";

const MOST_BREACHES = 20;

/** Runs a query that tells a sentence per row that is wrong and null per row that is right. */
export async function report(db: Db, query: RawBuilder<{ breach: string | null }>): Promise<CheckReport> {
  const { rows } = await sql<{ checked: number; breaches: readonly string[] | null }>`
    with verdicts as (${query})
    select count(*)::int as checked, (select array_agg(breach) from
      (select breach from verdicts where breach is not null limit ${MOST_BREACHES}) wrong) as breaches
    from verdicts`.execute(db);
  return { checked: rows[0]?.checked ?? 0, breaches: rows[0]?.breaches ?? [] };
}

export function checkPostings(db: Db): Promise<CheckReport> {
  return report(
    db,
    sql`select case when player_coins + house_coins <> 0
      then format('entry %s of player %s sums to %s', entry_number, player_id, player_coins + house_coins) end as breach
    from coin_entries`,
  );
}

export function checkBalances(db: Db): Promise<CheckReport> {
  return report(
    db,
    sql`select case when coins <> coalesce(total, 0) or coins < 0 or entry_count <> coalesce(entries, 0)
      then format('player %s has %s coins in %s entries, the entries say %s in %s', account.player_id, coins,
        entry_count, coalesce(total, 0), coalesce(entries, 0)) end as breach
    from coin_accounts account left join (
      select player_id, sum(player_coins) as total, count(*) as entries from coin_entries group by player_id
    ) book on book.player_id = account.player_id`,
  );
}

export function checkEntryChains(db: Db): Promise<CheckReport> {
  return report(
    db,
    sql`select case when entry_number <> row_number() over book or balance_after <> sum(player_coins) over book
      then format('entry %s of player %s breaks the chain', entry_number, player_id) end as breach
    from coin_entries window book as (partition by player_id order by entry_number)`,
  );
}

/**
 * Replays the kind of every entry: earned coins and coins given back as redeemable add up, and go only when no other
 * coins are left.
 */
export function checkKinds(db: Db): Promise<CheckReport> {
  return report(
    db,
    sql`with books as (
      select entry.player_id, entry.entry_number, entry.redeemable_coins, entry.balance_after,
        sum(case when entry.reason in ('quiz_reward', 'badge_reward', 'regrade_reward', 'contest_prize', 'payout_hold')
            then entry.player_coins
            when entry.undoes is null then 0 else least(-undone.redeemable_coins, entry.player_coins) end)
          over book as given, sum(entry.redeemable_coins) over book as redeemable_after
      from coin_entries entry left join coin_entries undone
        on undone.player_id = entry.player_id and undone.idempotency_key = entry.undoes
      window book as (partition by entry.player_id order by entry.entry_number)
    ), replayed as (
      select *, given + least(0, min(balance_after - given)
        over (partition by player_id order by entry_number)) as expected from books
    )
    select case when redeemable_after <> expected
      then format('player %s has %s redeemable coins after entry %s, the replay says %s', player_id, redeemable_after,
        entry_number, expected) end as breach
    from replayed
    union all
    select case when account.redeemable_coins <> coalesce(total, 0)
      then format('player %s has %s redeemable coins, the entries say %s', account.player_id, account.redeemable_coins,
        coalesce(total, 0)) end
    from coin_accounts account left join (
      select player_id, sum(redeemable_coins) as total from coin_entries group by player_id
    ) book on book.player_id = account.player_id`,
  );
}

/** A win that was booked after one of a later day counts with that day; what a regrade gave, with that of the run. */
export function checkDayTotals(db: Db): Promise<CheckReport> {
  return report(
    db,
    sql`with wins as (
      select result.player_id, result.mode, entry.player_coins,
        max((entry.booked_at at time zone 'utc')::date)
          over (partition by result.player_id, result.mode order by entry.entry_number) as day
      from attempt_results result join coin_entries entry on entry.player_id = result.player_id
        and entry.reference = result.attempt_id::text and entry.reason = 'quiz_reward'
    ), paid as (
      select player_id, mode, day, player_coins from wins
      union all
      select result.player_id, result.mode, (result.booked_at at time zone 'utc')::date, regraded.coins_given
      from regraded_attempts regraded join attempt_results result using (player_id, attempt_id)
    )
    select case when total.coins <> coalesce(sum(win.player_coins), 0)
      then format('player %s got %s coins of %s on %s, the entries say %s', total.player_id, total.coins, source,
        total.day, coalesce(sum(win.player_coins), 0)) end as breach
    from coin_day_totals total left join paid win
      on win.player_id = total.player_id and win.mode = total.source and win.day = total.day
    group by total.player_id, source, total.day, total.coins`,
  );
}

/** Today and the day before are still being counted. */
export function checkLedgerDays(db: Db): Promise<CheckReport> {
  return report(
    db,
    sql`with entries as (
      select (booked_at at time zone 'UTC')::date as day, reason,
        case when player_coins > 0 then house_account else 'players' end as from_account,
        case when player_coins > 0 then 'players' else house_account end as to_account, abs(player_coins) as coins
      from coin_entries
      union all
      select (booked_at at time zone 'UTC')::date, reason, from_account, to_account, coins from house_entries
    ), book as (
      select day, reason, from_account, to_account, count(*) as entries, sum(coins) as coins from entries
      group by day, reason, from_account, to_account
    )
    select case when (counted.entries, counted.coins) is distinct from (book.entries, book.coins)
      then format('of %s on %s, %s coins are counted in %s entries, the entries say %s in %s',
        coalesce(counted.reason, book.reason), coalesce(counted.day, book.day), counted.coins, counted.entries,
        book.coins, book.entries) end as breach
    from ledger_days counted full join book using (day, reason, from_account, to_account)
    where coalesce(counted.day, book.day) < (select max(day) - 1 from ledger_days)`,
  );
}

export function checkLifelines(db: Db): Promise<CheckReport> {
  return report(
    db,
    sql`select case when coalesce(paid, 0) <> coalesce(price, 0)
      then format('attempt %s used lifelines for %s coins and paid %s', coalesce(attempt, reference),
        coalesce(price, 0), coalesce(paid, 0)) end as breach
    from (select player_id, attempt_id::text as attempt, sum(price_coins) as price
        from attempt_lifelines group by player_id, attempt_id) used
      full join (select player_id, reference, -sum(player_coins) as paid
        from coin_entries where reason = 'lifeline' group by player_id, reference) entry
      on entry.player_id = used.player_id and entry.reference = used.attempt`,
  );
}

export function checkUnlocks(db: Db): Promise<CheckReport> {
  return report(
    db,
    sql`select case when coalesce(price_coins, 0) <> coalesce(paid, 0) or entries > 1
      then format('player %s unlocked category %s for %s coins and paid %s', coalesce(bought.player_id, entry.player_id),
        coalesce(category_id::text, reference), coalesce(price_coins, 0), coalesce(paid, 0)) end as breach
    from unlocked_categories bought full join (
      select player_id, reference, count(*) as entries, -sum(player_coins) as paid
      from coin_entries where reason = 'premium_unlock' group by player_id, reference
    ) entry on entry.player_id = bought.player_id and entry.reference = bought.category_id::text`,
  );
}

/** Per friend: the owner's entry is what the referral says, once, and only for one that was due; a held one has none. */
export function checkFriendCodes(db: Db): Promise<CheckReport> {
  return report(
    db,
    sql`select case
      when owners.entries > 1 or owners.player_id <> referral.owner_id
        or coalesce(owners.paid, 0) <> coalesce(referral.coins, 0)
      then format('newcomer %s brought friends %s coins in %s entries, the referral says %s',
        coalesce(owners.reference, referral.newcomer_id::text), owners.paid, owners.entries, referral.coins)
      when referral.state <> 'paid' and referral.coins > 0 or referral.state = 'held' and own.player_id is not null
        or referral.due_at < referral.first_at or referral.paid_at < referral.due_at - interval '1 day'
      then format('referral of newcomer %s is %s with coins or times that do not fit', referral.newcomer_id,
        referral.state) end as breach
    from referrals referral full join (
      select reference, count(*) as entries, min(player_id::text)::uuid as player_id, sum(player_coins) as paid
      from coin_entries where reason = 'friend_code_owner' group by reference
    ) owners on owners.reference = referral.newcomer_id::text
    left join coin_entries own on own.player_id = referral.newcomer_id and own.idempotency_key = 'friend_code'`,
  );
}
