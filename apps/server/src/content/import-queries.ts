import { sql, type RawBuilder } from "kysely";
import type { Db } from "../postgres/database.ts";
import type { PackManifest } from "@crosscheck/contract/content";
import type { z } from "zod";
import { categoryIdOf, subcategoryIdOf } from "./plan-import.ts";

type Manifest = z.output<typeof PackManifest>;

export type ImportRecord = { readonly importId: string; readonly packId: string; readonly hash: string };
export type ImportCounts = {
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly retired: number;
};

/** The id of the stored pack with exactly these files. */
export async function findPackByHash(db: Db, hash: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("packs")
    .select("pack_id")
    .where("content_hash", "=", hash)
    .executeTakeFirst();
  return row?.pack_id;
}

/** Whether the stored pack was put into play in the console. */
export async function isByHand(db: Db, packId: string): Promise<boolean> {
  const row = await db
    .selectFrom("packs")
    .select("is_by_hand")
    .where("pack_id", "=", packId)
    .executeTakeFirst();
  return row?.is_by_hand ?? false;
}

/** Writes the pack row and locks it: a second import of the pack waits here. Call inside the caller's transaction. */
export async function storePack(
  db: Db,
  pack: { readonly manifest: Manifest; readonly hash: string; readonly at: Date; readonly isByHand: boolean },
): Promise<void> {
  const row = {
    pack_id: pack.manifest.pack,
    version: pack.manifest.version,
    licence: pack.manifest.licence,
    content_hash: pack.hash,
    imported_at: pack.at,
    syllabuses: pack.manifest.syllabuses,
    base_language: pack.manifest.base_language,
    is_by_hand: pack.isByHand,
  };
  await db
    .insertInto("packs")
    .values(row)
    .onConflict((conflict) => conflict.column("pack_id").doUpdateSet(row))
    .execute();
}

/** Category slugs of this pack that another pack has already. */
export async function listForeignSlugs(db: Db, manifest: Manifest): Promise<readonly string[]> {
  const slugs = manifest.categories.map((category) => category.slug);
  const rows = await db
    .selectFrom("categories")
    .select("slug")
    .where("slug", "in", slugs)
    .where("pack_id", "<>", manifest.pack)
    .orderBy("slug")
    .execute();
  return rows.map((row) => row.slug);
}

/**
 * Writes categories and sub-categories in the pack's order. Call inside the caller's transaction.
 *
 * @param mediaNames public name of each media file of the pack
 */
export async function storePlaces(
  db: Db,
  manifest: Manifest,
  mediaNames: ReadonlyMap<string, string>,
): Promise<void> {
  const imageOf: ImageOf = ({ image = "" }) => mediaNames.get(image) ?? null;
  const categories = manifest.categories.map((category, at) => ({
    category_id: categoryIdOf(category.slug),
    pack_id: manifest.pack,
    type: category.type ?? manifest.type,
    slug: category.slug,
    code: category.code,
    names: JSON.stringify(category.name),
    emblem: category.emblem,
    image: imageOf(category),
    price_coins: category.coins ?? 0,
    position: category.position ?? at + 1,
    retired_at: null,
  }));
  await db
    .insertInto("categories")
    .values(categories)
    .onConflict((conflict) =>
      conflict.column("category_id").doUpdateSet((row) => ({
        type: row.ref("excluded.type"),
        code: unlessKept("categories", "code"),
        names: unlessKept("categories", "names"),
        emblem: unlessKept("categories", "emblem"),
        image: pictureOf("categories"),
        price_coins: unlessKept<number>("categories", "price_coins", "price"),
        position: unlessKept<number>("categories", "position"),
        retired_at: unlessKept<Date | null>("categories", "retired_at", "state"),
      })),
    )
    .execute();
  await storeParts(db, manifest, imageOf);
}

type ImageOf = (place: { readonly image?: string | undefined }) => string | null;

