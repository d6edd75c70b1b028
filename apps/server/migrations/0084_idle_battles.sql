-- What a battle that is over was: how many questions were told, by which shares of answers are measured, and whether it
-- left nothing behind (rules: isIdle), so that it can be deleted like one that never began. How many new questions a try to
-- hold stakes has counted of each player, so that those that nobody was told are given back.
-- Locks: battles and battle_holds exclusively for an instant, nothing is rewritten; battles against writing while the index
-- of the few that never began is built anew. Forward only.
alter table battles
  -- null: not over yet, or it ended before this was counted, when wins over who had left still counted for badges.
  add column questions_told integer check (questions_told >= 0),
  add column is_idle boolean not null default false;
-- In the order of player_ids.
alter table battle_holds add column new_questions integer[] not null default '{}';

drop index battles_unbegun;
create index battles_without_trace on battles (ended_at) where (started_at is null or is_idle) and ended_at is not null;
