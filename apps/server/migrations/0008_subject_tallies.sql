-- Answers of a ranked run by subject, so that statistics add up small rows and open no papers; and the history of items
-- with every run in it, which 0007 could only start from first answers.
-- Locks: a new table, share row exclusive on attempts and categories for an instant. Reads every finished attempt once.
-- Up to here only kinds with one right option were played, so that an answer is right when it is the key. Forward only.
create table subject_tallies (
  player_id   uuid    not null,
  attempt_id  uuid    not null,
  category_id uuid    not null references categories (category_id),
  -- Questions answered in time; blank ones are not counted.
  answered    integer not null check (answered >= 0),
  correct     integer not null check (correct between 0 and answered),
  -- Answers whose own clock is known, and the milliseconds they took together.
  timed       integer not null check (timed between 0 and answered),
  answer_ms   bigint  not null check (answer_ms >= 0),
  primary key (player_id, attempt_id, category_id),
  foreign key (player_id, attempt_id) references attempts (player_id, attempt_id)
);

create view marked_questions as
  select attempt.player_id, attempt.attempt_id, attempt.finished_at,
    coalesce((attempt.rules ->> 'ranked')::boolean, true) as is_ranked,
    (question ->> 'itemId')::uuid as item_id, question ->> 'category' as category,
    coalesce(counting.answer, '') <> '' as is_answered,
    coalesce(counting.answer = question -> 'key' ->> 0, false) as is_correct
  from attempts attempt
  cross join lateral jsonb_array_elements(attempt.paper -> 'questions') question
  left join lateral (
    select answer from attempt_answers log
    where log.player_id = attempt.player_id and log.attempt_id = attempt.attempt_id
      and log.number = (question ->> 'number')::integer and log.in_time
    order by log.sequence desc limit 1
  ) counting on true
  where attempt.finished_at is not null;

insert into subject_tallies (player_id, attempt_id, category_id, answered, correct, timed, answer_ms)
  select player_id, attempt_id, category_id, count(*) filter (where is_answered), count(*) filter (where is_correct), 0, 0
  from marked_questions join categories on slug = category where is_ranked
  group by player_id, attempt_id, category_id;

delete from item_history;
insert into item_history (player_id, item_id, seen, correct, last_correct, last_at)
  select player_id, item_id, count(*), count(*) filter (where is_correct),
    (array_agg(is_correct order by finished_at desc))[1], max(finished_at)
  from marked_questions group by player_id, item_id;

drop view marked_questions;
