-- Places among those who finished a day's quiz are counted from their results, by day and score.
-- Locks: attempt_results against writes while the index is made. Forward only: undo with a new migration.
create index attempt_results_of_day on attempt_results (score_key, score, player_id) where mode = 'daily_quiz';
