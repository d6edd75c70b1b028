-- Names that look alike: each name has a number, so that a second Amelia can be told from the first. The table knows a
-- name only as a keyed hash of what it looks like: names of deleted players leave nothing that can be read.
-- Locks: players exclusively for an instant. Names of before this migration keep number 1. Forward only.
create table name_numbers (
  name_hash   bytea   primary key,
  last_number integer not null check (last_number > 0)
);
alter table players add column name_number integer not null default 1 check (name_number > 0);
