-- Boards are read in parts, each after the last standing of the one before: its time must be exactly what is told, which
-- is milliseconds.
-- Locks: access exclusive on board_scores while its rows are written anew. Forward only: undo with a new migration.
alter table board_scores alter column reached_at type timestamptz(3);
