import { sql } from "kysely";
import type { OwnData } from "../calls/own-data.ts";

/** What corrected questions brought; which question it was is told by no row before its attempt tells it. */
export const OWN_REGRADES: OwnData = {
  tables: ["regraded_attempts"],
  columns: [
    "attempt_id",
    "regraded_at",
    "correct",
    "percent",
    "score",
    "won",
    "score_given",
    "coins_given",
    "level_passed",
  ],
  select: ({ playerId, page }) => sql`
    select attempt_id, regraded_at, correct, percent, score, won, score_given, coins_given, level_passed
    from regraded_attempts where player_id = ${playerId} order by attempt_id, regraded_at, regrade_id ${page}`,
};
