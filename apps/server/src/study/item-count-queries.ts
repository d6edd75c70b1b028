import { sql, type RawBuilder } from "kysely";
import type { Db } from "../postgres/database.ts";

/** Sums of first answers per item and version. */
const sumsOf = (answers: RawBuilder<unknown>) => sql`
  select item_id, version, count(*)::integer as met, count(*) filter (where is_answered)::integer as answers,
    count(*) filter (where is_answered and is_correct)::integer as correct,
    count(rest_permille) filter (where is_answered)::integer as rested,
    count(rest_permille) filter (where is_answered and is_correct)::integer as rested_correct,
    coalesce(sum(rest_permille) filter (where is_answered), 0)::bigint as rest_sum,
    coalesce(sum(rest_permille * rest_permille) filter (where is_answered), 0)::bigint as rest_square_sum,
    coalesce(sum(rest_permille) filter (where is_answered and is_correct), 0)::bigint as correct_rest_sum
  from ${answers} group by item_id, version`;

/** Chosen options of first answers. */
const optionsOf = (answers: RawBuilder<unknown>) => sql`
  select item_id, version, option_id, count(*)::integer as answers from ${answers}
  where is_answered and option_id is not null group by item_id, version, option_id`;

/** How long first answers took. */
const secondsOf = (answers: RawBuilder<unknown>) => sql`
  select item_id, version, least(3600, answer_ms / 1000)::integer as seconds, count(*)::integer as answers
  from ${answers} where is_answered and answer_ms is not null group by 1, 2, 3`;

/** Counts up to so many answers that were not counted, in one statement with their mark; answers how many. */
export async function countAnswers(db: Db, limit: number): Promise<number> {
  const taken = sql`taken`;
  const { rows } = await sql<{ readonly counted: number }>`
    with due as (
      select player_id, item_id, version from first_answers where not is_counted
      order by item_id, version limit ${limit} for update skip locked
    ), taken as (
      update first_answers first set is_counted = true from due
      where first.player_id = due.player_id and first.item_id = due.item_id and first.version = due.version
      returning first.item_id, first.version, first.option_id, first.is_answered, first.is_correct, first.answer_ms,
        first.rest_permille
    ), sums as (
      insert into item_statistics as known (item_id, version, met, answers, correct, rested, rested_correct, rest_sum,
        rest_square_sum, correct_rest_sum)
      select * from (${sumsOf(taken)}) one order by item_id, version
      on conflict (item_id, version) do update set met = known.met + excluded.met,
        answers = known.answers + excluded.answers, correct = known.correct + excluded.correct,
        rested = known.rested + excluded.rested, rested_correct = known.rested_correct + excluded.rested_correct,
        rest_sum = known.rest_sum + excluded.rest_sum,
        rest_square_sum = known.rest_square_sum + excluded.rest_square_sum,
        correct_rest_sum = known.correct_rest_sum + excluded.correct_rest_sum
    ), options as (
      insert into item_option_counts as known (item_id, version, option_id, answers)
      select * from (${optionsOf(taken)}) one order by item_id, version, option_id
      on conflict (item_id, version, option_id) do update set answers = known.answers + excluded.answers
    ), times as (
      insert into item_second_counts as known (item_id, version, seconds, answers)
      select * from (${secondsOf(taken)}) one order by item_id, version, seconds
      on conflict (item_id, version, seconds) do update set answers = known.answers + excluded.answers
    )
    select count(*)::integer as counted from taken`.execute(db);
  return rows[0]?.counted ?? 0;
}

export type CountedItems = { readonly checked: number; readonly wrong: readonly string[] };

/** Counts all marked answers again; names the item versions whose stored counts say something else. */
export async function compareCounts(db: Db): Promise<CountedItems> {
  const marked = sql`(select * from first_answers where is_counted) marked`;
  const { rows } = await sql<CountedItems>`
    with stored as (
      select item_id, version, met::bigint, answers, correct, rested, rested_correct, rest_sum, rest_square_sum,
        correct_rest_sum from item_statistics
    ), wrong as (
      (table stored except (${sumsOf(marked)})) union all ((${sumsOf(marked)}) except table stored)
    ), wrong_options as (
      (select item_id, version, option_id, answers from item_option_counts except (${optionsOf(marked)}))
      union all ((${optionsOf(marked)}) except select item_id, version, option_id, answers from item_option_counts)
    ), wrong_times as (
      (select item_id, version, seconds, answers from item_second_counts except (${secondsOf(marked)}))
      union all ((${secondsOf(marked)}) except select item_id, version, seconds, answers from item_second_counts)
    )
    select (select count(*)::integer from item_statistics) as checked,
      array(select format('%s version %s', item_id, version) from (
        select item_id, version from wrong union select item_id, version from wrong_options
        union select item_id, version from wrong_times) one order by 1) as wrong`.execute(db);
  return rows[0] ?? { checked: 0, wrong: [] };
}
