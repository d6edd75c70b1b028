import { sql } from "kysely";
import type { OwnData } from "../calls/own-data.ts";

/** No result before its candidate may know it: until then there is none. One that was taken back is told by nobody. */
export const OWN_EXAMS: OwnData = {
  tables: ["exam_sittings"],
  columns: [
    "exam_id",
    "exam",
    "number",
    "attempt_id",
    "candidate_name",
    "entered_at",
    "extra_seconds",
    "ended_at",
    "end_reason",
    "voided_at",
    "void_reason",
    "may_repeat",
    "decision",
    "decision_reason",
    "decided_at",
    "marks",
    "max_marks",
    "percent",
    "passed",
    "percent_before_regrade",
    "violations",
    "report_code",
    "name_shown",
  ],
  select: ({ playerId, page }) => sql`
    select own.exam_id, exams.title as exam, number, attempt_id, candidate_name, entered_at, extra_seconds, ended_at, end_reason,
      voided_at, void_reason, may_repeat, decision, decision_reason, decided_at, (told ->> 'marks')::float8 as marks,
      (told ->> 'maxMarks')::float8 as max_marks, (told ->> 'percent')::float8 as percent,
      (told ->> 'passed')::boolean as passed,
      case when voided_at is null then (first_result ->> 'percent')::float8 end as percent_before_regrade,
      violations, report_code, name_shown
    from (select *, case when voided_at is null then result end as told from exam_sittings
      where player_id = ${playerId} order by entered_at, exam_id, number ${page}) own
    join exams on exams.exam_id = own.exam_id order by entered_at, own.exam_id, number`,
};

/** Exams that name the player, or grant something, and groups of candidates. A draft's title is nobody's to know. */
export const OWN_EXAM_LISTS: OwnData = {
  tables: ["exam_candidates", "candidate_group_members"],
  columns: ["exam_id", "exam", "is_listed", "time_factor", "tolerance_ms", "group"],
  select: ({ playerId, page }) => sql`
    select * from (
      select exam_id, case when published_at is not null then title end as exam, is_listed, time_factor, tolerance_ms,
        null::text as "group"
      from exam_candidates join exams using (exam_id) where player_id = ${playerId}
      union all
      select null, null, null, null, null, name
      from candidate_group_members join candidate_groups using (group_id) where player_id = ${playerId}
    ) told order by exam_id, "group" ${page}`,
};

export const OWN_EXAM_KEY_TRIES: OwnData = {
  tables: ["exam_key_tries"],
  columns: ["from_at", "tries"],
  select: ({ playerId, page }) => sql`select from_at, tries from exam_key_tries
    where player_id = ${playerId} ${page}`,
};
