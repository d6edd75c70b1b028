import { sql } from "kysely";
import { finishEffect } from "../calls/finish-effect.ts";

/** The event that an attempt has ended, for what may happen later than its result. */
export const eventEffect = finishEffect({
  write: ({ bookedAt }) => ({
    event: sql`
      insert into events (kind, player_id, subject_id, happened_at, due_at)
      select 'attempt_finished', player_id, attempt_id, ${bookedAt}::timestamptz, ${bookedAt}::timestamptz from closed`,
  }),
});
