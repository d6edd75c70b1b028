-- Battles: who plays whom, what happened, what is held, and what came out of it. The state of a battle is nowhere stored:
-- it is its opening and its events, applied one after the other by the rules.
-- Locks: new tables only. Forward only.
create table battles (
  battle_id      uuid        primary key,
  kind           text        not null check (kind in ('random', 'bot', 'friend', 'group')),
  language       text        not null,
  -- null: any subject.
  category_id    uuid        references categories (category_id),
  question_count integer     not null check (question_count > 0),
  seconds_per_question integer not null check (seconds_per_question > 0),
  stake_coins    integer     not null check (stake_coins >= 0),
  starts_itself  boolean     not null,
  -- Who made the room; null where nobody did.
  creator_id     uuid        references players (player_id),
  -- Opens the room while it is not over; null for those who were found by the search.
  room_code      text        check (room_code ~ '^[0-9A-Z]{6}$'),
  rematch_of     uuid        references battles (battle_id),
  -- Who was seated from the start, in order: players, and 'bot'.
  opened_with    text[]      not null check (cardinality(opened_with) between 1 and 4),
  -- bot: how strong it plays.
  bot_strength   text        check (bot_strength in ('cadet', 'first_officer', 'captain')),
  opened_at      timestamptz not null,
  -- When the stakes were held; null: never yet.
  started_at     timestamptz,
  ended_at       timestamptz,
  -- Why it ended (rules: EndReason); null while it is not over.
  end_reason     text,
  is_rated       boolean     not null default false,
  -- The process that has it, by its name; null: none yet. Whoever takes it over raises the epoch, and nothing is
  -- written by an older one.
  node           text,
  epoch          integer     not null default 0 check (epoch >= 0),
  check ((kind in ('friend', 'group')) = (room_code is not null)),
  check ((kind = 'bot') = (bot_strength is not null)),
  check ((ended_at is null) = (end_reason is null)),
  check (kind <> 'bot' or stake_coins = 0)
);
-- A code opens one room at a time.
create unique index battles_by_code on battles (room_code) where ended_at is null and room_code is not null;
create index battles_running on battles (node) where ended_at is null;
create index battles_by_end on battles (ended_at);

-- Who is or was seated: kept in step with the events, so that a player finds the own battles.
create table battle_seats (
  battle_id   uuid        not null references battles (battle_id),
  seat        integer     not null check (seat between 1 and 4),
  -- null: the bot. A deleted player's row is anonymous already.
  player_id   uuid        references players (player_id),
  is_bot      boolean     not null default false,
  -- The search that led here.
  search_id   uuid,
  -- From here on known when it is over.
  outcome     text        check (outcome in ('win', 'lose', 'draw', 'defeat', 'abandoned')),
  rank        integer     check (rank between 1 and 4),
  points      integer     check (points >= 0),
  correct     integer     check (correct >= 0),
  used_ms     integer     check (used_ms >= 0),
  -- Paid out of the pot.
  coins       integer     check (coins >= 0),
  -- Ratings before and after a rated battle.
  rating_before double precision,
  rating_after  double precision,
  ended_at    timestamptz,
  primary key (battle_id, seat),
  check (is_bot = (player_id is null))
);
create unique index battle_seats_of_player on battle_seats (player_id, battle_id) where player_id is not null;
create index battle_seats_ended on battle_seats (player_id, ended_at) where ended_at is not null and player_id is not null;
-- A player sits in one battle at a time that is not over; those of a search that ended say so too.
create index battle_seats_open on battle_seats (player_id) where ended_at is null and player_id is not null;
create unique index battle_seats_by_search on battle_seats (search_id) where search_id is not null;

-- What happened, in order (rules: Logged). Two processes that write the same position write nothing twice.
create table battle_events (
  battle_id uuid    not null references battles (battle_id),
  position  integer not null check (position > 0),
  at_ms     bigint  not null,
  event     jsonb   not null,
  primary key (battle_id, position)
);

-- Each try to hold the stakes of a battle: one that was taken back is never held afterwards.
create table battle_holds (
  battle_id uuid    not null references battles (battle_id),
  hold      integer not null check (hold > 0),
  state     text    not null check (state in ('held', 'returned', 'settled')),
  primary key (battle_id, hold)
);

-- Who looks for an opponent now; the row goes when one is found, or a minute after the search is over.
create table battle_searches (
  player_id   uuid        primary key references players (player_id),
  search_id   uuid        not null unique,
  language    text        not null,
  category_id uuid        references categories (category_id),
  stake_coins integer     not null,
  rating      double precision not null,
  since       timestamptz not null,
  -- When the player last asked how it stands: who has gone silent is not chosen.
  asked_at    timestamptz not null
);
create index battle_searches_by_place on battle_searches (language, category_id, stake_coins);

-- What battles have made of a player. Glicko-2; whoever has not played a rated battle has the first rating.
create table battle_ratings (
  player_id  uuid             primary key references players (player_id),
  rating     double precision not null,
  deviation  double precision not null check (deviation > 0),
  volatility double precision not null check (volatility > 0),
  games      integer          not null check (games >= 0),
  -- Random battles won one after the other until now.
  wins_in_row integer         not null default 0 check (wins_in_row >= 0),
  victories  integer          not null default 0 check (victories >= 0),
  drawn      integer          not null default 0 check (drawn >= 0),
  lost       integer          not null default 0 check (lost >= 0),
  rated_at   timestamptz
);

-- Whom a player does not want to meet: no search pairs them, no challenge arrives, no line is shown.
create table player_blocks (
  player_id  uuid        not null references players (player_id),
  blocked_id uuid        not null references players (player_id),
  blocked_at timestamptz not null,
  primary key (player_id, blocked_id),
  check (player_id <> blocked_id)
);
create index player_blocks_by_blocked on player_blocks (blocked_id);

-- A challenge from one player to another, to a room that waits.
create table battle_invitations (
  invitation_id uuid        primary key,
  battle_id     uuid        not null references battles (battle_id),
  player_id     uuid        not null references players (player_id),
  invited_id    uuid        not null references players (player_id),
  invited_at    timestamptz not null,
  expires_at    timestamptz not null check (expires_at > invited_at),
  -- What became of it; null while it waits.
  answer        text        check (answer in ('accepted', 'declined')),
  check (player_id <> invited_id)
);
create index battle_invitations_to on battle_invitations (invited_id, expires_at);
create index battle_invitations_from on battle_invitations (player_id, invited_at);

-- Lines that somebody has reported, as they were said.
create table battle_reports (
  report_id   uuid        primary key,
  battle_id   uuid        not null references battles (battle_id),
  -- Who reported; who said it. null: the account is deleted.
  reporter_id uuid        references players (player_id),
  speaker_id  uuid        references players (player_id),
  message_id  text        not null,
  line        jsonb       not null,
  reported_at timestamptz not null,
  -- What an operator decided.
  settled_at  timestamptz,
  decision    text        check (decision in ('dismissed', 'warned', 'muted')),
  check ((settled_at is null) = (decision is null)),
  unique (battle_id, message_id, reporter_id)
);
create index battle_reports_open on battle_reports (reported_at) where settled_at is null;

-- Who may not write free text in battles until then.
create table battle_mutes (
  player_id uuid        primary key references players (player_id),
  until_at  timestamptz not null
);

-- Words that no free text in a battle may hold, beside those that the program knows.
create table battle_words (
  word     text        primary key check (word <> ''),
  language text,
  added_at timestamptz not null
);
