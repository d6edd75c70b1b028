import { sql, type RawBuilder } from "kysely";
import type { OwnData } from "../calls/own-data.ts";
import { isWaiting, unlessWaiting } from "../calls/own-data-queries.ts";

/** A question's words as they are now, in the language of its page, else in any. */
const STEM: RawBuilder<unknown> = sql`(select body ->> 'stem' from item_versions version
  where version.item_id = own.item_id order by version desc, language <> 'en' limit 1) as question`;

export const OWN_QUESTION_HISTORY: OwnData = {
  tables: ["item_history"],
  columns: [
    "item_id",
    "question",
    "seen",
    "correct",
    "last_correct",
    "last_at",
    "previous_correct",
    "previous_at",
  ],
  select: (of) => sql`select item_id, ${STEM}, seen, ${unlessWaiting("correct", of)},
      ${unlessWaiting("last_correct", of)}, last_at, ${unlessWaiting("previous_correct", of)}, previous_at
    from (select * from item_history where player_id = ${of.playerId} order by item_id ${of.page}) own
    order by item_id`,
};

export const OWN_SUBJECTS: OwnData = {
  tables: ["subject_tallies"],
  columns: ["attempt_id", "category", "subject", "answered", "correct", "timed", "answer_ms"],
  select: ({
    playerId,
    page,
  }) => sql`select attempt_id, categories.slug as category, subject, answered, correct, timed,
      answer_ms
    from (select * from subject_tallies where player_id = ${playerId}
      order by attempt_id, category_id, subject ${page}) own join categories using (category_id)
    order by attempt_id, category_id, subject`,
};

export const OWN_BOOKMARKS: OwnData = {
  tables: ["bookmarks"],
  columns: ["item_id", "question", "bookmarked_at"],
  select: ({ playerId, page }) => sql`select item_id, ${STEM}, bookmarked_at
    from (select * from bookmarks where player_id = ${playerId} order by bookmarked_at, item_id ${page}) own
    order by bookmarked_at, item_id`,
};

export const OWN_NOTES: OwnData = {
  tables: ["notes"],
  columns: ["item_id", "question", "note", "updated_at"],
  select: ({ playerId, page }) => sql`select item_id, ${STEM}, note, updated_at
    from (select * from notes where player_id = ${playerId} order by updated_at, item_id ${page}) own
    order by updated_at, item_id`,
};

export const OWN_REPORTS: OwnData = {
  tables: ["reports"],
  columns: ["report_id", "item_id", "question", "message", "status", "answer", "reported_at", "settled_at"],
  // What the editors answered may name the right option.
  select: (of) => sql`select report_id, item_id, ${STEM}, message, status,
      case when not ${isWaiting(of)} and not exists (select from item_history met
        where met.player_id = ${of.playerId} and met.item_id = own.item_id and not met.known) then answer end as answer,
      reported_at, settled_at
    from (select * from reports where player_id = ${of.playerId} order by reported_at, report_id ${of.page}) own
    order by reported_at, report_id`,
};