async function storeParts(db: Db, manifest: Manifest, imageOf: ImageOf): Promise<void> {
  const subcategories = manifest.categories.flatMap((category) =>
    category.subcategories.map((subcategory, at) => ({
      subcategory_id: subcategoryIdOf(category.slug, subcategory.slug),
      category_id: categoryIdOf(category.slug),
      slug: subcategory.slug,
      names: JSON.stringify(subcategory.name),
      emblem: subcategory.emblem ?? category.emblem,
      image: imageOf(subcategory),
      position: subcategory.position ?? at + 1,
      retired_at: null,
    })),
  );
  if (subcategories.length === 0) return;
  await db
    .insertInto("subcategories")
    .values(subcategories)
    .onConflict((conflict) =>
      conflict.column("subcategory_id").doUpdateSet(() => ({
        names: unlessKept("subcategories", "names"),
        emblem: unlessKept("subcategories", "emblem"),
        image: pictureOf("subcategories"),
        position: unlessKept<number>("subcategories", "position"),
        retired_at: unlessKept<Date | null>("subcategories", "retired_at", "state"),
      })),
    )
    .execute();
}

/** What a pack says of a field, unless an operator has set it. */
function unlessKept<T = string>(
  table: "categories" | "subcategories",
  column: string,
  field: string = column,
): RawBuilder<T> {
  return sql<T>`case when ${sql.lit(field)} = any (${sql.table(table)}.kept_fields)
    then ${sql.ref(`${table}.${column}`)} else ${sql.ref(`excluded.${column}`)} end`;
}

/** A picture that the pack does not speak of stays. */
function pictureOf(table: "categories" | "subcategories"): RawBuilder<string | null> {
  return sql<string | null>`coalesce(case when not 'image' = any (${sql.table(table)}.kept_fields)
    then excluded.image end, ${sql.ref(`${table}.image`)})`;
}

/** Retires the places that left the pack. Call inside the caller's transaction. */
export async function retirePlaces(db: Db, manifest: Manifest, at: Date): Promise<void> {
  const categoryIds = manifest.categories.map((category) => categoryIdOf(category.slug));
  const subcategoryIds = manifest.categories.flatMap((category) =>
    category.subcategories.map((subcategory) => subcategoryIdOf(category.slug, subcategory.slug)),
  );
  await db
    .updateTable("categories")
    .set({ retired_at: at })
    .where("pack_id", "=", manifest.pack)
    .where("retired_at", "is", null)
    .where(sql<boolean>`category_id <> all (${categoryIds}::uuid[]) and not 'state' = any (kept_fields)`)
    .execute();
  await db
    .updateTable("subcategories")
    .set({ retired_at: at })
    .where("category_id", "in", (query) =>
      query.selectFrom("categories").select("category_id").where("pack_id", "=", manifest.pack),
    )
    .where("retired_at", "is", null)
    .where(
      sql<boolean>`subcategory_id <> all (${subcategoryIds}::uuid[]) and not 'state' = any (kept_fields)`,
    )
    .execute();
}

/** Takes items out of play. Call inside the caller's transaction. */
export async function retireItems(db: Db, itemIds: readonly string[], at: Date): Promise<void> {
  await db
    .updateTable("items")
    .set({ retired_at: at })
    .where(sql<boolean>`item_id = any (${itemIds}::uuid[])`)
    .execute();
}

/** Tells the planner what the tables hold now; without it the first minutes run on guesses, seven times slower. */
export async function analyseContent(db: Db): Promise<void> {
  await sql`analyze categories, subcategories, items, item_versions`.execute(db);
}

/** Notes that an import begins; a run of the pack that never ended (kill -9) is noted as failed. */
export async function openImport(
  db: Db,
  record: ImportRecord,
  rows: { total: number; at: Date },
): Promise<void> {
  await db
    .updateTable("imports")
    .set({ status: "failed", problem: "interrupted, or overtaken by a later run", finished_at: rows.at })
    .where("pack_id", "=", record.packId)
    .where("status", "=", "running")
    .execute();
  await db
    .insertInto("imports")
    .values({
      import_id: record.importId,
      pack_id: record.packId,
      content_hash: record.hash,
      status: "running",
      rows_total: rows.total,
      rows_done: 0,
      problem: null,
      started_at: rows.at,
      finished_at: null,
    })
    .execute();
}

/** Notes how an import ended: what it did, or why it failed. */
export async function closeImport(
  db: Db,
  importId: string,
  end: { readonly at: Date; readonly counts: ImportCounts } | { readonly at: Date; readonly problem: string },
): Promise<void> {
  const result =
    "problem" in end
      ? { status: "failed" as const, problem: end.problem }
      : { status: "done" as const, problem: null, ...end.counts, rows_done: sql<number>`rows_total` };
  await db
    .updateTable("imports")
    .set({ ...result, finished_at: end.at })
    .where("import_id", "=", importId)
    .execute();
}
