import { sql } from "kysely";
import type { QuestionKind } from "@crosscheck/rules/questions/kind";
import type { Db } from "../postgres/database.ts";
import type { ItemBody } from "../postgres/tables/content-tables.ts";

/** Pack of every question a template has made. */
export const GENERATED_PACK = "generated";
/** The tree that the codes of all templates are of. */
export const GENERATED_SYLLABUS = "atpl-a";

export type GeneratedRow = {
  readonly itemId: string;
  readonly sourceId: string;
  readonly categoryId: string;
  readonly version: number;
  readonly kind: QuestionKind;
  readonly language: string;
  readonly body: ItemBody;
  readonly hash: string;
};

/**
 * Keeps generated questions like written ones, so that papers, reviews and bookmarks know one kind of item. One statement:
 * each would wait for the disk. Tells which of them an exam keeps for its own paper.
 */
export async function storeGenerated(
  db: Db,
  generated: readonly GeneratedRow[],
  at: Date,
): Promise<ReadonlySet<string>> {
  if (generated.length === 0) return new Set();
  // In one order for everybody, so that two calls with the same questions never wait for each other.
  const rows = generated.toSorted((one, other) => one.itemId.localeCompare(other.itemId));
  const column = <T>(of: (row: GeneratedRow) => T) => rows.map(of);
  const { rows: reserved } = await sql<{ itemId: string }>`
    with pack as (
      insert into packs (pack_id, version, licence, content_hash, imported_at, syllabuses)
      values (${GENERATED_PACK}, '1.0.0', 'Made by templates', ${GENERATED_PACK}, ${at}::timestamptz,
        array[${GENERATED_SYLLABUS}]::text[])
      on conflict do nothing
    ), made as (
      select * from unnest(${column((row) => row.itemId)}::uuid[], ${column((row) => row.sourceId)}::text[],
        ${column((row) => row.categoryId)}::uuid[],
        ${column((row) => row.version)}::integer[], ${column((row) => row.language)}::text[],
        ${column((row) => row.kind)}::text[], ${column((row) => JSON.stringify(row.body))}::text[],
        ${column((row) => row.hash)}::text[]) as made (item_id, source_id, category_id, version, language, kind, body, hash)
    ), item as (
      insert into items (item_id, pack_id, source_id, category_id, level, position, current_version)
      select item_id, ${GENERATED_PACK}, source_id, category_id, 1, 1, version from made
      on conflict do nothing
    ), version as (
      insert into item_versions (item_id, version, language, kind, body, body_hash, created_at)
      select item_id, version, language, kind, body::jsonb, hash, ${at}::timestamptz from made
      on conflict do nothing
    )
    select distinct item_id as "itemId" from made join reserved_items using (item_id)`.execute(db);
  return new Set(reserved.map(({ itemId }) => itemId));
}
