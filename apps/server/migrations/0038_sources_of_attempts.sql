-- Where the questions of an attempt come from stands in its rules for every mode, and its scope is one of several shapes
-- by the same word (decision 026). Whether it is ranked and when it reveals answers are columns, kept by PostgreSQL.
-- Locks: access exclusive on attempts while every row is written twice. Forward only: older code reads no such scope.
update attempts set rules = rules || jsonb_build_object('source', case mode
    when 'quiz_zone' then '{"from": "levels", "categoryType": 1}'
    when 'multi_match' then '{"from": "levels", "categoryType": 6}'
    when 'daily_quiz' then '{"from": "day"}'
    when 'daily_archive' then '{"from": "day"}'
    when 'fun_and_learn' then '{"from": "passage", "categoryType": 2}'
    when 'bookmarks' then '{"from": "list", "list": "bookmarks"}'
    when 'wrong_answers' then '{"from": "list", "list": "mistakes"}'
    else '{"from": "topics", "categoryTypes": [1, 5]}' end::jsonb)
  where not rules ? 'source';

update attempts set scope =
  jsonb_build_object('from', rules #> '{source,from}', 'title', coalesce(scope -> 'title', '""'),
    'topicNames', coalesce(scope -> 'topicNames', '{}'))
  || case rules #>> '{source,from}'
    when 'levels' then jsonb_build_object('category', scope -> 'category', 'subcategory', scope -> 'subcategory',
      'level', scope -> 'level', 'maxLevel', scope -> 'maxLevel')
    when 'place' then jsonb_build_object('category', scope -> 'category', 'subcategory', scope -> 'subcategory')
    when 'templates' then jsonb_build_object('category', scope -> 'category', 'subcategory', scope -> 'subcategory')
    when 'passage' then jsonb_build_object('category', scope -> 'category', 'passageId', scope -> 'passageId',
      'version', coalesce(scope -> 'passageVersion', '1'), 'readingSeconds', scope -> 'readingSeconds')
    when 'day' then jsonb_build_object('day', coalesce(scope ->> 'day', split_part(scope_key, '/', 2)),
      'zone', coalesce(scope ->> 'zone', 'UTC'))
    else '{}' end;

alter table attempts
  add column ranked boolean not null generated always as (coalesce((rules ->> 'ranked')::boolean, true)) stored,
  add column reveal text not null generated always as (coalesce(rules ->> 'reveal', 'after_answer')) stored
    check (reveal in ('after_answer', 'after_finish', 'after_close'));

-- One ranked run of a day, whatever the mode is called.
drop index attempts_one_daily;
create unique index attempts_one_of_day on attempts (player_id, mode, scope_key)
  where ranked and scope ->> 'from' = 'day';
-- Finished runs that may still keep their answers back.
create index attempts_kept_back on attempts (player_id) where reveal = 'after_close';

-- A mode names the category type of its questions; the import knows them all.
alter table categories drop constraint categories_type_check;
alter table categories add constraint categories_type_check check (type > 0);
