import { MODES } from "@crosscheck/rules/modes/index";
import type { MockLength } from "@crosscheck/rules/exams/preset";
import { sql } from "kysely";
import type { AttemptOutcome } from "../calls/finish-effect.ts";
import type { Db } from "../postgres/database.ts";

/** So many mocks back a question counts as asked lately. */
const RECENT = 5;
/** Points of a trend. */
const TREND = 20;

/** Ids of the questions of a player's latest finished mocks, the latest first. */
export async function listRecentPapers(db: Db, playerId: string): Promise<readonly (readonly string[])[]> {
  const rows = await db
    .selectFrom("attempts")
    .select("item_ids")
    .where("player_id", "=", playerId)
    .where("mode", "=", MODES.mock_exam.id)
    .where("finished_at", "is not", null)
    .orderBy("opened_at", "desc")
    .orderBy("attempt_id", "desc")
    .limit(RECENT)
    .execute();
  return rows.map(({ item_ids: ids }) => ids);
}

type Wanted = { readonly playerId: string; readonly presetId: string | null };

/** Results of a player's mocks, of one preset or of all. */
function selectMocks({ playerId, presetId }: Wanted) {
  return sql`
    select attempt_id, finished_at, percent, won, outcome from attempt_results
    where player_id = ${playerId} and mode = ${MODES.mock_exam.id}
      and (${presetId}::text is null or outcome #>> '{mock,preset_id}' = ${presetId}::text)`;
}

/** A page of results, the latest first, and how many there are. */
export async function listMocks(
  db: Db,
  { offset, limit, ...wanted }: Wanted & { readonly offset: number; readonly limit: number },
): Promise<{ readonly outcomes: readonly AttemptOutcome[]; readonly total: number }> {
  const { rows } = await sql<{ total: number; outcomes: readonly AttemptOutcome[] }>`
    with mocks as (${selectMocks(wanted)}), page as (
      select * from mocks order by finished_at desc, attempt_id desc offset ${offset} limit ${limit}
    )
    select (select count(*)::int from mocks) as total,
      (select coalesce(jsonb_agg(outcome order by finished_at desc, attempt_id desc), '[]') from page) as outcomes`.execute(
    db,
  );
  const [row] = rows;
  return { outcomes: row?.outcomes ?? [], total: row?.total ?? 0 };
}

export type TrendRow = {
  readonly presetId: string;
  readonly title: string;
  readonly mocks: number;
  readonly passed: number;
  readonly best: number;
  /** The latest ones, oldest first. */
  readonly trend: readonly {
    readonly attempt_id: string;
    readonly finished_at: string;
    readonly length: MockLength;
    readonly percent: number;
    readonly passed: boolean;
  }[];
};

/** How each preset went, the one flown last first. */
export async function listTrends(db: Db, wanted: Wanted): Promise<readonly TrendRow[]> {
  const { rows } = await sql<TrendRow>`
    with mocks as (
      select *, outcome #>> '{mock,preset_id}' as preset_id, row_number() over (
        partition by outcome #>> '{mock,preset_id}' order by finished_at desc, attempt_id desc) as turn
      from (${selectMocks(wanted)}) mine
    )
    select preset_id as "presetId", count(*)::int as mocks, count(*) filter (where won)::int as passed,
      max(percent) as best, min(outcome #>> '{scope,title}') filter (where turn = 1) as title,
      jsonb_agg(jsonb_build_object('attempt_id', attempt_id, 'finished_at', outcome ->> 'finished_at',
        'length', outcome #>> '{mock,length}', 'percent', percent, 'passed', won)
        order by turn desc) filter (where turn <= ${TREND}) as trend
    from mocks group by preset_id order by max(finished_at) desc, preset_id`.execute(db);
  return rows;
}
