import { sql, type RawBuilder } from "kysely";
import type { OwnDataOf } from "./own-data.ts";

/**
 * A column of a row about an item; null while the item waits for its answer in a run of the player that is open, or
 * closes later: whether an earlier answer was right would tell about the key.
 */
export function unlessWaiting(column: string, { playerId, at }: OwnDataOf): RawBuilder<unknown> {
  return sql`case when item_id <> all (array(select unnest(item_ids) from attempts waiting
      where waiting.player_id = ${playerId} and (waiting.finished_at is null
        or (waiting.reveal = 'after_close' and coalesce(waiting.closes_at > ${at}::timestamptz, true)))))
    then ${sql.ref(column)} end as ${sql.ref(column)}`;
}
