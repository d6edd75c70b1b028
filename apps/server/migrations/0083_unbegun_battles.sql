-- Battles that never began are deleted some days after their end: they are found, and what refers to them is, without
-- reading whole tables. The battle that followed another one is found by the same index.
-- Locks: battles and battle_invitations against writing for an instant. Forward only.
create index battles_unbegun on battles (ended_at) where started_at is null and ended_at is not null;
create index battles_by_rematch on battles (rematch_of) where rematch_of is not null;
create index battle_invitations_by_battle on battle_invitations (battle_id);
