-- How questions do: counts per item and version over first answers, moved on by a job that marks each answer it counted.
-- To count anew: delete all rows of the three tables and set first_answers.is_counted to false; the job does the rest.
-- Locks: first_answers while its rows are filled in and the index is made. Forward only: undo with a new migration.
alter table first_answers
  add column is_answered boolean not null default true,
  -- From the start of the question's own clock to the answer; null: no clock is known, or answered before this migration.
  add column answer_ms bigint check (answer_ms >= 0),
  -- Right ones among the other questions of the attempt, of a thousand; null: there was no other.
  add column rest_permille integer check (rest_permille between 0 and 1000),
  add column is_counted boolean not null default false;
-- Of older wrong answers without an option nobody kept whether they were blank: they count as blank.
update first_answers first set
  is_answered = first.is_correct or first.option_id is not null,
  rest_permille = case when result.question_count > 1
    then least(1000, greatest(0, 1000 * (result.correct - first.is_correct::integer) / (result.question_count - 1))) end
from attempt_results result
where result.player_id = first.player_id and result.attempt_id = first.attempt_id;
create index first_answers_to_count on first_answers (item_id, version) where not is_counted;

create table item_statistics (
  item_id          uuid    not null references items (item_id),
  version          integer not null check (version > 0),
  -- Players who met it; those who answered it; those who were right.
  met              integer not null check (met > 0),
  answers          integer not null check (answers between 0 and met),
  correct          integer not null check (correct between 0 and answers),
  -- Over answers whose attempt had other questions: how many, right ones, and sums of their rest_permille.
  rested           integer not null,
  rested_correct   integer not null,
  rest_sum         bigint  not null,
  rest_square_sum  bigint  not null,
  correct_rest_sum bigint  not null,
  facility double precision generated always as (correct::double precision / nullif(answers, 0)) stored,
  -- Pearson's correlation of a 0/1 with a number; null while either does not vary.
  discrimination double precision generated always as (
    (rested::double precision * correct_rest_sum - rested_correct::double precision * rest_sum)
    / nullif(sqrt(greatest(0, (rested::double precision - rested_correct) * rested_correct))
      * sqrt(greatest(0, rested::double precision * rest_square_sum - rest_sum::double precision * rest_sum)), 0)
  ) stored,
  primary key (item_id, version)
);
create index item_statistics_by_facility on item_statistics (facility, item_id);
create index item_statistics_by_discrimination on item_statistics (discrimination, item_id)
  where discrimination is not null;

create table item_option_counts (
  item_id   uuid    not null,
  version   integer not null,
  -- The author's id.
  option_id text    not null,
  answers   integer not null check (answers > 0),
  primary key (item_id, version, option_id)
);

-- Whole seconds, rounded down; 3600 stands for an hour and more.
create table item_second_counts (
  item_id uuid    not null,
  version integer not null,
  seconds integer not null check (seconds between 0 and 3600),
  answers integer not null check (answers > 0),
  primary key (item_id, version, seconds)
);

create index reports_by_item on reports (item_id, version);
