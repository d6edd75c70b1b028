-- What changes while an attempt is open, apart from its wide row: an answer rewrites these few bytes, in place. Gone when
-- the attempt ends, so that the table stays small enough to be read as a whole.
-- Locks: access exclusive on attempts for an instant. Forward only: undo with a new migration.
create table open_attempts (
  player_id  uuid        not null,
  attempt_id uuid        not null,
  -- Counts every write to the log; a writer names the one it has read.
  revision   integer     not null default 0 check (revision >= 0),
  -- Numbers of the questions the player marked.
  flags      integer[]   not null default '{}',
  -- When it is over at the latest if nothing more is done. No index: it changes with every answer.
  ends_at    timestamptz not null,
  primary key (player_id, attempt_id),
  foreign key (player_id, attempt_id) references attempts (player_id, attempt_id) on delete cascade
) with (fillfactor = 50);

insert into open_attempts (player_id, attempt_id, revision, flags, ends_at)
  select player_id, attempt_id, revision, flags, expires_at from attempts where finished_at is null;

alter table attempts drop column revision;
comment on column attempts.flags is 'as they were at the end';
drop index attempts_to_settle;
