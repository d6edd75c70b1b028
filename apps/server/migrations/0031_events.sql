-- What has happened and is to be told or counted later, written with what caused it; gone once it is handled.
create table events (
  event_id bigint generated always as identity primary key,
  kind text not null,
  player_id uuid not null,
  -- Of what the kind says: the attempt of an attempt_finished.
  subject_id uuid not null,
  happened_at timestamptz not null,
  -- Not before; later than the event after a handler has failed.
  due_at timestamptz not null,
  failures integer not null default 0
);

-- The settler looks for open attempts whose time is over.
-- Locks: attempts against writes while the index is made. Forward only: undo with a new migration.
create index attempts_to_settle on attempts (expires_at) where finished_at is null;
