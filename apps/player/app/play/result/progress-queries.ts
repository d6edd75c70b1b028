/** Names of queries that a finished quiz makes stale. */
export const PROGRESS_QUERIES = [
  "get_categories",
  "get_subcategory_by_maincategory",
  "get_level_data",
  "get_fun_n_learn",
  "get_daily_quiz_days",
  "get_daily_calendar",
  "get_open_attempts",
  "get_next_best",
  "get_users_statistics",
  "get_question_study",
  "get_user_badges",
  "get_mock_presets",
  "get_mock_history",
] as const;
