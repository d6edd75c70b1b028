import { sql } from "kysely";
import type { OwnData } from "../calls/own-data.ts";

/** Score and rank are told when everybody's are. */
export const OWN_CONTESTS: OwnData = {
  tables: ["contest_entries"],
  columns: [
    "contest_id",
    "contest",
    "attempt_id",
    "fee_coins",
    "entered_at",
    "finished_at",
    "score",
    "used_seconds",
    "rank",
    "prize_coins",
    "settled_at",
  ],
  select: ({ playerId, page }) => sql`
    select contest_id, contests.name as contest, attempt_id, fee_coins, entered_at, entry.finished_at,
      case when contests.closed_at is not null then entry.score end as score,
      case when contests.closed_at is not null then entry.used_seconds end as used_seconds,
      case when contests.closed_at is not null then entry.rank end as rank,
      prize_coins, settled_at
    from contest_entries entry join contests using (contest_id)
    where player_id = ${playerId} order by entered_at, contest_id ${page}`,
};

export const OWN_CONTEST_REMINDERS: OwnData = {
  tables: ["contest_reminders"],
  columns: ["contest_id", "contest"],
  select: ({ playerId, page }) => sql`select contest_id, contests.name as contest
    from contest_reminders join contests using (contest_id)
    where player_id = ${playerId} order by contests.starts_at, contest_id ${page}`,
};
