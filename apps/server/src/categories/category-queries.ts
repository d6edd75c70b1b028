import { sql } from "kysely";
import type { Names } from "../content/content-tables.ts";
import type { Db } from "../postgres/database.ts";

/** A category or sub-category that a player wants to play in. */
export type Place = {
  readonly categoryId: string;
  readonly categorySlug: string;
  readonly categoryNames: Names;
  readonly subcategoryId: string | null;
  readonly subcategorySlug: string | null;
  readonly subcategoryNames: Names | null;
  /** Category type of the contract, 1 quiz zone to 6 multi match. */
  readonly type: number;
  readonly isPremium: boolean;
  readonly priceCoins: number;
  /** Free, or bought by this player. */
  readonly unlocked: boolean;
  /** Highest level that has items in any language; 0 when there are none. */
  readonly maxLevel: number;
};

/** A place by its slugs; undefined when it does not exist or is retired. */
export async function findPlace(
  db: Db,
  wanted: {
    readonly categorySlug: string;
    readonly subcategorySlug: string | null;
    readonly playerId: string;
  },
): Promise<Place | undefined> {
  const row = await db
    .selectFrom("categories")
    .leftJoin("subcategories", (join) =>
      join
        .onRef("subcategories.category_id", "=", "categories.category_id")
        .on("subcategories.slug", "=", wanted.subcategorySlug)
        .on("subcategories.retired_at", "is", null),
    )
    .leftJoin("unlocked_categories", (join) =>
      join
        .onRef("unlocked_categories.category_id", "=", "categories.category_id")
        .on("unlocked_categories.player_id", "=", wanted.playerId),
    )
    .select([
      "categories.category_id",
      "categories.slug",
      "categories.names",
      "categories.type",
      "categories.price_coins",
      "subcategories.subcategory_id",
      "subcategories.slug as subcategory_slug",
      "subcategories.names as subcategory_names",
      sql<boolean>`unlocked_categories.player_id is not null`.as("bought"),
      (query) =>
        query
          .selectFrom("items")
          .select(sql<number>`coalesce(max(items.level), 0)::int`.as("max_level"))
          .whereRef("items.category_id", "=", "categories.category_id")
          .whereRef("items.subcategory_id", "is not distinct from", "subcategories.subcategory_id")
          .where("items.retired_at", "is", null)
          .as("max_level"),
    ])
    .where("categories.slug", "=", wanted.categorySlug)
    .where("categories.retired_at", "is", null)
    .executeTakeFirst();
  if (row === undefined || (wanted.subcategorySlug !== null && row.subcategory_id === null)) return undefined;
  return {
    categoryId: row.category_id,
    categorySlug: row.slug,
    categoryNames: row.names,
    subcategoryId: row.subcategory_id,
    subcategorySlug: row.subcategory_slug,
    subcategoryNames: row.subcategory_names,
    type: row.type,
    isPremium: row.price_coins > 0,
    priceCoins: row.price_coins,
    unlocked: row.price_coins === 0 || row.bought,
    maxLevel: row.max_level ?? 0,
  };
}
