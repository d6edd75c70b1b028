-- Items that visitors may be asked without an account, as the file of the running version has them: anybody may look up
-- their keys by their ids, so that no exam draws them.
-- Locks: a new table. Forward only.
create table visitor_items (item_id uuid primary key);
