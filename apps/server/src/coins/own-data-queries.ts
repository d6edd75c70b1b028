import { firstName } from "@crosscheck/rules/referrals/first-name";
import { sql } from "kysely";
import type { OwnData } from "../calls/own-data.ts";

export const OWN_COINS: OwnData = {
  tables: ["coin_accounts", "coin_entries"],
  columns: ["entry_number", "reason", "coins", "redeemable_coins", "balance_after", "reference", "booked_at"],
  select: ({
    playerId,
    page,
  }) => sql`select entry_number, reason, player_coins as coins, redeemable_coins, balance_after,
      reference, booked_at
    from coin_entries where player_id = ${playerId} order by entry_number ${page}`,
};

export const OWN_COIN_DAYS: OwnData = {
  tables: ["coin_day_totals"],
  columns: ["source", "day", "coins", "granted"],
  select: ({ playerId, page }) => sql`select source, day::text as day, coins, granted from coin_day_totals
    where player_id = ${playerId} order by day, source ${page}`,
};

/** Friends by their first names, as the screen tells them; whoever brought the player is not the player's to know. */
export const OWN_REFERRALS: OwnData = {
  tables: ["referrals"],
  columns: ["direction", "friend", "joined_at", "state", "first_at", "zone", "due_at", "paid_at", "coins"],
  select: ({ playerId, page }) => sql`
    select 'brought' as direction, case when players.deleted_at is null then players.name end as friend, joined_at, state,
      null::timestamptz as first_at, null as zone, null::timestamptz as due_at, paid_at, coins, newcomer_id
    from referrals join players on players.player_id = newcomer_id where owner_id = ${playerId}
    union all select 'came', null, joined_at, state, first_at, first_zone, due_at, null, null, newcomer_id
    from referrals where newcomer_id = ${playerId}
    order by joined_at, newcomer_id ${page}`,
  show: ({ friend, ...row }) => ({ ...row, friend: typeof friend === "string" ? firstName(friend) : null }),
};
