-- Whose answer a player knows: a question that was only left in a finished run keeps its key until it is answered, its
-- time runs out, or its quiz is won.
-- Locks: item_history exclusively for an instant and against writes while the small index is made. Until now every
-- review showed the whole paper, so all that was finished before is known; a server that does not know the column shows
-- it still. Forward only.
alter table item_history add column known boolean not null default true;
create index item_history_unknown on item_history (player_id) where not known;
