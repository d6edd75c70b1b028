-- Score counts what is new, and a player meets a bounded number of new questions in a time.
-- Until now every run added its whole score, so a level known by heart added 40 points each time. What was added before
-- is counted again in the order of play: the totals of players who played things twice fall to their bests.
-- Locks: attempt_results exclusively while its rows are written anew, players row by row, for the length of the migration.
-- Forward only.

-- The own best that a run's score is measured against: of a level for ever, elsewhere of one UTC day.
create table score_bests (
  player_id uuid    not null references players (player_id),
  mode      text    not null,
  -- The scope of a level, passage or day; the category of drawn and generated papers.
  score_key text    not null,
  -- The day this best belongs to, by the time of booking; null: for ever. A later day starts again.
  day       date,
  best      integer not null check (best > 0),
  -- What the run that was booked last added.
  counted   integer not null check (counted between 0 and best),
  primary key (player_id, mode, score_key)
);

alter table attempt_results
  add column score_key text not null default '',
  add column score_day date,
  add column score_counted integer not null default 0,
  add check (score_counted between 0 and score);

with places as (
  select result.player_id, result.attempt_id, result.mode, result.score, result.finished_at,
    case when attempt.rules ? 'source' then coalesce(attempt.category_id::text, attempt.scope_key)
      else attempt.scope_key end as score_key,
    case when attempt.rules ->> 'progress' <> 'levels' then (result.finished_at at time zone 'utc')::date end as score_day
  from attempt_results result join attempts attempt using (player_id, attempt_id)
), ranked as (
  select *, coalesce(max(score) over (partition by player_id, mode, score_key, score_day
    order by finished_at, attempt_id rows between unbounded preceding and 1 preceding), 0) as best_before
  from places
)
update attempt_results result set score_key = ranked.score_key, score_day = ranked.score_day,
  score_counted = greatest(0, ranked.score - ranked.best_before),
  outcome = result.outcome || jsonb_build_object('score_counted', greatest(0, ranked.score - ranked.best_before),
    'best_before', ranked.best_before, 'best_of', case when ranked.score_day is null then 'level' else 'day' end)
from ranked where ranked.player_id = result.player_id and ranked.attempt_id = result.attempt_id;

update players set all_time_score = total.score
from (select player_id, sum(score_counted) as score from attempt_results group by player_id) total
where players.player_id = total.player_id;

insert into score_bests (player_id, mode, score_key, day, best, counted)
  select distinct on (player_id, mode, score_key) player_id, mode, score_key, score_day, max(score), 0
  from attempt_results where score > 0 group by player_id, mode, score_key, score_day
  order by player_id, mode, score_key, score_day desc;

-- Questions a player has met for the first time, within a day and within ten minutes from the first of them.
create table key_budgets (
  player_id    uuid        primary key references players (player_id),
  day_from     timestamptz not null,
  day_keys     integer     not null check (day_keys >= 0),
  minutes_from timestamptz not null,
  minutes_keys integer     not null check (minutes_keys >= 0)
);
