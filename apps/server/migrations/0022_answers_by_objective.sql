-- Statistics count an answer by the learning objective of its question: categories of several subjects say nothing about
-- any of them. A tally says which subject of the syllabus it is of; '' where the objective names none.
-- Tallies of finished attempts are counted again from their logs when the server starts: only the rules can mark them.
-- Locks: item_versions and subject_tallies are closed while they are written anew. A server that does not know the new
-- column counts as before. Forward only.
alter table item_versions add column subject text not null
  generated always as (coalesce(substring(body ->> 'lo' from '^\d{3}'), '')) stored;
alter table subject_tallies add column subject text not null default '';
alter table subject_tallies drop constraint subject_tallies_pkey;
alter table subject_tallies add primary key (player_id, attempt_id, category_id, subject);

-- What the next start has to count again from the logs.
create table recounts_due (
  what text primary key check (what in ('study'))
);
insert into recounts_due select 'study' where exists (select from subject_tallies);
