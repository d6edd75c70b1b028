-- Passages, daily papers, generated items, flags of free attempts; what a player keeps on a question: bookmark, note,
-- report, and how its last answer went.
-- Locks: new tables and nullable columns take access exclusive on items, categories and attempts for an instant. The
-- history is filled from first_answers, which reads that table once. Forward only.
alter table categories drop constraint categories_type_check;
-- 7, of our own: true and false. get_categories never lists it.
alter table categories add constraint categories_type_check check (type between 1 and 7);

create table passages (
  passage_id      uuid        primary key,
  pack_id         text        not null references packs (pack_id),
  -- The author's id inside the pack.
  source_id       text        not null check (source_id <> ''),
  category_id     uuid        not null references categories (category_id),
  subcategory_id  uuid        references subcategories (subcategory_id),
  position        integer     not null check (position > 0),
  retired_at      timestamptz,
  unique (pack_id, source_id)
);
create index passages_by_place on passages (category_id, subcategory_id, position) where retired_at is null;

create table passage_texts (
  passage_id   uuid not null references passages (passage_id),
  language     text not null check (language ~ '^[a-z]{2,3}(-[a-z0-9]+)*$'),
  title        text not null check (title <> ''),
  -- Sanitised rich text; media by their public names.
  detail       text not null check (detail <> ''),
  content_type text not null check (content_type in ('text', 'video', 'pdf')),
  -- Public names of the files; empty without.
  content_data text not null,
  captions     text not null,
  reference    text not null,
  primary key (passage_id, language)
);

-- When a player opened a passage; the reading time of the next run counts from here.
create table passage_readings (
  player_id  uuid        not null references players (player_id),
  passage_id uuid        not null references passages (passage_id),
  started_at timestamptz not null,
  primary key (player_id, passage_id)
);

alter table items add column passage_id uuid references passages (passage_id);
create index items_by_passage on items (passage_id) where passage_id is not null and retired_at is null;
create index items_by_pack on items (pack_id, category_id) where retired_at is null;

-- Questions of one day in their order; day n of the calendar plays paper n modulo their count.
create table daily_papers (
  position  integer primary key check (position > 0),
  source_id text    not null,
  names     jsonb   not null check (jsonb_typeof(names) = 'object' and names <> '{}'),
  -- pack/id, or generated/template/seed.
  items     text[]  not null check (cardinality(items) > 0)
);

-- Numbers of the questions a player marked to come back to.
alter table attempts add column flags integer[] not null default '{}';

-- The last answer of each player to each item in a finished attempt, ranked or practice; blank counts as wrong.
create table item_history (
  player_id    uuid        not null references players (player_id),
  item_id      uuid        not null references items (item_id),
  seen         integer     not null check (seen > 0),
  correct      integer     not null check (correct between 0 and seen),
  last_correct boolean     not null,
  last_at      timestamptz not null,
  primary key (player_id, item_id)
);
create index item_history_wrong on item_history (player_id, last_at) where not last_correct;
insert into item_history (player_id, item_id, seen, correct, last_correct, last_at)
  select distinct on (player_id, item_id) player_id, item_id, 1, is_correct::int, is_correct, answered_at
  from first_answers order by player_id, item_id, answered_at desc;

create table bookmarks (
  player_id     uuid        not null references players (player_id),
  item_id       uuid        not null references items (item_id),
  bookmarked_at timestamptz not null,
  primary key (player_id, item_id)
);
create index bookmarks_by_time on bookmarks (player_id, bookmarked_at desc);

create table notes (
  player_id  uuid        not null references players (player_id),
  item_id    uuid        not null references items (item_id),
  note       text        not null check (note <> ''),
  updated_at timestamptz not null,
  primary key (player_id, item_id)
);

create table reports (
  report_id   uuid        primary key,
  player_id   uuid        not null references players (player_id),
  item_id     uuid        not null references items (item_id),
  version     integer     not null check (version > 0),
  message     text        not null check (message <> ''),
  status      text        not null check (status in ('open', 'accepted', 'declined')),
  answer      text        not null default '',
  reported_at timestamptz not null,
  settled_at  timestamptz,
  check ((status = 'open') = (settled_at is null))
);
-- One open report per player and question (contract §4).
create unique index reports_one_open on reports (player_id, item_id) where status = 'open';
create index reports_by_player on reports (player_id, reported_at desc);
create index reports_to_settle on reports (reported_at) where status = 'open';

-- A day's quiz is opened once: whatever runs at the same time, there is one attempt per player and local day.
create unique index attempts_one_daily on attempts (player_id, scope_key) where mode = 'daily_quiz';
create index attempts_by_mode on attempts (player_id, mode, opened_at desc);
