-- Friends brought by a code: on the way, held for an administrator, paid or refused. Takes the place of
-- players.referral_paid_at, which stays for a server that does not know this table and goes with a later release.
-- Locks: a new table; the foreign keys take share row exclusive on players for an instant. Forward only.
create table referrals (
  newcomer_id  uuid        primary key references players (player_id),
  owner_id     uuid        not null references players (player_id) check (owner_id <> newcomer_id),
  joined_at    timestamptz not null,
  -- held: several newcomers came from one address or device in a day.
  state        text        not null check (state in ('open', 'held', 'paid', 'refused')),
  -- The first ranked quiz with an answer and the zone its day was counted in, and the one on another local day.
  first_at     timestamptz,
  first_zone   text,
  due_at       timestamptz check (due_at is null or first_at is not null),
  paid_at      timestamptz,
  -- What the owner got.
  coins        integer     not null default 0 check (coins >= 0),
  -- Where the newcomer signed up from, hashed with the installation's secret; taken away after a day.
  address_hash bytea       check (length(address_hash) = 32),
  device_hash  bytea       check (length(device_hash) = 32),
  -- A newcomer of the same day with the same address or device.
  held_with    uuid        references players (player_id),
  check ((state = 'paid') = (paid_at is not null)),
  check (state <> 'paid' or due_at is not null)
);
create index referrals_by_owner on referrals (owner_id, joined_at desc);
create index referrals_paid on referrals (owner_id, paid_at) where paid_at is not null;
create index referrals_held on referrals (joined_at) where state = 'held';
create index referrals_by_address on referrals (address_hash) where address_hash is not null;
create index referrals_by_device on referrals (device_hash) where device_hash is not null;
create index referrals_by_held_with on referrals (held_with) where held_with is not null;

insert into referrals (newcomer_id, owner_id, joined_at, state, first_at, first_zone, due_at, paid_at, coins)
  select newcomer.player_id, referred_by, newcomer.created_at,
    case when referral_paid_at is null then 'open' else 'paid' end,
    referral_paid_at, case when referral_paid_at is not null then 'UTC' end, referral_paid_at, referral_paid_at,
    coalesce(entry.player_coins, 0)
  from players newcomer left join coin_entries entry on entry.player_id = newcomer.referred_by
    and entry.idempotency_key = 'friend_code_owner:' || newcomer.player_id
  where referred_by is not null;
