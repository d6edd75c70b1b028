import type { Period } from "@crosscheck/rules/boards/board";
import type { Standing } from "@crosscheck/rules/boards/standings";
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../postgres/database.ts";

/** What a finish has made of a player's points in a period. */
export type BoardPoints = Omit<Standing, "playerId"> & { readonly period: Period };

/**
 * For the finish statement with its tables `closed` and `best`: adds what the run counted to each period. Rows of period,
 * score and reached_at; none for a run that counted nothing.
 */
export function addPoints(periods: readonly Period[], at: Date): RawBuilder<unknown> {
  return sql`
      insert into board_scores as known (player_id, period, score, reached_at)
      select closed.player_id, period, best.counted, ${at}::timestamptz
      from closed, best, unnest(${periods}::text[]) period where best.counted > 0
      order by period
      on conflict (player_id, period) do update set
        score = known.score + excluded.score,
        reached_at = greatest(known.reached_at, excluded.reached_at),
        changed_at = excluded.changed_at
      returning period, score, reached_at`;
}

/** What addPoints did, as its part `board`, and whether the player is shown. */
export function readPoints(playerId: string): RawBuilder<{
  readonly boardPoints: readonly BoardPoints[];
  readonly isShown: boolean;
}> {
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('period', period, 'score', score,
        'reachedAtMs', (extract(epoch from reached_at) * 1000)::bigint)), '[]') from board) as "boardPoints",
      (select is_shown from players where player_id = ${playerId}) as "isShown"`;
}

const STANDING = sql`board.player_id as "playerId", board.score,
      (extract(epoch from board.reached_at) * 1000)::bigint as "reachedAtMs"`;

/** A part of a board in order, after a standing; null: from its beginning. Of hidden players too. */
export async function listStandings(
  db: Db,
  {
    period,
    after,
    limit,
  }: { readonly period: Period; readonly after: Standing | null; readonly limit: number },
): Promise<readonly Standing[]> {
  const isAfter =
    after === null
      ? sql``
      : sql`and score <= ${after.score} and (score < ${after.score}
        or (reached_at, player_id) > (${new Date(after.reachedAtMs)}::timestamptz, ${after.playerId}::uuid))`;
  const { rows } = await sql<Standing>`
    select ${STANDING} from board_scores board where period = ${period} ${isAfter}
    order by score desc, reached_at, player_id limit ${limit}`.execute(db);
  return rows;
}

/** Players who are not shown. */
export async function listHiddenIds(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ playerId: string }>`
    select player_id as "playerId" from players where not is_shown`.execute(db);
  return new Set(rows.map(({ playerId }) => playerId));
}

/** A standing as it is now, and whether its player is shown. */
export type ChangedStanding = Standing & { readonly isShown: boolean };

/** Standings of a period whose player's points or visibility changed since a time of the database's clock. */
export async function listChangedStandings(
  db: Db,
  { period, since }: { readonly period: Period; readonly since: Date },
): Promise<readonly (ChangedStanding & { readonly changedAt: Date })[]> {
  const { rows } = await sql<ChangedStanding & { readonly changedAt: Date }>`
    select ${STANDING}, players.is_shown as "isShown", changed.changed_at as "changedAt"
    from board_scores changed
    join board_scores board on board.player_id = changed.player_id and board.period = ${period}
    join players on players.player_id = changed.player_id
    where changed.period = 'all' and changed.changed_at > ${since}`.execute(db);
  return rows;
}

/** Marks a player's rows as changed, so that every process looks again whether the player is shown. */
export async function touchBoards(db: Db, playerId: string): Promise<void> {
  await sql`update board_scores set changed_at = clock_timestamp()
    where player_id = ${playerId} and period = 'all'`.execute(db);
}

/** The time by the clock of the database. */
export async function databaseTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]?.now ?? new Date(0);
}

/** How a player is shown to others. */
export type ShownPlayer = {
  readonly playerId: string;
  readonly name: string;
  readonly nameNumber: number;
  readonly picture: string | null;
};

/** Those of the players who are shown. */
export async function listShownPlayers(
  db: Db,
  playerIds: readonly string[],
): Promise<readonly ShownPlayer[]> {
  return await db
    .selectFrom("players")
    .select(["player_id as playerId", "name", "name_number as nameNumber", "picture"])
    .where(sql<boolean>`player_id = any(${playerIds}::uuid[])`)
    .where("is_shown", "=", true)
    .execute();
}

/** Those of the periods that have anybody with points, in their order. */
export async function listPeriodsWithPoints(db: Db, periods: readonly Period[]): Promise<readonly Period[]> {
  const { rows } = await sql<{ period: Period }>`
    select period from unnest(${periods}::text[]) with ordinality as known (period, place)
    where exists (select from board_scores where board_scores.period = known.period)
    order by place`.execute(db);
  return rows.map(({ period }) => period);
}
