-- Contests: a paper for everybody in a window of time, who has entered, and what came out of it. An item belongs to one
-- contest for good; after it, it joins the bank of its subject.
-- Locks: attempts and items for an instant, new tables otherwise. Forward only.
alter table attempts drop constraint attempts_check;
-- An attempt may be handed in at once.
alter table attempts add constraint attempts_expires_at_check check (expires_at >= opened_at) not valid;

-- The category whose bank an item has joined after the contest it was written for.
alter table items add column open_category_id uuid references categories (category_id);
create index items_joined on items (open_category_id) where open_category_id is not null;

create table contests (
  contest_id     uuid        primary key,
  -- The first contest of a series; the others repeat it.
  series_id      uuid        not null,
  language       text        not null,
  name           text        not null check (name <> ''),
  description    text        not null,
  -- A picture of the media folder; empty: the product's own.
  image          text        not null,
  starts_at      timestamptz not null,
  ends_at        timestamptz not null,
  entry_coins    integer     not null check (entry_coins >= 0),
  question_count integer     not null check (question_count > 0),
  seconds_per_question integer not null check (seconds_per_question > 0),
  -- Coins by place, the first place first.
  prizes         integer[]   not null check (0 < all (prizes)),
  -- How its questions are chosen.
  paper          jsonb       not null,
  -- Those that were chosen when it was published: [{itemId, version, language}].
  items          jsonb,
  -- How it repeats; null: it does not.
  repeats        text        check (repeats in ('day', 'week', 'month')),
  created_at     timestamptz not null,
  published_at   timestamptz,
  -- Entrants, counted when the standings were made: a list of past contests counts nothing.
  entrants       integer     check (entrants >= 0),
  -- When the standings were made and its prizes fixed.
  ranked_at      timestamptz,
  -- When every prize was paid and nothing was left on its account.
  closed_at      timestamptz,
  cancelled_at   timestamptz,
  check (ends_at > starts_at),
  check ((published_at is null) = (items is null)),
  check (ranked_at is null or published_at is not null and ranked_at > ends_at),
  check ((ranked_at is null) = (entrants is null)),
  check (closed_at is null or ranked_at is not null),
  check (cancelled_at is null or ranked_at is null),
  -- A series has one contest at a time.
  unique (series_id, starts_at)
);
create index contests_by_end on contests (ends_at) where published_at is not null;

create table contest_items (
  item_id    uuid primary key references items (item_id),
  contest_id uuid not null references contests (contest_id)
);
create index contest_items_by_contest on contest_items (contest_id);

create table contest_entries (
  contest_id   uuid        not null references contests (contest_id),
  player_id    uuid        not null references players (player_id),
  -- null: the contest was cancelled, and the run with it.
  attempt_id   uuid,
  fee_coins    integer     not null check (fee_coins >= 0),
  entered_at   timestamptz not null,
  -- What came out, by the closing; null before, and for who is not ranked.
  score        integer     check (score >= 0),
  used_seconds integer     check (used_seconds >= 0),
  finished_at  timestamptz,
  rank         integer     check (rank > 0),
  prize_coins  integer     not null default 0 check (prize_coins >= 0),
  -- When the prize, or the fee of a cancelled one, was booked and the entrant told.
  settled_at   timestamptz,
  primary key (contest_id, player_id),
  foreign key (player_id, attempt_id) references attempts (player_id, attempt_id)
    on delete set null (attempt_id),
  check (prize_coins = 0 or rank is not null)
);
create index contest_entries_by_player on contest_entries (player_id, entered_at desc);
create index contest_entries_by_rank on contest_entries (contest_id, rank, finished_at, player_id);

-- Who wants to be told when a contest starts.
create table contest_reminders (
  contest_id uuid not null references contests (contest_id),
  player_id  uuid not null references players (player_id),
  primary key (contest_id, player_id)
);
