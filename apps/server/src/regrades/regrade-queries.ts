import { sql, type RawBuilder } from "kysely";
import { selectRuns, toRun } from "../attempts/engine/run-queries.ts";
import type { Run } from "../attempts/engine/run.ts";
import type { AttemptRef, KeyRef } from "../attempts/regrade/corrected-keys.ts";
import type { Db } from "../postgres/database.ts";

/** A decision that a corrected key counts for play of before. */
export type Regrade = KeyRef & { readonly doneUntil: string | null };

/**
 * For statements that name `attempts`: finished play that a regrade may give something to. What was played against others
 * stays as it ended, exams have a regrade of their own, and of a deleted account nobody is left to get anything.
 */
const IS_PLAY = sql`attempts.finished_at is not null and attempts.scope ->> 'from' not in ('contest', 'battle', 'exam')
  and exists (select from players where players.player_id = attempts.player_id and players.deleted_at is null)`;

/** Players who played a question, by their ids, after one of them: read once, and gone through in slices. */
export async function listPlayersOf(
  db: Db,
  { itemId, after }: { readonly itemId: string; readonly after: string | null },
): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly playerId: string }>`
    select distinct attempts.player_id as "playerId" from attempts
    where attempts.item_ids @> array[${itemId}::uuid] and ${IS_PLAY}
      and (${after}::uuid is null or attempts.player_id > ${after}::uuid)
    order by attempts.player_id`.execute(db);
  return rows.map(({ playerId }) => playerId);
}

/** Players in slices of a size. */
export function* slicesOf(playerIds: readonly string[], size: number): Generator<readonly string[]> {
  for (let start = 0; start < playerIds.length; start += size) yield playerIds.slice(start, start + size);
}

/** Finished play of these players with a question, but for attempts that this regrade gave something already. */
export async function listPlayOf(
  db: Db,
  of: { readonly itemId: string; readonly playerIds: readonly string[]; readonly regradeId: string | null },
): Promise<readonly Run[]> {
  const where = sql`attempts.player_id = any (${of.playerIds}::uuid[])
    and attempts.item_ids @> array[${of.itemId}::uuid] and ${IS_PLAY}
    and not exists (select from regraded_attempts done where done.player_id = attempts.player_id
      and done.attempt_id = attempts.attempt_id and done.regrade_id = ${of.regradeId}::uuid)
    order by attempts.player_id, attempts.attempt_id`;
  const { rows } = await selectRuns({ where }).execute(db);
  return rows.map(toRun);
}

/** How many finished attempts asked each version of a question. */
export async function countPlayByVersion(db: Db, itemId: string): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ readonly version: number; readonly attempts: number }>`
    select (asked ->> 'version')::integer as version, count(*)::integer as attempts
    from attempts, jsonb_array_elements(attempts.paper -> 'questions') asked
    where attempts.item_ids @> array[${itemId}::uuid] and ${IS_PLAY} and asked ->> 'itemId' = ${itemId}::text
    group by 1`.execute(db);
  return new Map(rows.map(({ version, attempts }) => [version, attempts]));
}

