import { sql } from "kysely";
import { GENERATED_PACK } from "../content/generated-queries.ts";
import { IN_PLAY } from "../content/reserved-queries.ts";
import type { Db } from "../postgres/database.ts";
import type { MasteryCount } from "./mastery.ts";

/** Best of a player's finished runs of one level. */
export type LevelRecord = {
  readonly categoryId: string;
  /** The sub-category, or the category for levels right below it. */
  readonly placeId: string;
  readonly level: number;
  readonly bestPercent: number;
  readonly isPassed: boolean;
};

/** Every level a player has finished a run of; of one category when it is given. */
export async function listPlayedLevels(
  db: Db,
  playerId: string,
  categoryId: string | null,
): Promise<readonly LevelRecord[]> {
  const rows = await db
    .selectFrom("level_progress")
    .select(["category_id", "place_id", "level", "best_percent", "passed_at"])
    .where("player_id", "=", playerId)
    .$if(categoryId !== null, (query) => query.where("category_id", "=", categoryId))
    .orderBy("level")
    .execute();
  return rows.map((row) => ({
    categoryId: row.category_id,
    placeId: row.place_id,
    level: row.level,
    bestPercent: row.best_percent,
    isPassed: row.passed_at !== null,
  }));
}

/** Categories and sub-categories in which a player has finished a quiz of any kind. */
export async function listPlayedPlaceIds(db: Db, playerId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("attempts")
    .select(sql<string>`coalesce(subcategory_id, category_id)`.as("place_id"))
    .distinct()
    .where("player_id", "=", playerId)
    .where("finished_at", "is not", null)
    .where("category_id", "is not", null)
    .execute();
  return rows.map((row) => row.place_id);
}

/** How well a player knows the questions of one place; places without a finished quiz are not listed. */
export type MasteryRecord = MasteryCount & {
  /** The sub-category, or the category for questions right below it. */
  readonly placeId: string;
};

/** Questions of each place that a player has met and that can still be played. */
export async function listMastery(db: Db, playerId: string): Promise<readonly MasteryRecord[]> {
  const { rows } = await sql<MasteryRecord>`
    select coalesce(items.subcategory_id, items.category_id) as "placeId", count(*)::integer as seen,
      count(*) filter (where correct > 0)::integer as "rightOnce",
      count(*) filter (where last_correct and previous_correct)::integer as "rightTwice"
    from item_history
    join items on items.item_id = item_history.item_id
    where item_history.player_id = ${playerId} and ${IN_PLAY}
      and items.pack_id <> ${sql.lit(GENERATED_PACK)}
    group by 1`.execute(db);
  return rows;
}

/** Categories this player has bought. */
export async function listUnlockedIds(db: Db, playerId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("unlocked_categories")
    .select("category_id")
    .where("player_id", "=", playerId)
    .execute();
  return rows.map((row) => row.category_id);
}

/** Runs of a place that wait to be resumed, by level. */
export async function listOpenLevelAttempts(
  db: Db,
  place: {
    readonly playerId: string;
    readonly categoryId: string;
    readonly subcategoryId: string | null;
    readonly mode: string;
    readonly at: Date;
  },
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom("attempts")
    .select(["level", "attempt_id"])
    .where("player_id", "=", place.playerId)
    .where("category_id", "=", place.categoryId)
    .where("subcategory_id", "is not distinct from", place.subcategoryId)
    .where("mode", "=", place.mode)
    .where("finished_at", "is", null)
    .where("expires_at", ">", place.at)
    .execute();
  return new Map(rows.flatMap((row) => (row.level === null ? [] : [[row.level, row.attempt_id]])));
}

/** Notes a purchase. False when the player has the category already. Call inside the caller's transaction. */
export async function addUnlock(
  db: Db,
  unlock: {
    readonly playerId: string;
    readonly categoryId: string;
    readonly priceCoins: number;
    readonly at: Date;
  },
): Promise<boolean> {
  const added = await db
    .insertInto("unlocked_categories")
    .values({
      player_id: unlock.playerId,
      category_id: unlock.categoryId,
      price_coins: unlock.priceCoins,
      unlocked_at: unlock.at,
    })
    .onConflict((conflict) => conflict.columns(["player_id", "category_id"]).doNothing())
    .returning("category_id")
    .executeTakeFirst();
  return added !== undefined;
}
