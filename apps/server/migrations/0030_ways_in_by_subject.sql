-- A reset, a sign-out everywhere and a deleted account void the links on their way to somebody, by whose they are. Rows of
-- social sign-ins stay here for thirty days, and their values may be longer than a btree takes.
-- Locks: idp.verification against writes while the index is made. Forward only: undo with a new migration.
create index verification_by_value on idp."verification" using hash ("value");
