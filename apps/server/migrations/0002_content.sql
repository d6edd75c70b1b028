-- Question content: packs, categories, sub-categories, items and their versions per language; premium unlocks.
-- An item keeps its id for ever; a changed item gets a new version and old versions stay readable for running attempts.
-- Locks: new tables; the foreign key takes share row exclusive on players for an instant. Forward only.
create table packs (
  pack_id      text        primary key check (pack_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  version      text        not null,
  licence      text        not null,
  -- Hash of every file of the pack; the same hash means that nothing is to be done.
  content_hash text        not null,
  imported_at  timestamptz not null
);

-- One row per run of the importer, written outside its transaction so that a failed run leaves a trace. `rows_done` is
-- rows_total after a run that stored everything and 0 after one that stored nothing.
create table imports (
  import_id    uuid        primary key,
  pack_id      text        not null,
  content_hash text        not null,
  status       text        not null check (status in ('running', 'done', 'failed')),
  rows_total   integer     not null check (rows_total >= 0),
  rows_done    integer     not null check (rows_done between 0 and rows_total),
  created      integer     not null default 0 check (created >= 0),
  changed      integer     not null default 0 check (changed >= 0),
  unchanged    integer     not null default 0 check (unchanged >= 0),
  retired      integer     not null default 0 check (retired >= 0),
  problem      text,
  started_at   timestamptz not null,
  finished_at  timestamptz,
  check ((status = 'running') = (finished_at is null)),
  check ((status = 'failed') = (problem is not null))
);
create index imports_by_pack on imports (pack_id, started_at desc);

create table categories (
  category_id uuid        primary key,
  pack_id     text        not null references packs (pack_id),
  -- 1 quiz zone, 2 fun and learn, 3 guess the word, 4 audio, 5 math, 6 multi match (contract §4).
  type        smallint    not null check (type between 1 and 6),
  slug        text        not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- Subject code of the syllabus, such as 010.
  code        text        not null check (code <> ''),
  -- Name by language code.
  names       jsonb       not null check (jsonb_typeof(names) = 'object' and names <> '{}'),
  emblem      text        not null check (emblem <> ''),
  -- Price in coins; 0 is free, anything else makes the category premium.
  price_coins integer     not null default 0 check (price_coins between 0 and 1000000),
  position    integer     not null check (position > 0),
  retired_at  timestamptz
);
create index categories_by_pack on categories (pack_id);

create table subcategories (
  subcategory_id uuid        primary key,
  category_id    uuid        not null references categories (category_id),
  slug           text        not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  names          jsonb       not null check (jsonb_typeof(names) = 'object' and names <> '{}'),
  emblem         text        not null check (emblem <> ''),
  position       integer     not null check (position > 0),
  retired_at     timestamptz,
  unique (category_id, slug),
  unique (category_id, subcategory_id)
);

create table items (
  item_id         uuid        primary key,
  pack_id         text        not null references packs (pack_id),
  -- The author's id inside the pack.
  source_id       text        not null check (source_id <> ''),
  category_id     uuid        not null references categories (category_id),
  subcategory_id  uuid,
  level           integer     not null check (level between 1 and 1000),
  -- Order inside the place, from 1.
  position        integer     not null check (position > 0),
  -- The version that new attempts get, the same for all languages.
  current_version integer     not null check (current_version > 0),
  -- Set when the item left its pack; it is never given out again but stays readable.
  retired_at      timestamptz,
  unique (pack_id, source_id),
  foreign key (category_id, subcategory_id) references subcategories (category_id, subcategory_id)
);
create index items_by_place on items (category_id, subcategory_id, level, position) where retired_at is null;

-- One coherent set of languages per version: same key, same option ids.
create table item_versions (
  item_id    uuid        not null references items (item_id),
  version    integer     not null check (version > 0),
  language   text        not null check (language ~ '^[a-z]{2,3}(-[a-z0-9]+)*$'),
  kind       text        not null check (kind <> ''),
  body       jsonb       not null check (jsonb_typeof(body) = 'object'),
  body_hash  text        not null,
  created_at timestamptz not null,
  primary key (item_id, version, language)
);

create table unlocked_categories (
  player_id   uuid        not null references players (player_id),
  category_id uuid        not null references categories (category_id),
  price_coins integer     not null check (price_coins >= 0),
  unlocked_at timestamptz not null,
  primary key (player_id, category_id)
);
