-- How well a question is known: right twice in a row is the last two answers, so the one before the last is kept too.
-- Histories that exist are counted again from the logs when the server starts.
-- Locks: access exclusive on item_history for an instant. Forward only.
alter table item_history add column previous_correct boolean;
alter table item_history add column previous_at timestamptz;
alter table item_history add constraint item_history_previous_check
  check ((previous_at is null) = (previous_correct is null) and previous_at <= last_at);
insert into recounts_due select 'study' where exists (select from item_history) on conflict do nothing;
