import { sql } from "kysely";
import type { Names } from "../content/content-tables.ts";
import type { Db } from "../postgres/database.ts";

/** Answers counted together; blank questions are not counted. */
export type AnswerCount = { readonly answered: number; readonly correct: number };

export type ModeRecord = AnswerCount & {
  readonly mode: string;
  readonly quizzes: number;
  /** From opening to finishing, all runs together. */
  readonly seconds: number;
};

/** Finished ranked runs of a player by mode; only ranked runs have subject tallies. */
export async function listModeRecords(db: Db, playerId: string): Promise<readonly ModeRecord[]> {
  const { rows } = await sql<ModeRecord>`
    select mode, count(*)::integer as quizzes, sum(correct + wrong)::integer as answered,
      sum(correct)::integer as correct, sum((outcome ->> 'duration_seconds')::integer)::integer as seconds
    from attempt_results result
    where player_id = ${playerId} and exists (
      select from subject_tallies tally
      where tally.player_id = result.player_id and tally.attempt_id = result.attempt_id)
    group by mode order by mode`.execute(db);
  return rows;
}

export type SubjectRecord = AnswerCount & {
  /** Categories of the subject that were played, by id and slug: what a client may call it. */
  readonly categoryIds: readonly string[];
  readonly categorySlugs: readonly string[];
  /** The subject's main category: quiz zone before other types. */
  readonly slug: string;
  readonly names: Names;
  /** Answers whose own clock is known, and how long they took together (ms). */
  readonly timed: number;
  readonly answerMs: number;
};

/** Answers of a player in ranked runs by syllabus subject; categories of one subject code are one subject. */
export async function listSubjectRecords(db: Db, playerId: string): Promise<readonly SubjectRecord[]> {
  const { rows } = await sql<SubjectRecord>`
    with played as (
      select category_id, sum(answered)::integer as answered, sum(correct)::integer as correct,
        sum(timed)::integer as timed, sum(answer_ms)::bigint as answer_ms
      from subject_tallies where player_id = ${playerId} group by category_id
    )
    select array_agg(category.category_id::text) as "categoryIds", array_agg(category.slug) as "categorySlugs",
      main.slug, main.names, sum(answered)::integer as answered, sum(correct)::integer as correct,
      sum(timed)::integer as timed, sum(answer_ms)::bigint as "answerMs"
    from played
    join categories category on category.category_id = played.category_id
    cross join lateral (
      select slug, names from categories other where other.code = category.code
      order by retired_at is not null, type, position, slug limit 1
    ) main
    where answered > 0
    group by category.code, main.slug, main.names order by category.code`.execute(db);
  return rows;
}

export type QuarterRecord = AnswerCount & {
  /** When the quarter of an hour began, in which these runs were finished. */
  readonly startsAt: Date;
};

/**
 * Answers of a player in ranked runs by the quarter of an hour in which the run was finished, latest first. Every
 * zone's day begins at a quarter.
 */
export async function listQuarterRecords(
  db: Db,
  playerId: string,
  limit: number,
): Promise<readonly QuarterRecord[]> {
  const { rows } = await sql<QuarterRecord>`
    select date_bin('15 minutes', result.finished_at, 'epoch'::timestamptz) as "startsAt",
      sum(tally.answered)::integer as answered, sum(tally.correct)::integer as correct
    from subject_tallies tally
    join attempt_results result on result.player_id = tally.player_id and result.attempt_id = tally.attempt_id
    where tally.player_id = ${playerId} and tally.answered > 0
    group by 1 order by 1 desc limit ${limit}`.execute(db);
  return rows;
}

/** Questions that can still be played and whose last answer was wrong. */
export async function countWrongNow(db: Db, playerId: string): Promise<number> {
  const { wrong } = await db
    .selectFrom("item_history")
    .innerJoin("items", "items.item_id", "item_history.item_id")
    .select(sql<number>`count(*)::integer`.as("wrong"))
    .where("item_history.player_id", "=", playerId)
    // As the partial index says it: a parameter would hide it.
    .where(sql<boolean>`not item_history.last_correct`)
    .where("items.retired_at", "is", null)
    .executeTakeFirstOrThrow();
  return wrong;
}
