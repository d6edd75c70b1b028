-- What a player notes and strikes out while sitting a free paper: one row per question, the newest stays.
-- Locks: a new table only. Forward only.
create table attempt_notes (
  player_id  uuid        not null,
  attempt_id uuid        not null,
  number     integer     not null check (number >= 1),
  -- Plain text; empty where only options are struck out.
  note       text        not null check (char_length(note) <= 500),
  -- Option ids of the paper.
  struck     text[]      not null check (cardinality(struck) <= 10),
  -- Counts the changes of one question; a lower one never replaces a higher one.
  sequence   integer     not null,
  written_at timestamptz not null,
  primary key (player_id, attempt_id, number),
  foreign key (player_id, attempt_id) references attempts (player_id, attempt_id) on delete cascade
);
