import { sql, type RawBuilder } from "kysely";
import type { OwnDataOf } from "./own-data.ts";

/**
 * Whether an item waits for its answer in a run of the player that is open, or closes later, or was in one that never tells
 * its answers and is not known from elsewhere.
 */
export function isWaiting({ playerId, at }: OwnDataOf): RawBuilder<unknown> {
  return sql`item_id = any (array(select asked from attempts waiting, unnest(item_ids) asked
    where waiting.player_id = ${playerId} and (waiting.finished_at is null
      or (waiting.reveal in ('after_close', 'never') and coalesce(waiting.closes_at > ${at}::timestamptz, true))
      or (waiting.reveal = 'never' and exists (select from item_history met
        where met.player_id = waiting.player_id and met.item_id = asked and not met.known)))))`;
}

/** A column of a row about an item; null while that waits: whether an earlier answer was right would tell about the key. */
export function unlessWaiting(column: string, of: OwnDataOf): RawBuilder<unknown> {
  return sql`case when not ${isWaiting(of)} then ${sql.ref(column)} end as ${sql.ref(column)}`;
}
