-- What a visitor answered joins one account, once: a slip signed by the server counts for the first player who hands it in.
-- Locks: a new table; the foreign key takes share row exclusive on players for an instant. Forward only.
create table trial_claims (
  trial_id   uuid        primary key,
  player_id  uuid        not null unique references players (player_id),
  claimed_at timestamptz not null
);