/** Files a regrade; false while another one of the question runs. */
export async function insertRegrade(
  tx: Db,
  regrade: KeyRef & { readonly reason: string; readonly operatorId: string | null; readonly at: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto("play_regrades")
    .values({
      regrade_id: regrade.regradeId,
      item_id: regrade.itemId,
      version: regrade.version,
      versions: regrade.versions,
      reason: regrade.reason,
      operator_id: regrade.operatorId,
      asked_at: regrade.at,
      done_until: null,
      finished_at: null,
    })
    // A literal: a generic plan would not recognise the partial index by a parameter.
    .onConflict((conflict) => conflict.column("item_id").where("finished_at", "is", null).doNothing())
    .returning("regrade_id")
    .executeTakeFirst();
  return row !== undefined;
}

const REGRADE = sql`regrade_id as "regradeId", item_id as "itemId", version, versions, done_until as "doneUntil"`;

/** Regrades that are not done, the oldest first. */
export async function listOpenRegrades(db: Db): Promise<readonly Regrade[]> {
  const { rows } = await sql<Regrade>`
    select ${REGRADE} from play_regrades where finished_at is null order by asked_at, regrade_id`.execute(db);
  return rows;
}

/** Regrades that are about a question as this attempt asked it. */
export async function listRegradesOf(
  db: Db,
  { playerId, attemptId }: AttemptRef,
): Promise<readonly Regrade[]> {
  const { rows } = await sql<Regrade>`
    select ${REGRADE} from play_regrades regrade
    where item_id = any (array(select unnest(item_ids) from attempts
        where player_id = ${playerId} and attempt_id = ${attemptId}))
      and exists (select from attempts, jsonb_array_elements(paper -> 'questions') asked
        where player_id = ${playerId} and attempt_id = ${attemptId} and asked ->> 'itemId' = regrade.item_id::text
          and (asked ->> 'version')::integer = any (regrade.versions))
    order by asked_at, regrade_id`.execute(db);
  return rows;
}

/** Notes that a finished attempt has yet to get what regrades bring that were decided while it was open. */
export async function noteDue(tx: Db, { playerId, attemptId }: AttemptRef): Promise<void> {
  await sql`
    insert into regrades_due (player_id, attempt_id)
    select player_id, attempt_id from attempts
    where player_id = ${playerId} and attempt_id = ${attemptId} and exists (
      select from play_regrades regrade where regrade.item_id = any (attempts.item_ids))
    on conflict do nothing`.execute(tx);
}

/** Finished attempts that are due, at most so many. */
export async function listDue(db: Db, limit: number): Promise<readonly AttemptRef[]> {
  return await db
    .selectFrom("regrades_due")
    .select(["player_id as playerId", "attempt_id as attemptId"])
    .orderBy("player_id")
    .orderBy("attempt_id")
    .limit(limit)
    .execute();
}

/** Notes that an attempt has got it; call inside the transaction that gave it. */
export async function removeDue(tx: Db, { playerId, attemptId }: AttemptRef): Promise<void> {
  await tx
    .deleteFrom("regrades_due")
    .where("player_id", "=", playerId)
    .where("attempt_id", "=", attemptId)
    .execute();
}

/** Notes how far a regrade is. */
export async function moveRegrade(db: Db, regradeId: string, doneUntil: string | null): Promise<void> {
  await db
    .updateTable("play_regrades")
    .set({ done_until: doneUntil })
    .where("regrade_id", "=", regradeId)
    .execute();
}

/** Notes that everybody was done. */
export async function endRegrade(db: Db, regradeId: string, at: Date): Promise<void> {
  await db
    .updateTable("play_regrades")
    .set({ finished_at: at })
    .where("regrade_id", "=", regradeId)
    .where("finished_at", "is", null)
    .execute();
}

/** A regrade as operators see it, with what it gave so far. */
export type RegradeRecord = {
  readonly regradeId: string;
  readonly itemId: string;
  readonly version: number;
  readonly versions: readonly number[];
  readonly reason: string;
  readonly stem: string;
  readonly askedAt: Date;
  readonly finishedAt: Date | null;
  readonly attempts: number;
  readonly players: number;
  readonly coins: number;
  readonly score: number;
};

type RegradePage = { readonly itemId: string | null; readonly cursor: string | null; readonly limit: number };

const isOf = (itemId: string | null): RawBuilder<unknown> =>
  sql`(${itemId}::uuid is null or item_id = ${itemId}::uuid)`;

/** A page of regrades, latest first, after one of them; of one question or all. */
export async function listRegrades(
  db: Db,
  { itemId, cursor, limit }: RegradePage,
): Promise<readonly RegradeRecord[]> {
  const { rows } = await sql<RegradeRecord>`
    select regrade_id as "regradeId", item_id as "itemId", version, versions, reason, text.stem,
      asked_at as "askedAt", finished_at as "finishedAt", given.*
    from (
      select * from play_regrades where ${isOf(itemId)} and (${cursor}::uuid is null
        or (asked_at, regrade_id) < (select asked_at, regrade_id from play_regrades where regrade_id = ${cursor}::uuid))
      order by asked_at desc, regrade_id desc limit ${limit}
    ) regrade
    cross join lateral (
      select count(*)::integer as attempts, count(distinct player_id)::integer as players,
        coalesce(sum(coins_given), 0)::integer as coins, coalesce(sum(score_given), 0)::integer as score
      from regraded_attempts one where one.regrade_id = regrade.regrade_id
    ) given
    cross join lateral (
      select coalesce(body ->> 'stem', '') as stem from item_versions written
      left join languages on languages.code = written.language
      where written.item_id = regrade.item_id and written.version = regrade.version
      order by is_default desc nulls last, written.language limit 1
    ) text
    order by asked_at desc, regrade_id desc`.execute(db);
  return rows;
}

/** How many regrades there are. */
export async function countRegrades(db: Db, itemId: string | null): Promise<number> {
  const { rows } = await sql<{ readonly total: number }>`
    select count(*)::integer as total from play_regrades where ${isOf(itemId)}`.execute(db);
  return rows[0]?.total ?? 0;
}
