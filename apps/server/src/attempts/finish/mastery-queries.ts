import { sql, type RawBuilder } from "kysely";
import type { MasteryCount } from "../../categories/mastery.ts";
import { GENERATED_PACK } from "../../content/generated-queries.ts";
import { IN_PLAY } from "../../content/reserved-queries.ts";

/** What a run has moved in a category. */
export type PlaceMove = {
  readonly categoryId: string;
  readonly before: MasteryCount;
  readonly after: MasteryCount;
};

/** An item that counts in its place: questions of templates come without end. A literal, as in the index. */
const COUNTS = sql`${IN_PLAY} and items.pack_id <> ${sql.lit(GENERATED_PACK)}`;

/** Keeps a look-up by key one: a join with the ten items of a paper is planned as a walk through the whole bank. */
const ONE_BY_ONE = sql`offset 0`;

/**
 * For the finish statement with its tables `closed` and `item`: what this run moves in each category, from the history
 * as it was before. Rows of `PlaceMove`; none for a category where nothing changes.
 */
export function movePlaces(at: Date): RawBuilder<unknown> {
  const end = sql`${at}::timestamptz`;
  // An answer older than both known ones changes neither; any other stands beside the latest known one.
  const isTwiceAfter = sql`case when known.previous_at is null or ${end} >= known.previous_at
    then item.is_correct and known.last_correct else known.last_correct and known.previous_correct end`;
  return sql`
      select delta.category_id as "categoryId",
        jsonb_build_object('seen', was.seen, 'rightOnce', was.once, 'rightTwice', was.twice) as before,
        jsonb_build_object('seen', was.seen + delta.seen, 'rightOnce', was.once + delta.once,
          'rightTwice', was.twice + delta.twice) as after
      from (
        select closed.player_id, items.category_id,
          count(*) filter (where known.item_id is null) as seen,
          count(*) filter (where item.is_correct and coalesce(known.correct, 0) = 0) as once,
          count(*) filter (where ${isTwiceAfter})
            - count(*) filter (where known.last_correct and known.previous_correct) as twice
        from closed cross join item
        cross join lateral (
          select items.category_id from items where items.item_id = item.item_id and ${COUNTS} ${ONE_BY_ONE}
        ) items
        left join item_history known on known.player_id = closed.player_id and known.item_id = item.item_id
        group by 1, 2
      ) delta
      cross join lateral (
        select count(*) as seen, count(*) filter (where correct > 0) as once,
          count(*) filter (where last_correct and previous_correct) as twice
        from items
        join item_history known on known.player_id = delta.player_id and known.item_id = items.item_id
        where items.category_id = delta.category_id and ${COUNTS}
      ) was
      where delta.seen <> 0 or delta.once <> 0 or delta.twice <> 0`;
}
