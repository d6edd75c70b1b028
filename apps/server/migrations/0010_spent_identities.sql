-- Who had a newcomer's coins once, the zone a player's days are counted in, and what finds rows whose time is over.
-- Locks: players exclusively for an instant; devices, idp.session and idp.verification against writes while their small
-- indexes are made. Forward only: undo with a new migration.

-- Identities and addresses that signed up once, hashed with the installation's secret. They outlive the account, so that
-- deleting it and signing up again earns nothing.
create table spent_identities (
  identity_hash bytea       primary key check (length(identity_hash) = 32),
  spent_at      timestamptz not null
);

-- Time zone as the player's browser last told it; null: not told yet, days are UTC days.
alter table players add column zone text;

create index devices_by_revocation on devices (revoked_at) where revoked_at is not null;
create index session_by_expiry on idp."session" ("expiresAt");
create index verification_by_expiry on idp."verification" ("expiresAt");
