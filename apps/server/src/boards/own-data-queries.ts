import { sql } from "kysely";
import type { OwnData } from "../calls/own-data.ts";

export const OWN_BOARDS: OwnData = {
  tables: ["board_scores"],
  columns: ["period", "score", "reached_at"],
  select: ({ playerId, page }) => sql`select period, score, reached_at from board_scores
    where player_id = ${playerId} order by period ${page}`,
};
