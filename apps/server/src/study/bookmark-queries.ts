import type { Db } from "../postgres/database.ts";
import type { PlayerItem } from "./shown-queries.ts";

export type BookmarkRecord = {
  readonly itemId: string;
  /** Category type of the contract, 1 quiz zone to 7 true and false. */
  readonly type: number;
};

/** A player's bookmarks, latest first; of one type when it is given. */
export async function listBookmarks(
  db: Db,
  playerId: string,
  type: number | null,
): Promise<readonly BookmarkRecord[]> {
  const rows = await db
    .selectFrom("bookmarks")
    .innerJoin("items", "items.item_id", "bookmarks.item_id")
    .innerJoin("categories", "categories.category_id", "items.category_id")
    .select(["bookmarks.item_id", "categories.type"])
    .where("bookmarks.player_id", "=", playerId)
    .$if(type !== null, (query) => query.where("categories.type", "=", type))
    .orderBy("bookmarks.bookmarked_at", "desc")
    .orderBy("bookmarks.item_id")
    .execute();
  return rows.map((row) => ({ itemId: row.item_id, type: row.type }));
}

/** Sets a bookmark; one that is there keeps its time. */
export async function storeBookmark(db: Db, { playerId, itemId }: PlayerItem, at: Date): Promise<void> {
  await db
    .insertInto("bookmarks")
    .values({ player_id: playerId, item_id: itemId, bookmarked_at: at })
    .onConflict((conflict) => conflict.columns(["player_id", "item_id"]).doNothing())
    .execute();
}

/** Removes a bookmark. False when there was none. */
export async function removeBookmark(db: Db, { playerId, itemId }: PlayerItem): Promise<boolean> {
  const removed = await db
    .deleteFrom("bookmarks")
    .where("player_id", "=", playerId)
    .where("item_id", "=", itemId)
    .returning("item_id")
    .executeTakeFirst();
  return removed !== undefined;
}
