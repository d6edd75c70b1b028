import { sql } from "kysely";
import { report } from "../coins/check-queries.ts";
import type { CheckReport } from "../postgres/book-check.ts";
import type { Db } from "../postgres/database.ts";

/** Per question and draft: what is played has a text, and a draft is of the question whose id it has. */
export function checkQuestions(db: Db): Promise<CheckReport> {
  return report(
    db,
    sql`select case when not exists (
        select from item_versions text where text.item_id = item.item_id and text.version = item.current_version
      ) then format('question %s has no text in its version %s', item.item_id, item.current_version) end as breach
    from items item
    union all
    select case when draft.reviewed_by = any (draft.writers) then format('draft %s was approved by its writer', draft.item_id)
      when exists (select from items item where item.item_id = draft.item_id
        and (item.pack_id, item.source_id) <> (draft.pack_id, draft.source_id))
      then format('draft %s is of another question', draft.item_id) end
    from item_drafts draft`,
  );
}
