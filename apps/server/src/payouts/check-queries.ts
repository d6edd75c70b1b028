import { sql } from "kysely";
import { report } from "../coins/check-queries.ts";
import type { CheckReport } from "../postgres/book-check.ts";
import type { Db } from "../postgres/database.ts";

/** Per request: an open one holds its coins, a paid one has moved them on, every other has given them back. */
export function checkHolds(db: Db): Promise<CheckReport> {
  return report(
    db,
    sql`select case when coalesce(held, 0) <> case when state in ('pending', 'approved') then payout.coins else 0 end
        or coalesce(paid, 0) <> case when state = 'completed' then payout.coins else 0 end
        or payout.payout_id is null
      then format('payout %s is %s with %s coins, the ledger holds %s and has paid %s',
        coalesce(payout.payout_id::text, reference), state, payout.coins, coalesce(held, 0), coalesce(paid, 0)) end as breach
    from payout_requests payout full join (
      select reference, sum(coins) as held, -sum(coins) filter (where is_payment) as paid from (
        select reference, house_coins as coins, false as is_payment from coin_entries
        where reason in ('payout_hold', 'payout_return')
        union all select reference, -coins, true from house_entries where reason = 'payout_paid'
      ) posting group by reference
    ) book on book.reference = payout.payout_id::text`,
  );
}

/** No player has asked twice within 48 hours. */
export function checkWaits(db: Db): Promise<CheckReport> {
  return report(
    db,
    sql`select case when requested_at < lag(requested_at) over (partition by player_id order by requested_at)
        + interval '48 hours' then format('payout %s came too soon after another', payout_id) end as breach
    from payout_requests`,
  );
}
