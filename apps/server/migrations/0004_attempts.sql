-- Attempts: the stored paper, the append-only log of what the player did, the result computed from it once, progress
-- through levels, and the first answer of each player to each item version.
-- Locks: new tables; the foreign keys take share row exclusive on players and categories for an instant. Forward only.
create table attempts (
  player_id      uuid        not null references players (player_id),
  attempt_id     uuid        not null,
  mode           text        not null check (mode <> ''),
  -- What it is about, as one text: one open attempt per player, mode and scope.
  scope_key      text        not null,
  category_id    uuid        references categories (category_id),
  subcategory_id uuid        references subcategories (subcategory_id),
  level          integer     check (level > 0),
  -- Slugs, title and topic names as shown, in the language of the paper.
  scope          jsonb       not null check (jsonb_typeof(scope) = 'object'),
  -- The mode's rules with the numbers of the day it was opened.
  rules          jsonb       not null check (jsonb_typeof(rules) = 'object'),
  -- Items, versions, option order, opaque ids and keys; fixed before anything is shown, never sent as it is.
  paper          jsonb       not null check (jsonb_typeof(paper) = 'object'),
  opened_at      timestamptz not null,
  expires_at     timestamptz not null check (expires_at > opened_at),
  -- When right answers may be shown, for modes that wait for a closing time.
  closes_at      timestamptz,
  finished_at    timestamptz check (finished_at >= opened_at),
  -- Counts every write to the attempt and its log; a writer names the one it has read.
  revision       integer     not null default 0 check (revision >= 0),
  primary key (player_id, attempt_id)
);
create unique index attempts_one_open on attempts (player_id, mode, scope_key) where finished_at is null;
create index attempts_by_place on attempts (player_id, category_id, subcategory_id, level) where finished_at is null;

-- One-by-one attempts store sequence 0 only, so a question has one answer; free attempts keep every change.
create table attempt_answers (
  player_id   uuid        not null,
  attempt_id  uuid        not null,
  number      integer     not null check (number > 0),
  sequence    integer     not null check (sequence >= 0),
  answer      text        not null,
  in_time     boolean     not null,
  answered_at timestamptz not null,
  primary key (player_id, attempt_id, number, sequence),
  foreign key (player_id, attempt_id) references attempts (player_id, attempt_id)
);

-- When the player opened a question before its reading pause was over.
create table attempt_openings (
  player_id   uuid        not null,
  attempt_id  uuid        not null,
  number      integer     not null check (number > 0),
  opened_at   timestamptz not null,
  primary key (player_id, attempt_id, number),
  foreign key (player_id, attempt_id) references attempts (player_id, attempt_id)
);

-- Each kind once per run.
create table attempt_lifelines (
  player_id   uuid        not null,
  attempt_id  uuid        not null,
  kind        text        not null check (kind in ('fifty_fifty', 'audience_poll', 'skip', 'reset_timer', 'hint')),
  number      integer     not null check (number > 0),
  price_coins integer     not null check (price_coins >= 0),
  -- The poll as it was sold.
  poll        jsonb,
  used_at     timestamptz not null,
  primary key (player_id, attempt_id, kind),
  foreign key (player_id, attempt_id) references attempts (player_id, attempt_id)
);

create table attempt_results (
  player_id      uuid        not null,
  attempt_id     uuid        not null,
  mode           text        not null,
  finished_at    timestamptz not null,
  question_count integer     not null check (question_count > 0),
  correct        integer     not null check (correct >= 0),
  wrong          integer     not null check (wrong >= 0),
  blank          integer     not null check (blank >= 0),
  percent        numeric     not null check (percent between 0 and 100),
  marks          numeric     not null,
  max_marks      numeric     not null,
  -- Added to the player's score; 0 for practice.
  score          integer     not null check (score >= 0),
  won            boolean     not null,
  coins_earned   integer     not null check (coins_earned >= 0),
  -- The whole answer of finish_attempt, repeated word for word.
  outcome        jsonb       not null check (jsonb_typeof(outcome) = 'object'),
  primary key (player_id, attempt_id),
  foreign key (player_id, attempt_id) references attempts (player_id, attempt_id),
  check (correct + wrong + blank = question_count)
);
create index attempt_results_by_time on attempt_results (player_id, finished_at desc);

-- Best of the finished runs of a level. place_id is the sub-category, or the category for levels right below it.
-- A passed level unlocks the next one: highest unlocked = 1 + highest passed.
create table level_progress (
  player_id      uuid        not null references players (player_id),
  category_id    uuid        not null references categories (category_id),
  place_id       uuid        not null,
  level          integer     not null check (level > 0),
  best_percent   numeric     not null check (best_percent between 0 and 100),
  runs           integer     not null check (runs > 0),
  passed_at      timestamptz,
  last_played_at timestamptz not null,
  primary key (player_id, category_id, place_id, level)
);

-- The first time a player met a version of an item: the base of honest statistics and of the audience poll.
create table first_answers (
  player_id   uuid        not null references players (player_id),
  item_id     uuid        not null references items (item_id),
  version     integer     not null,
  attempt_id  uuid        not null,
  -- The author's id of the chosen option; null when the question was left blank.
  option_id   text,
  is_correct  boolean     not null,
  answered_at timestamptz not null,
  primary key (player_id, item_id, version)
);
create index first_answers_by_item on first_answers (item_id, version, answered_at desc)
  include (option_id, player_id) where option_id is not null;
