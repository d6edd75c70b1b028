-- The name that a client has for its room stands beside the battle and is no longer its id: that is also the id of the
-- attempts it leaves, whose order is that of time.
-- Locks: battles exclusively while rooms whose id was made of a name (UUID version 5) get theirs; that column of the few
-- of them is written, nothing else. Forward only.
alter table battles add column own_name uuid;
update battles set own_name = battle_id where get_byte(uuid_send(battle_id), 6) >> 4 = 5;
create index battles_by_own_name on battles (own_name) where own_name is not null;
