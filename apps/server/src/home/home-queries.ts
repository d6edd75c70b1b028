import type { Licence } from "@crosscheck/rules/home/licence";
import { MOST_SECONDS_PER_ANSWER } from "@crosscheck/rules/home/study-plan";
import { sql } from "kysely";
import { VERDICT_IS_TOLD } from "../attempts/engine/run-queries.ts";
import { IN_PLAY } from "../content/reserved-queries.ts";
import type { Db } from "../postgres/database.ts";

/** Questions of a player whose last answer was wrong and that can still be played: all, and those missed before a time. */
export async function countMistakes(
  db: Db,
  { playerId, before }: { readonly playerId: string; readonly before: Date },
): Promise<{ readonly waiting: number; readonly due: number }> {
  const { rows } = await sql<{ waiting: number; due: number }>`
    select count(*)::integer as waiting, count(*) filter (where item_history.last_at <= ${before})::integer as due
    from item_history join items on items.item_id = item_history.item_id
    where item_history.player_id = ${playerId} and not item_history.last_correct
      and ${IN_PLAY} and ${VERDICT_IS_TOLD}`.execute(db);
  return rows[0] ?? { waiting: 0, due: 0 };
}

/** Places whose levels a player has finished, the latest first. */
export async function listPlayedPlaces(db: Db, playerId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("level_progress")
    .select("place_id")
    .where("player_id", "=", playerId)
    .groupBy("place_id")
    .orderBy((of) => of.fn.max("last_played_at"), "desc")
    .execute();
  return rows.map((row) => row.place_id);
}

/** What a player has told about their studies; each null before they have told. */
export type StudyPlan = {
  readonly licence: Licence | null;
  /** YYYY-MM-DD. */
  readonly examDate: string | null;
  readonly minutesADay: number | null;
};

export async function findStudyPlan(db: Db, playerId: string): Promise<StudyPlan> {
  const row = await db
    .selectFrom("players")
    .select(["licence", "exam_date as examDate", "minutes_a_day as minutesADay"])
    .where("player_id", "=", playerId)
    .executeTakeFirst();
  return row ?? { licence: null, examDate: null, minutesADay: null };
}

/** How long a player was busy with runs finished since a time (s). */
export async function sumStudySeconds(
  db: Db,
  { playerId, since }: { readonly playerId: string; readonly since: Date },
): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(sum(least((outcome ->> 'duration_seconds')::integer,
      ${MOST_SECONDS_PER_ANSWER}::integer * (correct + wrong))), 0)::integer as seconds
    from attempt_results where player_id = ${playerId} and finished_at > ${since}`.execute(db);
  return rows[0]?.seconds ?? 0;
}
