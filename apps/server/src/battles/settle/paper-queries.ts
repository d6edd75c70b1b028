import { sql } from "kysely";
import { KEEPS_KEYS } from "../../attempts/engine/run-queries.ts";
import { IN_PLAY } from "../../content/reserved-queries.ts";
import type { Db } from "../../postgres/database.ts";

type Candidates = {
  /** In the order drawn. */
  readonly itemIds: readonly string[];
  readonly language: string;
  readonly playerIds: readonly string[];
  /** What somebody has met since then comes last. */
  readonly since: Date;
  readonly limit: number;
};

/**
 * Those of the drawn items that all of these players may be asked: none that waits for its answer in an open run of one
 * of them that keeps keys. In the order drawn, what somebody has met lately or has open last.
 */
export async function listAskable(
  db: Db,
  { itemIds, language, playerIds, since, limit }: Candidates,
): Promise<readonly { readonly itemId: string; readonly isLately: boolean }[]> {
  const players = sql`${playerIds}::uuid[]`;
  const { rows } = await sql<{ itemId: string; isLately: boolean }>`
    with open_items as materialized (
      select waiting.item_id, bool_or(${KEEPS_KEYS("other")}) as keeps
      from attempts other, unnest(other.item_ids) as waiting (item_id)
      where other.player_id = any (${players}) and other.finished_at is null group by waiting.item_id
    )
    select items.item_id as "itemId", (open_items.item_id is not null or exists (select from item_history met
        where met.player_id = any (${players}) and met.item_id = items.item_id
          and met.last_at > ${since}::timestamptz)) as "isLately"
    from unnest(${itemIds}::uuid[]) with ordinality as drawn (item_id, draw)
    join items on items.item_id = drawn.item_id and ${IN_PLAY}
    join item_versions on item_versions.item_id = items.item_id
      and item_versions.version = items.current_version and item_versions.language = ${language}
    left join open_items on open_items.item_id = items.item_id
    where not coalesce(open_items.keeps, false)
    order by "isLately", draw limit ${limit}`.execute(db);
  return rows;
}

/** Those of these players who have not bought a category. */
export async function listLockedOut(
  db: Db,
  categoryId: string,
  playerIds: readonly string[],
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("unlocked_categories")
    .select("player_id")
    .where("category_id", "=", categoryId)
    .where("player_id", "in", [...playerIds])
    .execute();
  const bought = new Set(rows.map(({ player_id: playerId }) => playerId));
  return playerIds.filter((playerId) => !bought.has(playerId));
}

/** Of these categories, those that every one of these players has bought. */
export async function listBoughtByAll(
  db: Db,
  categoryIds: readonly string[],
  playerIds: readonly string[],
): Promise<readonly string[]> {
  if (categoryIds.length === 0) return [];
  const rows = await db
    .selectFrom("unlocked_categories")
    .select("category_id")
    .where("category_id", "in", [...categoryIds])
    .where("player_id", "in", [...playerIds])
    .groupBy("category_id")
    .having((of) => of.fn.countAll<number>(), "=", playerIds.length)
    .execute();
  return rows.map(({ category_id: categoryId }) => categoryId);
}
