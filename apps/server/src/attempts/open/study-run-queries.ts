import { sql } from "kysely";
import { IN_PLAY } from "../../content/reserved-queries.ts";
import type { Db } from "../../postgres/database.ts";
import { isKeptBackFrom, VERDICT_IS_TOLD } from "../engine/run-queries.ts";

/**
 * Items a player has bookmarked and that are still in play, latest first; of one category type when it is given. Practice
 * would tell the answers of an exam that keeps them back.
 */
export async function listBookmarkedIds(
  db: Db,
  wanted: { readonly playerId: string; readonly type: number | null; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("bookmarks")
    .innerJoin("items", "items.item_id", "bookmarks.item_id")
    .innerJoin("categories", "categories.category_id", "items.category_id")
    .select("bookmarks.item_id")
    .where("bookmarks.player_id", "=", wanted.playerId)
    .where(IN_PLAY)
    .where(sql<boolean>`not ${isKeptBackFrom(sql`bookmarks.player_id`, sql`bookmarks.item_id`)}`)
    .$if(wanted.type !== null, (query) => query.where("categories.type", "=", wanted.type ?? 0))
    .orderBy("bookmarks.bookmarked_at", "desc")
    .limit(wanted.limit)
    .execute();
  return rows.map((row) => row.item_id);
}

type WrongWish = {
  readonly playerId: string;
  readonly categoryId: string | null;
  /** Only items of this finished run; null: of all. */
  readonly attemptId: string | null;
  readonly limit: number;
};

/** Items whose last answer was wrong or missing, longest ago first. */
export async function listWronglyAnsweredIds(db: Db, wanted: WrongWish): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("item_history")
    .innerJoin("items", "items.item_id", "item_history.item_id")
    .select("item_history.item_id")
    .where("item_history.player_id", "=", wanted.playerId)
    // As the partial index says it: a parameter would hide it.
    .where(sql<boolean>`not item_history.last_correct`)
    .where(IN_PLAY)
    .where(VERDICT_IS_TOLD)
    .$if(wanted.categoryId !== null, (query) =>
      query.where("items.category_id", "=", wanted.categoryId ?? ""),
    )
    .$if(wanted.attemptId !== null, (query) =>
      query.where(
        sql<boolean>`item_history.item_id in (select unnest(item_ids) from attempts
          where player_id = ${wanted.playerId} and attempt_id = ${wanted.attemptId} and finished_at is not null)`,
      ),
    )
    .orderBy("item_history.last_at")
    .limit(wanted.limit)
    .execute();
  return rows.map((row) => row.item_id);
}
