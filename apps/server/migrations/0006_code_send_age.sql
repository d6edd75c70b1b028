-- Finds the send limits that are a day old and may go. Locks: share on code_sends for an instant; the table is small.
-- Forward only: undo with a new migration.
create index code_sends_by_last on code_sends ((sent_at[cardinality(sent_at)]));
