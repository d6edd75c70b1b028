import { sql } from "kysely";
import type { OwnData } from "../calls/own-data.ts";
import { unlessWaiting } from "../calls/own-data-queries.ts";
import { answerText } from "./answer-text.ts";

/** Results of an attempt whose answers wait for a closing time would tell some of them. */
export const OWN_ATTEMPTS: OwnData = {
  tables: ["attempts", "open_attempts", "attempt_results"],
  columns: [
    "attempt_id",
    "mode",
    "title",
    "category",
    "level",
    "ranked",
    "opened_at",
    "finished_at",
    "questions",
    "correct",
    "wrong",
    "blank",
    "percent",
    "score",
    "score_counted",
    "won",
    "coins_earned",
    "local_day",
    "flagged_questions",
  ],
  select: ({ playerId, at, page }) => sql`
    select own.attempt_id, own.mode, own.scope ->> 'title' as title, categories.slug as category,
      own.level, own.ranked, own.opened_at, own.finished_at,
      cardinality(own.item_ids) as questions, told.correct, told.wrong, told.blank, told.percent, told.score,
      told.score_counted, told.won, told.coins_earned, told.local_day::text as local_day,
      coalesce(state.flags, own.flags) as flagged_questions
    from (select * from attempts where player_id = ${playerId} order by attempt_id ${page}) own
    left join attempt_results told on told.player_id = own.player_id and told.attempt_id = own.attempt_id
      and not (own.reveal in ('after_close', 'never') and coalesce(own.closes_at > ${at}::timestamptz, true))
    left join open_attempts state on state.player_id = own.player_id and state.attempt_id = own.attempt_id
    left join categories on categories.category_id = own.category_id
    order by own.attempt_id`,
};

/** What the player has answered, in words. No key: which answers are right is told by the review, when it may. */
export const OWN_ANSWERS: OwnData = {
  tables: ["attempt_answers"],
  columns: ["attempt_id", "number", "sequence", "question", "answer", "in_time", "answered_at"],
  select: ({ playerId, page }) => sql`
    select log.attempt_id, log.number, log.sequence, version.body ->> 'stem' as question, log.answer,
      asked -> 'options' as shown, version.body -> 'options' as written, log.in_time, log.answered_at
    from (select * from attempt_answers where player_id = ${playerId}
      order by attempt_id, number, sequence ${page}) log
    join attempts on attempts.player_id = log.player_id and attempts.attempt_id = log.attempt_id
    cross join lateral (select attempts.paper -> 'questions' -> (log.number - 1) as asked) paper
    left join item_versions version on version.item_id = (asked ->> 'itemId')::uuid
      and version.version = (asked ->> 'version')::integer and version.language = asked ->> 'language'
    order by log.attempt_id, log.number, log.sequence`,
  show: ({ answer, shown, written, ...row }) => ({ ...row, answer: answerText(answer, shown, written) }),
};

export const OWN_SHOWN_QUESTIONS: OwnData = {
  tables: ["attempt_openings"],
  columns: ["attempt_id", "number", "opened_at"],
  select: ({ playerId, page }) => sql`select attempt_id, number, opened_at from attempt_openings
    where player_id = ${playerId} order by attempt_id, number ${page}`,
};

export const OWN_LIFELINES: OwnData = {
  tables: ["attempt_lifelines"],
  columns: ["attempt_id", "number", "kind", "price_coins", "used_at"],
  select: ({
    playerId,
    page,
  }) => sql`select attempt_id, number, kind, price_coins, used_at from attempt_lifelines
    where player_id = ${playerId} order by attempt_id, kind ${page}`,
};

/** What the pages of watched papers have told, the silences between, and when other devices took over. */
export const OWN_ABSENCES: OwnData = {
  tables: ["attempt_page_events", "attempt_gaps", "attempt_takeovers"],
  columns: ["attempt_id", "kind", "at", "until"],
  select: ({ playerId, page }) => sql`
    select attempt_id, kind, at, until from (
      select attempt_id, kind, received_at as at, null::timestamptz as until, place
      from attempt_page_events where player_id = ${playerId}
      union all
      select attempt_id, 'connection_gap', from_at, to_at, 0 from attempt_gaps where player_id = ${playerId}
      union all
      select attempt_id, 'taken_over', taken_at, null, 0 from attempt_takeovers where player_id = ${playerId}
    ) told order by attempt_id, at, kind, place ${page}`,
};

/** What the player noted in papers, and which options were struck out, in words. */
export const OWN_PAPER_NOTES: OwnData = {
  tables: ["attempt_notes"],
  columns: ["attempt_id", "number", "note", "struck_out", "written_at"],
  select: ({ playerId, page }) => sql`
    select own.attempt_id, own.number, own.note, to_jsonb(own.struck)::text as struck_out,
      asked -> 'options' as shown, version.body -> 'options' as written, own.written_at
    from (select * from attempt_notes where player_id = ${playerId} order by attempt_id, number ${page}) own
    join attempts on attempts.player_id = own.player_id and attempts.attempt_id = own.attempt_id
    cross join lateral (select attempts.paper -> 'questions' -> (own.number - 1) as asked) paper
    left join item_versions version on version.item_id = (asked ->> 'itemId')::uuid
      and version.version = (asked ->> 'version')::integer and version.language = asked ->> 'language'
    order by own.attempt_id, own.number`,
  show: ({ struck_out, shown, written, ...row }) => ({
    ...row,
    struck_out: answerText(struck_out, shown, written),
  }),
};

export const OWN_READINGS: OwnData = {
  tables: ["passage_readings"],
  columns: ["passage_id", "title", "started_at"],
  select: ({ playerId, page }) => sql`
    select passage_id, (select title from passage_texts text where text.passage_id = readings.passage_id
      order by version desc, language limit 1) as title, started_at
    from passage_readings readings where player_id = ${playerId} order by started_at, passage_id ${page}`,
};

export const OWN_LEVELS: OwnData = {
  tables: ["level_progress"],
  columns: ["category", "part", "level", "best_percent", "runs", "passed_at", "last_played_at"],
  select: ({ playerId, page }) => sql`
    select categories.slug as category, subcategories.slug as part, level, best_percent, runs, passed_at, last_played_at
    from level_progress join categories using (category_id)
    left join subcategories on subcategories.subcategory_id = level_progress.place_id
    where player_id = ${playerId} order by categories.slug, subcategories.slug nulls first, level ${page}`,
};

export const OWN_FIRST_ANSWERS: OwnData = {
  tables: ["first_answers"],
  columns: ["item_id", "attempt_id", "is_correct", "answered_at"],
  select: (of) => sql`select item_id, attempt_id, ${unlessWaiting("is_correct", of)}, answered_at
    from (select * from first_answers where player_id = ${of.playerId} order by item_id, version ${of.page}) own
    order by item_id, version`,
};

export const OWN_BESTS: OwnData = {
  tables: ["score_bests"],
  columns: ["mode", "score_key", "day", "best", "counted"],
  select: ({ playerId, page }) => sql`select mode, score_key, day::text as day, best, counted from score_bests
    where player_id = ${playerId} order by mode, score_key, day nulls first ${page}`,
};

export const OWN_LIMITS: OwnData = {
  tables: ["key_budgets"],
  columns: ["day_from", "day_keys", "minutes_from", "minutes_keys"],
  select: ({ playerId, page }) => sql`select day_from, day_keys, minutes_from, minutes_keys from key_budgets
    where player_id = ${playerId} ${page}`,
};
