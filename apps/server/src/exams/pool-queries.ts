import type { PoolItem } from "@crosscheck/rules/exams/blueprint";
import { sql } from "kysely";
import { GENERATED_PACK } from "../content/generated-queries.ts";
import { IN_PLAY } from "../content/reserved-queries.ts";
import type { Db } from "../postgres/database.ts";

/** Objectives of stored versions, with the packs whose trees name them. */
export async function listItemObjectives(
  db: Db,
  refs: readonly { readonly itemId: string; readonly version: number; readonly language: string }[],
): Promise<readonly { readonly itemId: string; readonly packId: string; readonly objective: string }[]> {
  const { rows } = await sql<{ itemId: string; packId: string; objective: string }>`
    select items.item_id as "itemId", items.pack_id as "packId", written.body ->> 'lo' as objective
    from unnest(${refs.map(({ itemId }) => itemId)}::uuid[], ${refs.map(({ version }) => version)}::integer[],
      ${refs.map(({ language }) => language)}::text[]) as asked (item_id, version, language)
    join items using (item_id)
    join item_versions written using (item_id, version, language)`.execute(db);
  return rows;
}

/**
 * Current written items of a language that exams may draw: of no event, no passage, reserved by no other exam, and none whose
 * key any visitor may look up.
 */
export async function listPool(
  db: Db,
  { language, hiddenTypes }: { readonly language: string; readonly hiddenTypes: readonly number[] },
): Promise<readonly (PoolItem & { readonly version: number })[]> {
  const { rows } = await sql<PoolItem & { version: number }>`
    select items.item_id as "itemId", items.current_version as version, shown.slug as category,
      written.body ->> 'lo' as objective, written.kind, (written.body ->> 'difficulty')::integer as difficulty
    from items
    join categories shown on shown.category_id = coalesce(items.open_category_id, items.category_id)
      and shown.retired_at is null and shown.type <> all (${hiddenTypes}::smallint[])
    join item_versions written on written.item_id = items.item_id and written.version = items.current_version
      and written.language = ${language}
    where ${IN_PLAY} and items.passage_id is null and items.pack_id <> ${sql.lit(GENERATED_PACK)}
      and not exists (select from visitor_items asked where asked.item_id = items.item_id)
    order by items.item_id`.execute(db);
  return rows;
}
