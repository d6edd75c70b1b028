import { openRunningDatabase } from "./running-database.ts";

/** Makes a category of a running product premium, or free again with 0 coins; the product sees it within seconds. */
export async function setPrice(dataFolder: string, slug: string, priceCoins: number): Promise<void> {
  const { db, close } = openRunningDatabase(dataFolder);
  try {
    await db
      .updateTable("categories")
      .set({ price_coins: priceCoins })
      .where("slug", "=", slug)
      .executeTakeFirstOrThrow();
  } finally {
    await close();
  }
}
