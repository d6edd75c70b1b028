-- Attempts that were open while a key they ask was corrected, and finished since: what they get is given by a job, a player
-- at a time.
-- Locks: a new table. Forward only.
create table regrades_due (
  player_id  uuid not null,
  attempt_id uuid not null,
  primary key (player_id, attempt_id),
  foreign key (player_id, attempt_id) references attempts (player_id, attempt_id)
);
