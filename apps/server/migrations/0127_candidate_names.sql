-- What a candidate was called when a sitting began: documents of its result name whoever sat it, whatever the account is
-- called later. null: not started.
-- Locks: exam_sittings, while those of before are filled in. Forward only: undo with a new migration.
alter table exam_sittings add column candidate_name text;
update exam_sittings sitting set candidate_name = players.name from players
where players.player_id = sitting.player_id and sitting.attempt_id is not null;
