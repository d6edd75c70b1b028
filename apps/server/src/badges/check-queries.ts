import { sql } from "kysely";
import { report } from "../coins/check-queries.ts";
import type { CheckReport } from "../postgres/book-check.ts";
import type { Db } from "../postgres/database.ts";

/** Rewards and claims are the same, and elite was unlocked by a balance that was there. Players who are gone have none. */
export function checkRewards(db: Db): Promise<CheckReport> {
  return report(
    db,
    sql`select case
      when coalesce(entries, 0) <> (coalesce(claimed_coins, 0) > 0)::integer
        or coalesce(paid, 0) <> coalesce(claimed_coins, 0)
      then format('badge %s of player %s was claimed for %s coins and paid %s in %s entries',
        coalesce(badge.type, entry.type), coalesce(badge.player_id, entry.player_id), coalesce(claimed_coins, 0),
        coalesce(paid, 0), coalesce(entries, 0))
      when badge.type = 'elite' and unlocked_threshold > coalesce((select max(balance_after) from coin_entries own
          where own.player_id = badge.player_id), 0)
      then format('player %s has badge elite for %s coins and never had them', badge.player_id, unlocked_threshold)
      end as breach
    from player_badges badge full join (
      select player_id, reference as type, count(*) as entries, sum(player_coins) as paid
      from coin_entries join players using (player_id)
      where reason = 'badge_reward' and deleted_at is null group by player_id, reference
    ) entry on entry.player_id = badge.player_id and entry.type = badge.type
    where badge.unlocked_at is not null or entry.player_id is not null`,
  );
}
