import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";

/** A category as this player may get it. */
export type Offer = {
  readonly categoryId: string;
  readonly slug: string;
  readonly priceCoins: number;
  /** Free, or bought before. */
  readonly isUnlocked: boolean;
};

/** A category by slug or id with its price now; undefined when it does not exist or is retired. */
export async function findOffer(db: Db, ref: string, playerId: string): Promise<Offer | undefined> {
  const row = await db
    .selectFrom("categories")
    .leftJoin("unlocked_categories", (join) =>
      join
        .onRef("unlocked_categories.category_id", "=", "categories.category_id")
        .on("unlocked_categories.player_id", "=", playerId),
    )
    .select(["categories.category_id", "categories.slug", "categories.price_coins"])
    .select(sql<boolean>`unlocked_categories.player_id is not null`.as("bought"))
    .where(sql<boolean>`(categories.slug = ${ref} or categories.category_id::text = ${ref})`)
    .where("categories.retired_at", "is", null)
    .executeTakeFirst();
  return (
    row && {
      categoryId: row.category_id,
      slug: row.slug,
      priceCoins: row.price_coins,
      isUnlocked: row.price_coins === 0 || row.bought,
    }
  );
}

/** A category by slug or id, locked until the caller's transaction ends; undefined when it does not exist or is retired. */
export async function lockCategory(
  tx: Db,
  ref: string,
): Promise<Pick<Offer, "categoryId" | "slug" | "priceCoins"> | undefined> {
  return await tx
    .selectFrom("categories")
    .select(["category_id as categoryId", "slug", "price_coins as priceCoins"])
    .where(sql<boolean>`(slug = ${ref} or category_id::text = ${ref})`)
    .where("retired_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
}

/** Sets what a category costs, for good: an import of its pack leaves it. */
export async function setPrice(tx: Db, categoryId: string, priceCoins: number): Promise<void> {
  await tx
    .updateTable("categories")
    .set({
      price_coins: priceCoins,
      kept_fields: sql`(select array_agg(distinct kept) from unnest(kept_fields || array['price']) kept)`,
      edit_version: sql`edit_version + 1`,
    })
    .where("category_id", "=", categoryId)
    .execute();
}
