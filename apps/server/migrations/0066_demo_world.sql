-- The world that demo mode arrives in: when its making began, once for ever, and the pilots that live in it.
-- Locks: new tables; the foreign key takes share row exclusive on players for an instant. Forward only.
create table demo_worlds (
  -- There is one at most.
  is_there  boolean     primary key default true check (is_there),
  began_at  timestamptz not null
);
create table demo_pilots (
  player_id uuid primary key references players (player_id)
);
