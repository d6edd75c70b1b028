import { sql } from "kysely";
import { report } from "../coins/check-queries.ts";
import type { CheckReport } from "../postgres/book-check.ts";
import type { Db } from "../postgres/database.ts";

/** Every board of every day, month and of all time, counted again from what runs added to the score. */
export function checkBoards(db: Db): Promise<CheckReport> {
  return report(
    db,
    sql`select case when board.score is distinct from again.score or board.reached_at is distinct from again.reached_at
      then format('player %s has %s points in %s, reached at %s, the results say %s, reached at %s',
        player_id, coalesce(board.score, 0), period, board.reached_at, coalesce(again.score, 0), again.reached_at)
      end as breach
    from board_scores board full join (
      select player_id, period, sum(counted) as score, max(booked_at) as reached_at
      from (
        select player_id, booked_at, score_counted as counted from attempt_results
        union all
        select result.player_id, result.booked_at, score_given
        from regraded_attempts join attempt_results result using (player_id, attempt_id)
      ) result, lateral (values
        (to_char(booked_at at time zone 'utc', 'YYYY-MM-DD')), (to_char(booked_at at time zone 'utc', 'YYYY-MM')), ('all')
      ) counts_in (period)
      where counted > 0 group by player_id, period
    ) again using (player_id, period)`,
  );
}
