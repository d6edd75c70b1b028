-- What a battle that is over has brought one player, beside coins and ratings: what badges count of it, and those that it
-- unlocked. Kept, so that badges can be counted again without replaying every battle.
-- Locks: battle_seats for an instant; nothing is rewritten. Forward only.
alter table battle_seats
  -- What badges count (rules: BattleFact); null where nothing was decided that they count, or nobody is told.
  add column fact jsonb,
  add column badges text[] not null default '{}';

-- Whose stakes a try holds: seats may be given up before it is taken back.
alter table battle_holds add column player_ids uuid[] not null default '{}';
