import { sql } from "kysely";
import type { OwnData } from "../calls/own-data.ts";

export const OWN_TRIAL: OwnData = {
  tables: ["trial_claims"],
  columns: ["trial_id", "claimed_at"],
  select: ({ playerId, page }) => sql`select trial_id, claimed_at from trial_claims
    where player_id = ${playerId} order by claimed_at, trial_id ${page}`,
};
