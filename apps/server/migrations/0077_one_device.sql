-- Papers that one signed-in device has at a time: which one, when it was last heard of, and when others took over.
-- Locks: access exclusive on open_attempts for an instant, a new table otherwise. Forward only.
alter table open_attempts
  -- The device that has the paper; null: nobody yet, or any may have it. A sign-in that has ended may be named.
  add column device_id uuid,
  -- When a call of that device was last heard; its page's own reports are in seen_at.
  add column device_seen_at timestamptz;

create table attempt_takeovers (
  player_id  uuid        not null,
  attempt_id uuid        not null,
  taken_at   timestamptz not null,
  primary key (player_id, attempt_id, taken_at),
  foreign key (player_id, attempt_id) references attempts (player_id, attempt_id) on delete cascade
);
