-- The ledger as whoever runs the site searches it: by reason and time, and by what an entry was for. What moved on each
-- UTC day is counted by a job, so that balances of the house and sums of months read no entry; days hold no player.
-- Locks: bookings wait while the indexes are built, a second or two per million entries. Forward only.
create index coin_entries_by_reason on coin_entries
  (reason, booked_at desc, player_id desc, entry_number desc);
create index coin_entries_by_reference on coin_entries (reference);
create index house_entries_by_reason on house_entries (reason, booked_at desc, idempotency_key desc);
create index house_entries_by_reference on house_entries (reference);

create table ledger_days (
  day          date   not null,
  reason       text   not null,
  -- `players` are all of them; else an account of the house.
  from_account text   not null,
  to_account   text   not null check (to_account <> from_account),
  entries      bigint not null check (entries > 0),
  coins        bigint not null check (coins > 0),
  -- A reason has one way, but for corrections, which have two.
  primary key (day, reason, from_account)
);
