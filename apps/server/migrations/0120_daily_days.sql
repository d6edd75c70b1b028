-- Papers of single days, put together in the console. Forward only; locks nothing.
create table daily_days (
  day          date        primary key,
  names        jsonb       not null check (jsonb_typeof(names) = 'object' and names <> '{}'),
  -- pack/id, as in daily_papers.
  items        text[]      not null check (cardinality(items) between 5 and 20),
  -- Counts the changes: whoever has not read the latest one overwrites nothing.
  edit_version integer     not null check (edit_version > 0),
  -- null: by the host's command.
  set_by       uuid        references operators (operator_id),
  set_at       timestamptz not null
);
