import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";

/** How far back days are counted where none was yet. */
const FIRST_DAYS = 90;

/**
 * Counts the UTC days from the last counted one to today; what is counted already may have grown since. A statement a
 * day: those of a large site that was never counted take their time, and what is done stays done.
 */
export async function countSiteDays(db: Db, now: Date): Promise<void> {
  const { rows } = await sql<{ readonly day: string }>`
    select generate_series(
      coalesce((select max(day) from site_days), (${now}::timestamptz at time zone 'UTC')::date - ${FIRST_DAYS}::integer),
      (${now}::timestamptz at time zone 'UTC')::date, '1 day')::date::text as day`.execute(db);
  for (const { day } of rows) await countDay(db, day);
}

async function countDay(db: Db, day: string): Promise<void> {
  await sql`
    with bounds as (
      select day, day::timestamp at time zone 'UTC' as from_at, (day + 1)::timestamp at time zone 'UTC' as to_at
      from (select ${day}::date as day) one
    )
    insert into site_days (day, players, returning_players, new_players, attempts, answers)
    select day, played.players, played.returning, made.players, played.attempts, played.answers
    from bounds
    cross join lateral (
      select count(*)::integer as players, count(*) filter (where is_returning)::integer as returning,
        coalesce(sum(attempts), 0)::integer as attempts, coalesce(sum(answers), 0)::integer as answers
      from (
        select one.player_id, count(*) as attempts, sum(one.correct + one.wrong) as answers,
          exists (
            select from attempt_results earlier
            where earlier.player_id = one.player_id and earlier.finished_at < bounds.from_at
          ) as is_returning
        from attempt_results one
        where one.finished_at >= bounds.from_at and one.finished_at < bounds.to_at
        group by one.player_id
      ) of_player
    ) played
    cross join lateral (
      select count(*)::integer as players from players
      where created_at >= bounds.from_at and created_at < bounds.to_at
    ) made
    on conflict (day) do update set players = excluded.players, returning_players = excluded.returning_players,
      new_players = excluded.new_players, attempts = excluded.attempts, answers = excluded.answers`.execute(
    db,
  );
}
