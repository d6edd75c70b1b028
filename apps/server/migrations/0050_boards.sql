-- The boards: points of a player in a period. Written by the finish of an attempt, counted here for those of before.
-- Locks: players and attempt_results exclusively while their rows are written anew. Forward only: undo with a new
-- migration.

-- Whether others see the player on boards and as a public card: their own choice, and the account is there.
alter table players add column is_on_boards boolean not null default true;
alter table players add column is_shown boolean not null
  generated always as (is_on_boards and status = 'active' and deleted_at is null) stored;

-- When the result was booked: later than finished_at where its time was over before anybody looked. Its UTC day and
-- month are those of the boards.
alter table attempt_results add column booked_at timestamptz not null default now();
update attempt_results set booked_at = greatest(finished_at, score_day::timestamp at time zone 'utc');

create table board_scores (
  player_id  uuid        not null references players (player_id),
  -- A UTC day YYYY-MM-DD, a UTC month YYYY-MM, or all: each form is one board.
  period     text collate "C" not null,
  score      integer     not null check (score > 0),
  -- When this score was reached.
  reached_at timestamptz not null,
  -- When this row or whether its player is shown was written, by the clock of the database: other processes look for it.
  changed_at timestamptz not null default clock_timestamp(),
  primary key (player_id, period)
);
-- Rank order: with the negative score all of it ascends, and one comparison of rows finds what comes after one.
create index board_scores_in_order on board_scores (period, (-score), reached_at, player_id);
-- Every change of a player's rows is one of the row of all time.
create index board_scores_by_change on board_scores (changed_at) where period = 'all';

insert into board_scores (player_id, period, score, reached_at)
  select player_id, period, sum(score_counted), max(booked_at)
  from attempt_results, lateral (values
    (to_char(booked_at at time zone 'utc', 'YYYY-MM-DD')), (to_char(booked_at at time zone 'utc', 'YYYY-MM')), ('all')
  ) counts_in (period)
  where score_counted > 0 group by player_id, period;
