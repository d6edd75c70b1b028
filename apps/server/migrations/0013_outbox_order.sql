-- Messages of one millisecond keep the order they were sent in.
-- Locks: outbox, small, is closed for an instant. Forward only.
alter table outbox add column position bigint generated always as identity;
