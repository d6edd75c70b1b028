import { sql } from "kysely";
import type { OwnData } from "../calls/own-data.ts";

export const OWN_UNLOCKED: OwnData = {
  tables: ["unlocked_categories"],
  columns: ["category", "price_coins", "unlocked_at"],
  select: ({
    playerId,
    page,
  }) => sql`select categories.slug as category, unlocked_categories.price_coins, unlocked_at
    from unlocked_categories join categories using (category_id)
    where player_id = ${playerId} order by unlocked_at, categories.slug ${page}`,
};
