import { sql } from "kysely";
import type { OwnData } from "../calls/own-data.ts";

export const OWN_BADGES: OwnData = {
  tables: ["player_badges"],
  columns: ["type", "progress", "days", "unlocked_at", "claimed_at", "claimed_coins"],
  select: ({
    playerId,
    page,
  }) => sql`select type, progress, days::text as days, unlocked_at, claimed_at, claimed_coins
    from player_badges where player_id = ${playerId} order by type ${page}`,
};
