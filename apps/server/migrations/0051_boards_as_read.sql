-- The index of the boards as it is read: with the score itself, so that a board is read from the index alone. And whoever
-- is hidden from boards, who are few.
-- Locks: board_scores and players against writes while the indexes are made. Forward only: undo with a new migration.
drop index board_scores_in_order;
create index board_scores_in_order on board_scores (period, score desc, reached_at, player_id);
create index players_hidden on players (player_id) where not is_shown;
