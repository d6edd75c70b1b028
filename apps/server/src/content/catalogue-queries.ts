import type { QuestionKind } from "@crosscheck/rules/questions/kind";
import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";
import type { Names } from "../postgres/tables/content-tables.ts";
import { GENERATED_PACK } from "./generated-queries.ts";
import { IN_PLAY } from "./reserved-queries.ts";

/** A category and one of its sub-categories; the sub-category's fields are null on a category without any. */
export type PlaceRecord = {
  readonly categoryId: string;
  readonly packId: string;
  readonly code: string;
  readonly type: number;
  readonly slug: string;
  readonly names: Names;
  readonly emblem: string;
  readonly image: string | null;
  readonly priceCoins: number;
  readonly position: number;
  readonly subcategoryId: string | null;
  readonly subcategorySlug: string | null;
  readonly subcategoryNames: Names | null;
  readonly subcategoryEmblem: string | null;
  readonly subcategoryImage: string | null;
  readonly subcategoryPosition: number | null;
};

/** How many items a level has in one language. */
export type CountRecord = {
  readonly categoryId: string;
  readonly subcategoryId: string | null;
  readonly level: number;
  readonly language: string;
  readonly items: number;
};

/** Every place that is not retired, in the order on screen. */
export async function listPlaces(db: Db): Promise<readonly PlaceRecord[]> {
  const rows = await db
    .selectFrom("categories")
    .leftJoin("subcategories", (join) =>
      join
        .onRef("subcategories.category_id", "=", "categories.category_id")
        .on("subcategories.retired_at", "is", null),
    )
    .select([
      "categories.category_id",
      "categories.pack_id",
      "categories.code",
      "categories.type",
      "categories.slug",
      "categories.names",
      "categories.emblem",
      "categories.image",
      "categories.price_coins",
      "categories.position",
      "subcategories.subcategory_id",
      "subcategories.slug as subcategory_slug",
      "subcategories.names as subcategory_names",
      "subcategories.emblem as subcategory_emblem",
      "subcategories.image as subcategory_image",
      "subcategories.position as subcategory_position",
    ])
    .where("categories.retired_at", "is", null)
    .orderBy("categories.position")
    .orderBy("categories.slug")
    .orderBy("subcategories.position")
    .execute();
  return rows.map((row) => ({
    categoryId: row.category_id,
    packId: row.pack_id,
    code: row.code,
    type: row.type,
    slug: row.slug,
    names: row.names,
    emblem: row.emblem,
    image: row.image,
    priceCoins: row.price_coins,
    position: row.position,
    subcategoryId: row.subcategory_id,
    subcategorySlug: row.subcategory_slug,
    subcategoryNames: row.subcategory_names,
    subcategoryEmblem: row.subcategory_emblem,
    subcategoryImage: row.subcategory_image,
    subcategoryPosition: row.subcategory_position,
  }));
}

/** Item counts of every level that has items. */
export async function listItemCounts(db: Db): Promise<readonly CountRecord[]> {
  const rows = await db
    .selectFrom("items")
    .innerJoin("item_versions", (join) =>
      join
        .onRef("item_versions.item_id", "=", "items.item_id")
        .onRef("item_versions.version", "=", "items.current_version"),
    )
    .select(["items.category_id", "items.subcategory_id", "items.level", "item_versions.language"])
    .select(sql<number>`count(*)::int`.as("items"))
    .where(IN_PLAY)
    // Questions of templates come without end; what an author wrote is what a place has. A literal, as in the index.
    .where("items.pack_id", "<>", sql.lit(GENERATED_PACK))
    .groupBy(["items.category_id", "items.subcategory_id", "items.level", "item_versions.language"])
    .orderBy("items.level")
    .execute();
  return rows.map((row) => ({
    categoryId: row.category_id,
    subcategoryId: row.subcategory_id,
    level: row.level,
    language: row.language,
    items: row.items,
  }));
}

/** An item that papers may draw, in one of its languages. */
export type IndexRow = {
  readonly itemId: string;
  readonly subcategoryId: string | null;
  readonly language: string;
  readonly kind: QuestionKind;
};

/**
 * Every current item of a category that papers may draw, those that have joined it after a contest too: none of passages,
 * and none that templates made.
 */
export async function listIndexRows(db: Db, categoryId: string): Promise<readonly IndexRow[]> {
  const { rows } = await sql<IndexRow>`
    select items.item_id as "itemId", subcategory_id as "subcategoryId", language, kind
    from items
    join item_versions on item_versions.item_id = items.item_id and item_versions.version = items.current_version
    where (items.category_id = ${categoryId} or items.open_category_id = ${categoryId}) and ${IN_PLAY} and items.passage_id is null
      and items.pack_id <> ${sql.lit(GENERATED_PACK)}`.execute(db);
  return rows;
}
