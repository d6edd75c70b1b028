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
