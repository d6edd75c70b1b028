import { sql } from "kysely";
import type { CheckReport } from "../../postgres/book-check.ts";
import { BEST_OF_CATEGORY } from "@crosscheck/rules/modes/sources";
import { report } from "../../coins/check-queries.ts";
import type { Db } from "../../postgres/database.ts";

/** For statements that name `result`: what regrades made of it, nothing for most. */
const GIVEN = sql`select coalesce(sum(score_given), 0)::integer as given, coalesce(max(score), 0) as score,
    coalesce(max(percent), 0) as percent, coalesce(bool_or(won), false) as won
  from regraded_attempts one where one.player_id = result.player_id and one.attempt_id = result.attempt_id`;

export function checkStates(db: Db): Promise<CheckReport> {
  return report(
    db,
    sql`select case when (attempt.finished_at is null) <> (state.attempt_id is not null)
      then format('attempt %s of player %s is %s and has %s open state', attempt.attempt_id, attempt.player_id,
        case when attempt.finished_at is null then 'open' else 'finished' end,
        case when state.attempt_id is null then 'no' else 'an' end) end as breach
    from attempts attempt left join open_attempts state using (player_id, attempt_id)`,
  );
}

export function checkResults(db: Db): Promise<CheckReport> {
  return report(
    db,
    sql`select case when (result.attempt_id is null) <> (attempt.finished_at is null)
        or attempt.finished_at <> result.finished_at
      then format('attempt %s ended at %s, its result says %s', attempt.attempt_id,
        coalesce(attempt.finished_at::text, 'never'), coalesce(result.finished_at::text, 'nothing')) end as breach
    from attempts attempt left join attempt_results result
      on result.player_id = attempt.player_id and result.attempt_id = attempt.attempt_id`,
  );
}

export function checkScores(db: Db): Promise<CheckReport> {
  return report(
    db,
    sql`select case when all_time_score <> coalesce(sum(result.score_counted + given), 0)
      then format('player %s has score %s, the results say %s', player.player_id, all_time_score,
        coalesce(sum(result.score_counted + given), 0)) end as breach
    from players player left join attempt_results result on result.player_id = player.player_id
    left join lateral (${GIVEN}) regraded on true
    group by player.player_id`,
  );
}

export function checkLevelProgress(db: Db): Promise<CheckReport> {
  return report(
    db,
    sql`select case when progress.runs is distinct from played.runs
        or progress.best_percent is distinct from played.best_percent
        or progress.passed_at is distinct from played.passed_at
      then format('player %s at place %s level %s: stored %s runs, best %s, the results say %s runs, best %s',
        coalesce(progress.player_id, played.player_id), coalesce(progress.place_id, played.place_id),
        coalesce(progress.level, played.level), progress.runs, progress.best_percent, played.runs, played.best_percent)
      end as breach
    from level_progress progress full join (
      select attempt.player_id, attempt.category_id, coalesce(attempt.subcategory_id, attempt.category_id) as place_id,
        attempt.level, count(*) as runs, max(greatest(result.percent, regraded.percent)) as best_percent,
        min(result.finished_at) filter (where result.won or regraded.won) as passed_at
      from attempts attempt join attempt_results result
        on result.player_id = attempt.player_id and result.attempt_id = attempt.attempt_id
      cross join lateral (${GIVEN}) regraded
      where attempt.rules ->> 'progress' = 'levels' and attempt.level is not null
      group by 1, 2, 3, 4
    ) played on played.player_id = progress.player_id and played.category_id = progress.category_id
      and played.place_id = progress.place_id and played.level = progress.level`,
  );
}

export function checkFirstAnswers(db: Db): Promise<CheckReport> {
  return report(
    db,
    sql`select case when coalesce((result.outcome ->> 'first_attempts')::int, -1) <> coalesce(counted.items, 0)
      then format('attempt %s met %s items first, its result says %s', coalesce(result.attempt_id, counted.attempt_id),
        coalesce(counted.items, 0), coalesce(result.outcome ->> 'first_attempts', 'nothing')) end as breach
    from attempt_results result full join (
      select player_id, attempt_id, count(*) as items from first_answers group by player_id, attempt_id
    ) counted on counted.player_id = result.player_id and counted.attempt_id = result.attempt_id`,
  );
}

/** Whatever order runs were booked in, what they added up to at one place and day is the best of them. */
export function checkCountedScores(db: Db): Promise<CheckReport> {
  return report(
    db,
    sql`with places as (
      select result.player_id, result.mode, result.score_key, result.score_day,
        max(greatest(result.score, regraded.score)) as best, sum(result.score_counted + regraded.given) as counted,
        bool_or(result.score_counted <> (result.outcome ->> 'score_counted')::int
          or result.score_counted <> greatest(0, result.score - (result.outcome ->> 'best_before')::int)
          or result.score_key <> case when attempt.scope ->> 'from' = any (${BEST_OF_CATEGORY}::text[])
            then coalesce(attempt.category_id::text, attempt.scope_key) else attempt.scope_key end
          or (result.score_day is null) <> (attempt.rules ->> 'progress' = 'levels')) as is_odd
      from attempt_results result join attempts attempt using (player_id, attempt_id)
      cross join lateral (${GIVEN}) regraded
      group by result.player_id, result.mode, result.score_key, result.score_day
    ), latest as (
      select distinct on (player_id, mode, score_key) * from places where best > 0
      order by player_id, mode, score_key, score_day desc
    )
    select case when places.is_odd or places.best <> places.counted
      then format('player %s counted %s points of %s at %s on %s, the best result says %s', places.player_id,
        places.counted, places.mode, places.score_key, coalesce(places.score_day::text, 'any day'), places.best)
      end as breach from places
    union all
    select case when known.best is distinct from latest.best or known.day is distinct from latest.score_day
      then format('player %s has best %s of %s at %s, the results say %s', coalesce(known.player_id, latest.player_id),
        known.best, coalesce(known.mode, latest.mode), coalesce(known.score_key, latest.score_key), latest.best)
      end as breach
    from score_bests known full join latest on latest.player_id = known.player_id and latest.mode = known.mode
      and latest.score_key = known.score_key`,
  );
}
