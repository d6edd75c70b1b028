import { sql } from "kysely";
import { finishEffect } from "../calls/finish-effect.ts";

/** Tallies by the learning objective of the version that was asked; practice counts in no statistics. */
export const tallyEffect = finishEffect({
  write: ({ mode }) => ({
    tally: sql`
      insert into subject_tallies
        (player_id, attempt_id, category_id, subject, answered, correct, timed, answer_ms)
      select closed.player_id, closed.attempt_id, categories.category_id, written.subject,
        count(*) filter (where item.is_answered), count(*) filter (where item.is_correct), count(item.ms),
        coalesce(sum(item.ms), 0)
      from closed cross join item
      join item_versions written on written.item_id = item.item_id and written.version = item.version
        and written.language = item.language
      join categories on categories.slug = item.category
      where ${mode.ranked}::boolean
      group by 1, 2, 3, 4`,
  }),
});
