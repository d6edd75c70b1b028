-- Exams of schools: what is asked, who may sit it and when, who has sat it, and what came out. A fixed paper takes its
-- items out of play until its window closes.
-- Locks: attempts for an instant, new tables otherwise. Forward only.
alter table attempts drop constraint attempts_reveal_check;
alter table attempts add constraint attempts_reveal_check
  check (reveal in ('after_answer', 'after_finish', 'after_close', 'never')) not valid;
-- Finished runs that may still keep their answers back.
drop index attempts_kept_back;
create index attempts_kept_back on attempts (player_id) where reveal in ('after_close', 'never');

create table candidate_groups (
  group_id   uuid        primary key,
  name       text        not null unique check (name <> ''),
  created_at timestamptz not null
);
create table candidate_group_members (
  group_id  uuid not null references candidate_groups (group_id) on delete cascade,
  player_id uuid not null references players (player_id),
  primary key (group_id, player_id)
);
create index candidate_group_members_by_player on candidate_group_members (player_id);

create table exams (
  exam_id        uuid        primary key,
  -- null: whoever has a shell on the host.
  created_by     uuid        references operators (operator_id),
  -- Counts the changes of a draft; a change names the one it has read.
  version        integer     not null default 1 check (version > 0),
  -- Of its questions.
  language       text        not null,
  title          text        not null check (title <> ''),
  -- As candidates know them, such as PPL(A) and 050; empty: of none.
  licence        text        not null,
  subject        text        not null,
  -- Sanitised rich text by language.
  instructions   jsonb       not null,
  rules_text     jsonb       not null,
  starts_at      timestamptz not null,
  ends_at        timestamptz not null,
  -- Time, marks, pass rule, navigation, and what is told when.
  rules          jsonb       not null,
  -- Which questions: these, or how they are drawn for each candidate.
  paper          jsonb       not null,
  question_count integer     not null check (question_count > 0),
  total_marks    numeric     not null check (total_marks > 0),
  -- Versions of a fixed paper as they were at publishing.
  items          jsonb,
  admits         text        not null check (admits in ('everybody', 'list', 'group')),
  group_id       uuid        references candidate_groups (group_id),
  -- Salted hash; both null: without a key.
  key_hash       bytea,
  key_salt       bytea,
  created_at     timestamptz not null,
  published_at   timestamptz,
  -- When its window was over and its reserved items went back into play.
  closed_at      timestamptz,
  -- When results that wait for the examiner were released.
  released_at    timestamptz,
  archived_at    timestamptz,
  check (ends_at > starts_at),
  check ((admits = 'group') = (group_id is not null)),
  check ((key_hash is null) = (key_salt is null)),
  check (closed_at is null or published_at is not null),
  check (archived_at is null or closed_at is not null)
);
create index exams_by_end on exams (ends_at) where published_at is not null;

-- Who is on the list of an exam, and what is granted to whom.
create table exam_candidates (
  exam_id      uuid    not null references exams (exam_id),
  player_id    uuid    not null references players (player_id),
  -- Whether the list names this player; false: only something is granted.
  is_listed    boolean not null,
  -- The time is multiplied by it.
  time_factor  numeric not null default 1 check (time_factor between 1 and 3),
  -- Added to the time a page may be away.
  tolerance_ms integer not null default 0 check (tolerance_ms between 0 and 120000),
  primary key (exam_id, player_id)
);
create index exam_candidates_by_player on exam_candidates (player_id);

-- Items that are in no other play while the exam that asks them is published and not closed.
create table reserved_items (
  item_id uuid not null references items (item_id),
  exam_id uuid not null references exams (exam_id),
  primary key (item_id, exam_id)
);
create index reserved_items_by_exam on reserved_items (exam_id);

create table exam_sittings (
  exam_id       uuid        not null references exams (exam_id),
  player_id     uuid        not null references players (player_id),
  -- 1; another one is allowed only where the one before was voided with that.
  number        integer     not null check (number > 0),
  -- When the player agreed to the rules.
  entered_at    timestamptz not null,
  -- null: entered, not started.
  attempt_id    uuid,
  -- Granted by the examiner while it was sat.
  extra_seconds integer     not null default 0 check (extra_seconds >= 0),
  -- When an examiner ended it, and why.
  ended_at      timestamptz,
  end_reason    text,
  voided_at     timestamptz,
  void_reason   text,
  -- Whether the player may sit it again after it was voided.
  may_repeat    boolean     not null default false,
  -- What the examiner says to what happened around it.
  decision      text        check (decision in ('accepted', 'warned', 'rejected')),
  decision_reason text,
  decided_at    timestamptz,
  -- What came out; null until its attempt is finished.
  result        jsonb,
  -- What came out before it was regraded; null: it was not.
  first_result  jsonb,
  -- Under which the result can be verified; null without a released result.
  report_code   text        unique,
  -- How the name stands on the page of verification.
  name_shown    text        not null default 'initials' check (name_shown in ('full', 'initials', 'hidden')),
  primary key (exam_id, player_id, number),
  foreign key (player_id, attempt_id) references attempts (player_id, attempt_id)
    on delete set null (attempt_id),
  check ((ended_at is null) = (end_reason is null)),
  check ((voided_at is null) = (void_reason is null)),
  check ((decision is null) = (decided_at is null))
);
create index exam_sittings_by_player on exam_sittings (player_id, entered_at desc);
create unique index exam_sittings_by_attempt on exam_sittings (player_id, attempt_id) where attempt_id is not null;

-- Wrong keys of a player within a quarter of an hour.
create table exam_key_tries (
  player_id uuid        primary key references players (player_id),
  from_at   timestamptz not null,
  tries     integer     not null check (tries > 0)
);
