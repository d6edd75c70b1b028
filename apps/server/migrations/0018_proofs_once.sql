-- A proof of identity opens one session. Remembered by keyed hash until it expires by itself; and a player who signs out
-- everywhere or gets a new password accepts no proof from before.
-- Locks: one new table; players exclusively for an instant. Forward only: undo with a new migration.
create table used_proofs (
  proof_hash bytea       primary key check (length(proof_hash) = 32),
  expires_at timestamptz not null
);
create index used_proofs_by_expiry on used_proofs (expires_at);

alter table players add column proofs_from timestamptz;
