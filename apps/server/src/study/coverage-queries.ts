import { EVENT_TYPES } from "@crosscheck/rules/modes/category-types";
import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";

/** Questions of a pack that have one learning objective. */
export type ObjectiveCount = {
  readonly syllabuses: readonly string[];
  readonly objective: string;
  readonly questions: number;
  readonly withFigure: number;
  /** Approved or confirmed in the console; what a pack says nobody has signed. */
  readonly reviewed: number;
};

/**
 * Questions by pack and learning objective; those of templates are without end and not counted. Those that an exam keeps for
 * its own paper count as before: a sum that falls by topics would tell what it asks.
 */
export async function countByObjective(db: Db): Promise<readonly ObjectiveCount[]> {
  const { rows } = await sql<ObjectiveCount>`
    select packs.syllabuses, spoken.objective, count(*)::int as questions,
      count(*) filter (where spoken.has_figure)::int as "withFigure",
      count(*) filter (where items.origin <> 'pack' or said.item_id is not null)::int as reviewed
    from items
    left join item_confirmations said on said.item_id = items.item_id and said.version = items.current_version
    join packs using (pack_id)
    join categories on categories.category_id = items.category_id and categories.retired_at is null
    cross join lateral (
      select version.body ->> 'lo' as objective,
        jsonb_path_exists(version.body, '$.media[*] ? (@.type == "image")') as has_figure
      from item_versions version
      where version.item_id = items.item_id and version.version = items.current_version
      order by version.language limit 1) spoken
    where items.retired_at is null and items.pack_id <> 'generated'
      -- Questions that wait for an event are not there to be learned from.
      and not categories.type = any (${[...EVENT_TYPES]}::int[])
    group by packs.pack_id, spoken.objective`.execute(db);
  return rows;
}
