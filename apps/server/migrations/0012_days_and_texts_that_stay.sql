-- What was given out stays: new daily papers begin on a day of their own, texts of passages get versions. Two indexes:
-- places where a player has finished a quiz, and items that somebody wrote.
-- Locks: daily_papers, passages and passage_texts, all small, are closed for an instant; writes to attempts and items
-- wait while their index is built. Forward only.
alter table daily_papers add column from_day date not null default '2000-01-01';
alter table daily_papers drop constraint daily_papers_pkey;
-- A day plays the papers with the latest from_day that is not after it.
alter table daily_papers add primary key (from_day, position);

-- The version that new attempts get, the same for all languages.
alter table passages add column version integer not null default 1 check (version > 0);
alter table passage_texts add column version integer not null default 1 check (version > 0);
alter table passage_texts drop constraint passage_texts_pkey;
alter table passage_texts add primary key (passage_id, version, language);

create index attempts_finished_by_place on attempts (player_id, category_id, subcategory_id)
  where finished_at is not null and category_id is not null;
-- Generated items grow without end and are counted nowhere; the query must name the pack as a literal.
create index items_written on items (category_id, subcategory_id, level, item_id, current_version)
  where retired_at is null and pack_id <> 'generated';
