-- Requests for a payout of redeemable coins. The coins are held by an entry of the ledger from the start; a request that
-- is refused or cancelled has given them back, a completed one has moved them on to where coins come from.
-- Locks: a new table; its foreign key takes share row exclusive on coin_accounts for an instant. Forward only.
create table payout_requests (
  payout_id    uuid        primary key,
  player_id    uuid        not null references coin_accounts (player_id),
  state        text        not null check (state in ('pending', 'approved', 'completed', 'refused', 'cancelled')),
  method       text        not null check (method in ('paypal', 'mobile', 'upi')),
  -- Where it goes to, encrypted (AES-256-GCM, bound to this row); null once the account is deleted and nothing is due.
  address      bytea       check (length(address) > 29),
  coins        bigint      not null check (coins > 0),
  -- What the coins were worth when they were asked for, and in what.
  units        bigint      not null check (units > 0),
  unit_name    text        not null,
  -- The player's own words.
  details      text        not null default '',
  requested_at timestamptz not null,
  approved_at  timestamptz,
  closed_at    timestamptz,
  -- What the player is told with a refusal.
  answer       text        not null default '',
  check ((state in ('completed', 'refused', 'cancelled')) = (closed_at is not null)),
  check (state in ('pending', 'cancelled', 'refused') or approved_at is not null),
  check (address is not null or closed_at is not null)
);
create unique index payout_requests_one_open on payout_requests (player_id) where state in ('pending', 'approved');
create index payout_requests_by_player on payout_requests (player_id, requested_at desc);
create index payout_requests_by_state on payout_requests (state, requested_at, payout_id);
