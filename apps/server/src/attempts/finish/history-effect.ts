import { sql } from "kysely";
import type { Catalogue } from "../../content/catalogue.ts";
import { finishEffect, type Ending } from "../../calls/finish-effect.ts";
import { movePlaces, type PlaceMove } from "./mastery-queries.ts";
import { toMoved } from "./moved-places.ts";

type History = {
  readonly firstAttempts: number;
  /** Categories in which more or less is known than before. */
  readonly moves: readonly PlaceMove[];
};

/** First answers, the history of each item, and what that moves in the categories. */
export const historyEffect = finishEffect<History, Ending & { readonly catalogue: Catalogue }>({
  write: ({ at }) => ({
    moves: movePlaces(at),
    first: addFirstAnswers(at),
    history: moveHistory(at),
  }),
  read: () => sql<History>`(select count(*)::int from first) as "firstAttempts",
      (select coalesce(jsonb_agg(to_jsonb(moves)), '[]') from moves) as moves`,
  follow: (_tx, { items, catalogue }, { firstAttempts, moves }) => ({
    first_attempts: firstAttempts,
    moved: toMoved(items[0]?.language, catalogue, moves),
  }),
});

function addFirstAnswers(at: Date) {
  return sql`
      insert into first_answers (player_id, item_id, version, attempt_id, option_id, is_correct, answered_at,
        is_answered, answer_ms, rest_permille)
      select closed.player_id, item.item_id, item.version, closed.attempt_id, item.option_id, item.is_correct,
        ${at}::timestamptz, item.is_answered, item.ms,
        1000 * (sum(item.is_correct::integer) over () - item.is_correct::integer) / nullif(count(*) over () - 1, 0)
      from closed, item
      on conflict (player_id, item_id, version) do nothing
      returning item_id`;
}

/** The last two answers by the end of their runs, in whichever order those are booked. */
function moveHistory(at: Date) {
  const isLast = sql`excluded.last_at >= known.last_at`;
  const isBeforeLast = sql`(known.previous_at is null or excluded.last_at >= known.previous_at)`;
  return sql`
      insert into item_history as known (player_id, item_id, seen, correct, last_correct, last_at, known)
      select closed.player_id, item.item_id, 1, item.is_correct::integer, item.is_correct, ${at}::timestamptz,
        item.is_known
      from closed, item order by item.item_id
      on conflict (player_id, item_id) do update set
        seen = known.seen + 1,
        correct = known.correct + excluded.correct,
        last_correct = case when ${isLast} then excluded.last_correct else known.last_correct end,
        last_at = greatest(known.last_at, excluded.last_at),
        previous_correct = case when ${isLast} then known.last_correct
          when ${isBeforeLast} then excluded.last_correct else known.previous_correct end,
        previous_at = case when ${isLast} then known.last_at
          when ${isBeforeLast} then excluded.last_at else known.previous_at end,
        known = known.known or excluded.known
      returning item_id, known`;
}
