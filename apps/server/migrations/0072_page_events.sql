-- Watched papers: what their pages report, the silences between, and when one ends because its page is away.
-- Locks: access exclusive on open_attempts for an instant, new tables otherwise. Forward only.
alter table open_attempts
  -- When the page was last heard of; null: never, or not watched.
  add column seen_at timestamptz,
  -- When it ends unless the page comes back before, or has ended by it; also within ends_at.
  add column away_ends_at timestamptz;

create table attempt_page_events (
  player_id   uuid        not null,
  attempt_id  uuid        not null,
  -- Order in which they were received, from 0.
  place       integer     not null check (place between 0 and 999),
  -- One loaded page; it counts its own events.
  page_id     uuid        not null,
  number      integer     not null check (number between 1 and 1000000),
  kind        text        not null check (kind in
    ('hidden', 'visible', 'blurred', 'full_screen_left', 'copied', 'printed', 'clock_off')),
  received_at timestamptz not null,
  primary key (player_id, attempt_id, place),
  unique (player_id, attempt_id, page_id, number),
  foreign key (player_id, attempt_id) references attempts (player_id, attempt_id) on delete cascade
);

create table attempt_gaps (
  player_id  uuid        not null,
  attempt_id uuid        not null,
  from_at    timestamptz not null,
  to_at      timestamptz not null check (to_at > from_at),
  primary key (player_id, attempt_id, from_at),
  foreign key (player_id, attempt_id) references attempts (player_id, attempt_id) on delete cascade
);
