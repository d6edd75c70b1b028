-- A lifeline has a price of its own, and every number of a mode is a setting of its own (decision 026).
-- Locks: access exclusive on no table; every row of attempts is written once. Forward only.
update attempts set rules = (rules - 'lifelineCoins') || jsonb_build_object('lifelines', (
    select coalesce(jsonb_object_agg(kind, coalesce(rules -> 'lifelineCoins', '5')), '{}')
    from jsonb_array_elements_text(rules -> 'lifelines') kind))
  where jsonb_typeof(rules -> 'lifelines') = 'array';

-- One price per mode becomes the price of each of its lifelines. What a mode never had is left behind.
with offered (mode, lifelines) as (values
  ('quiz_zone', '{fifty_fifty,audience_poll,skip,reset_timer}'::text[]),
  ('daily_quiz', '{fifty_fifty,audience_poll,skip,reset_timer}'),
  ('daily_archive', '{fifty_fifty,audience_poll,skip,reset_timer}'),
  ('true_and_false', '{skip,reset_timer}'),
  ('fun_and_learn', '{fifty_fifty,audience_poll,skip,reset_timer}'),
  ('guess_the_word', '{hint,skip,reset_timer}'),
  ('audio_questions', '{fifty_fifty,audience_poll,skip,reset_timer}'),
  ('audio_with_transcript', '{fifty_fifty,audience_poll,skip,reset_timer}'),
  ('math_mania', '{fifty_fifty,audience_poll,skip,reset_timer}'),
  ('multi_match', '{skip,reset_timer}'),
  ('self_challenge', '{}'),
  ('bookmarks', '{}'),
  ('wrong_answers', '{}')
), numbers as (
  select mode.key as mode, number.key as name, number.value, settings.updated_at
  from settings, jsonb_each(case jsonb_typeof(value) when 'object' then value else '{}' end) mode,
    jsonb_each(case jsonb_typeof(mode.value) when 'object' then mode.value else '{}' end) number
  where settings.key = 'modeNumbers' and number.value <> 'null'
), renamed as (
  select mode, name, value, updated_at from numbers
  where name <> 'lifelineCoins'
    and (name <> 'partialMarks' or mode = 'multi_match')
    and (name not in ('secondsPerQuestion', 'readingPauseSeconds') or mode <> 'self_challenge')
    and (name not in ('fullPercent', 'maxCoins', 'dailyCoinCap')
      or mode not in ('daily_archive', 'audio_with_transcript', 'self_challenge', 'bookmarks', 'wrong_answers'))
  union all
  select mode, 'lifelineCoins.' || kind, value, updated_at from numbers, unnest(
    (select lifelines from offered where offered.mode = numbers.mode)) kind where name = 'lifelineCoins'
)
insert into settings (key, value, updated_at)
  select 'mode.' || mode || '.' || name, value, updated_at from renamed join offered using (mode);
delete from settings where key = 'modeNumbers';
