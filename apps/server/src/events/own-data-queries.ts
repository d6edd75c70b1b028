import { sql } from "kysely";
import type { OwnData } from "../calls/own-data.ts";

/** What is not handled yet; that a friend has played names the friend by an id. */
export const OWN_EVENTS: OwnData = {
  tables: ["events"],
  columns: ["kind", "happened_at", "due_at"],
  select: ({ playerId, page }) => sql`select kind, happened_at, due_at from events
    where player_id = ${playerId} order by event_id ${page}`,
};
