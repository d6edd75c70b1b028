import type { QuestionKind } from "@crosscheck/rules/questions/kind";
import type { Db } from "../postgres/database.ts";
import type { ItemBody } from "./content-tables.ts";

/** Pack of every question a template has made. */
export const GENERATED_PACK = "generated";

export type GeneratedRow = {
  readonly itemId: string;
  readonly sourceId: string;
  readonly version: number;
  readonly kind: QuestionKind;
  readonly language: string;
  readonly body: ItemBody;
  readonly hash: string;
};

/** Keeps generated questions like written ones, so that papers, reviews and bookmarks know one kind of item. */
export async function storeGenerated(
  db: Db,
  generated: readonly GeneratedRow[],
  { categoryId, at }: { readonly categoryId: string; readonly at: Date },
): Promise<void> {
  if (generated.length === 0) return;
  // In one order for everybody, so that two calls with the same questions never wait for each other.
  const rows = generated.toSorted((one, other) => one.itemId.localeCompare(other.itemId));
  const pack = {
    pack_id: GENERATED_PACK,
    version: "1.0.0",
    licence: "Made by templates",
    content_hash: GENERATED_PACK,
    imported_at: at,
  };
  await db
    .insertInto("packs")
    .values(pack)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto("items")
    .values(
      rows.map((row) => ({
        item_id: row.itemId,
        pack_id: GENERATED_PACK,
        source_id: row.sourceId,
        category_id: categoryId,
        subcategory_id: null,
        level: 1,
        position: 1,
        current_version: row.version,
        retired_at: null,
        passage_id: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto("item_versions")
    .values(
      rows.map((row) => ({
        item_id: row.itemId,
        version: row.version,
        language: row.language,
        kind: row.kind,
        body: JSON.stringify(row.body),
        body_hash: row.hash,
        created_at: at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
