-- The server's day (UTC) that has a player's latest daily quiz, and the zone that took it: papers of two days can be open
-- in two zones at once, and a player gets one a server day.
-- Locks: players, for a moment. Forward only: undo with a new migration.
alter table players add column quiz_day date, add column quiz_day_zone text;
