-- How many messages went out in the running window of a budget: per address they were asked from and day, per block of
-- numbers and hour, in all per hour. Keys that name a person or place are hashed with the installation's secret.
-- Locks: one new table. Forward only: undo with a new migration.
create table send_windows (
  window_key bytea       primary key check (length(window_key) = 32),
  started_at timestamptz not null,
  sent       integer     not null check (sent > 0)
);
create index send_windows_by_start on send_windows (started_at);
