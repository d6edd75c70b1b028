-- Ledger of coins: one account per player, one append-only entry per booking that holds both postings of it, so that
-- every booking sums to zero by constraint. House accounts have no balance row: theirs is the sum of their postings.
-- Locks: new tables; the foreign keys take share row exclusive on players for an instant. Forward only.
create table coin_accounts (
  player_id   uuid   primary key references players (player_id),
  coins       bigint not null default 0 check (coins >= 0),
  -- Number of the last entry; entries count up from 1 without gaps.
  entry_count bigint not null default 0 check (entry_count >= 0)
);

create table coin_entries (
  player_id       uuid        not null references coin_accounts (player_id),
  entry_number    bigint      not null check (entry_number > 0),
  reason          text        not null check (reason in
    ('welcome', 'friend_code', 'friend_code_owner', 'quiz_reward', 'lifeline', 'premium_unlock')),
  -- Posting on the player's account; positive is income.
  player_coins    bigint      not null check (player_coins <> 0),
  -- Counter-posting and the account of the house that it is on.
  house_coins     bigint      not null,
  house_account   text        not null check (house_account in ('rewards', 'sales')),
  balance_after   bigint      not null check (balance_after >= 0),
  -- What it was for: an attempt, a category, a friend.
  reference       text        not null,
  idempotency_key text        not null check (idempotency_key <> ''),
  booked_at       timestamptz not null,
  primary key (player_id, entry_number),
  unique (player_id, idempotency_key),
  check (player_coins + house_coins = 0),
  check ((reason in ('lifeline', 'premium_unlock')) = (house_account = 'sales')),
  check ((house_account = 'sales') = (player_coins < 0))
);

-- What a source has paid a player on one day, for the daily caps. One row per player and source; it moves on with
-- the day.
create table coin_day_totals (
  player_id uuid   not null references coin_accounts (player_id),
  source    text   not null,
  day       date   not null,
  coins     bigint not null check (coins >= 0),
  -- Part of the last request that fitted under the cap.
  granted   bigint not null check (granted between 0 and coins),
  primary key (player_id, source)
);
