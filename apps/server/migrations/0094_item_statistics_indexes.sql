-- No query uses these two: a list is joined with the items that are played, sorted and counted whole (decision 054).
-- Locks: item_statistics for a moment. Forward only: undo with a new migration.
drop index item_statistics_by_facility;
drop index item_statistics_by_discrimination;
