-- What is done at times, and how its runs went: one row per job, for whoever asks and for the metrics.
-- Locks: a new table. Forward only.
create table job_runs (
  name            text        primary key,
  -- When it runs, in UTC, as cron writes it.
  cron            text        not null,
  filed_at        timestamptz not null,
  runs            bigint      not null default 0,
  failures        bigint      not null default 0,
  -- Since the last run that ended well.
  failures_in_row integer     not null default 0,
  -- Of the last run; ended before started: it is under way, or its process has died over it.
  started_at      timestamptz,
  ended_at        timestamptz,
  -- What the last run failed with; null: it ended well.
  error           text
);
