import { sql } from "kysely";
import { VERDICT_IS_TOLD } from "../attempts/engine/run-queries.ts";
import { IN_PLAY } from "../content/reserved-queries.ts";
import type { Names } from "../postgres/tables/content-tables.ts";
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
  /** Subject code of the syllabus; null for a category whose questions name no subject that there is. */
  readonly code: string | null;
  /** Categories that were played, by id and slug: what a client may call the subject. */
  readonly categoryIds: readonly string[];
  readonly categorySlugs: readonly string[];
  /** The subject's main category: quiz zone before other types. */
  readonly slug: string;
  readonly names: Names;
  /** Answers whose own clock is known, and how long they took together (ms). */
  readonly timed: number;
  readonly answerMs: number;
};

/**
 * Answers of a player in ranked runs by syllabus subject, as the learning objectives of the questions have it. Answers
 * of no known subject stay apart, by category.
 */
export async function listSubjectRecords(db: Db, playerId: string): Promise<readonly SubjectRecord[]> {
  const { rows } = await sql<SubjectRecord>`
    with played as (
      select category_id, subject, sum(answered)::integer as answered, sum(correct)::integer as correct,
        sum(timed)::integer as timed, sum(answer_ms)::bigint as answer_ms
      from subject_tallies where player_id = ${playerId} group by category_id, subject
    ), main as (
      select distinct on (code) code, category_id, slug, names from categories
      where code in (select subject from played)
      order by code, retired_at is not null, type, position, slug
    )
    select main.code, array_agg(category.category_id::text) as "categoryIds",
      array_agg(category.slug) as "categorySlugs", named.slug, named.names, sum(answered)::integer as answered,
      sum(correct)::integer as correct, sum(timed)::integer as timed, sum(answer_ms)::bigint as "answerMs"
    from played
    join categories category on category.category_id = played.category_id
    left join main on main.code = played.subject
    join categories named on named.category_id = coalesce(main.category_id, played.category_id)
    where answered > 0
    group by main.code, named.category_id order by main.code nulls last, named.position, named.slug`.execute(
    db,
  );
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

/** Questions that can still be played and whose last answer was wrong, as far as the player may know it. */
export async function countWrongNow(db: Db, playerId: string): Promise<number> {
  const { wrong } = await db
    .selectFrom("item_history")
    .innerJoin("items", "items.item_id", "item_history.item_id")
    .select(sql<number>`count(*)::integer`.as("wrong"))
    .where("item_history.player_id", "=", playerId)
    // As the partial index says it: a parameter would hide it.
    .where(sql<boolean>`not item_history.last_correct`)
    .where(IN_PLAY)
    .where(VERDICT_IS_TOLD)
    .executeTakeFirstOrThrow();
  return wrong;
}
