import type { Placed } from "@crosscheck/rules/contests/standings";
import { sql } from "kysely";
import type { RunKey } from "../attempts/engine/run-queries.ts";
import type { Db } from "../postgres/database.ts";

/** Enters a player; false for one who has entered before. */
export async function insertEntry(
  tx: Db,
  entry: {
    readonly contestId: string;
    readonly playerId: string;
    readonly attemptId: string;
    readonly feeCoins: number;
    readonly at: Date;
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("contest_entries")
    .values({
      contest_id: entry.contestId,
      player_id: entry.playerId,
      attempt_id: entry.attemptId,
      fee_coins: entry.feeCoins,
      entered_at: entry.at,
      score: null,
      used_seconds: null,
      finished_at: null,
      rank: null,
      settled_at: null,
    })
    .onConflict((conflict) => conflict.columns(["contest_id", "player_id"]).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export type EntryRecord = {
  readonly playerId: string;
  readonly attemptId: string | null;
  readonly feeCoins: number;
  readonly prizeCoins: number;
  readonly rank: number | null;
  readonly settledAt: Date | null;
};

const ENTRY = sql`entry.player_id as "playerId", entry.attempt_id as "attemptId", fee_coins as "feeCoins",
  prize_coins as "prizeCoins", rank, settled_at as "settledAt"`;

export async function findEntry(
  db: Db,
  { contestId, playerId }: { readonly contestId: string; readonly playerId: string },
): Promise<EntryRecord | undefined> {
  const { rows } = await sql<EntryRecord>`
    select ${ENTRY} from contest_entries entry
    where contest_id = ${contestId} and player_id = ${playerId}`.execute(db);
  return rows[0];
}

/** Runs of a contest that are not finished. */
export async function listOpenRunsOf(db: Db, contestId: string): Promise<readonly RunKey[]> {
  const { rows } = await sql<RunKey>`
    select entry.player_id as "playerId", entry.attempt_id as "attemptId" from contest_entries entry
    join open_attempts using (player_id, attempt_id)
    where contest_id = ${contestId} order by entry.player_id`.execute(db);
  return rows;
}

/**
 * What the entrants of a contest have reached, of those who answered anything. Whoever deleted the account, or was
 * deactivated, is left out.
 */
export async function listFinishers(db: Db, contestId: string) {
  const { rows } = await sql<{ playerId: string; score: number; usedSeconds: number; finishedAtMs: number }>`
    select entry.player_id as "playerId", result.score, (result.outcome ->> 'duration_seconds')::integer as "usedSeconds",
      (extract(epoch from result.finished_at) * 1000)::bigint as "finishedAtMs"
    from contest_entries entry
    join attempt_results result using (player_id, attempt_id)
    join players on players.player_id = entry.player_id and players.deleted_at is null and players.status = 'active'
    where contest_id = ${contestId} and result.correct + result.wrong > 0`.execute(db);
  return rows;
}

/** Writes the standings of a locked contest. */
export async function storeStandings(tx: Db, contestId: string, placed: readonly Placed[]): Promise<void> {
  const column = <T>(of: (row: Placed) => T) => placed.map(of);
  await sql`
    update contest_entries entry set score = one.score, used_seconds = one.seconds, rank = one.rank,
      prize_coins = one.prize, finished_at = one.finished_at
    from unnest(${column((row) => row.playerId)}::uuid[], ${column((row) => row.score)}::integer[],
      ${column((row) => row.usedSeconds)}::integer[], ${column((row) => row.rank)}::integer[],
      ${column((row) => row.prizeCoins)}::integer[],
      ${column((row) => new Date(row.finishedAtMs))}::timestamptz[]) as one (player_id, score, seconds, rank, prize, finished_at)
    where contest_id = ${contestId} and entry.player_id = one.player_id`.execute(tx);
}

/** Entrants whose prize, or refund, is not booked yet. */
export async function listUnsettled(db: Db, contestId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("contest_entries")
    .select("player_id")
    .where("contest_id", "=", contestId)
    .where("settled_at", "is", null)
    .orderBy("player_id")
    .execute();
  return rows.map(({ player_id: playerId }) => playerId);
}

/** Marks an entry as settled; the entry, or undefined when somebody else was faster. */
export async function settleEntry(
  tx: Db,
  { contestId, playerId, at }: { readonly contestId: string; readonly playerId: string; readonly at: Date },
): Promise<EntryRecord | undefined> {
  const { rows } = await sql<EntryRecord>`
    update contest_entries entry set settled_at = ${at}::timestamptz
    where contest_id = ${contestId} and player_id = ${playerId} and settled_at is null returning ${ENTRY}`.execute(
    tx,
  );
  return rows[0];
}

/** Whether any run of a contest is finished, which begins when its window is over. */
export async function hasResults(db: Db, contestId: string): Promise<boolean> {
  const { rows } = await sql`select from contest_entries join attempt_results using (player_id, attempt_id)
    where contest_id = ${contestId} limit 1`.execute(db);
  return rows.length > 0;
}

/** What an unfinished run is stored in; first what its answers are written under, so that none comes afterwards. */
const RUN_TABLES = ["open_attempts", "attempt_answers", "attempt_openings", "attempt_lifelines", "attempts"];

/** Takes the runs of a locked contest away as if they had never been: it is cancelled before any is finished. */
export async function dropRuns(tx: Db, contestId: string): Promise<void> {
  for (const table of RUN_TABLES) {
    await sql`delete from ${sql.table(table)} run using contest_entries entry
      where entry.contest_id = ${contestId} and run.player_id = entry.player_id
        and run.attempt_id = entry.attempt_id`.execute(tx);
  }
}

/** Coins that the account of contests still holds of this one. */
export async function sumHeldCoins(tx: Db, contestId: string): Promise<number> {
  const { rows } = await sql<{ heldCoins: number }>`
    select (select coalesce(sum(house_coins), 0) from coin_entries entry
          join contest_entries on contest_entries.player_id = entry.player_id and contest_id = ${contestId}
          where entry.idempotency_key = any (${KEYS_OF(contestId)}::text[]))
        + (select coalesce(sum(case to_account when 'contests' then coins else -coins end), 0) from house_entries
          where idempotency_key = any (${HOUSE_KEYS_OF(contestId)}::text[])) as "heldCoins"`.execute(tx);
  return rows[0]?.heldCoins ?? 0;
}

/** Entrants of a contest, how many of them have a rank, and the fees they paid, in coins. */
export async function countEntrants(
  db: Db,
  contestId: string,
): Promise<{ readonly entrants: number; readonly finishers: number; readonly fees: number }> {
  return await db
    .selectFrom("contest_entries")
    .select([
      sql<number>`count(*)::integer`.as("entrants"),
      sql<number>`count(rank)::integer`.as("finishers"),
      sql<number>`coalesce(sum(fee_coins), 0)::integer`.as("fees"),
    ])
    .where("contest_id", "=", contestId)
    .executeTakeFirstOrThrow();
}

/** Keys of what a contest books, one of each per player. */
export const entryKey = (contestId: string) => `contest_entry:${contestId}`;
export const prizeKey = (contestId: string) => `contest_prize:${contestId}`;
export const refundKey = (contestId: string) => `contest_refund:${contestId}`;
const KEYS_OF = (contestId: string) => [entryKey(contestId), prizeKey(contestId), refundKey(contestId)];
/** Keys of what it moves between accounts of the house. */
export const topUpKey = (contestId: string) => `contest_top_up:${contestId}`;
export const restKey = (contestId: string) => `contest_rest:${contestId}`;
const HOUSE_KEYS_OF = (contestId: string) => [topUpKey(contestId), restKey(contestId)];

/** Who is in a contest, as others see it. */
export type ShownEntry = {
  readonly playerId: string;
  readonly name: string;
  readonly nameNumber: number;
  readonly picture: string | null;
  readonly isHandedIn: boolean;
  readonly rank: number | null;
  readonly score: number | null;
  readonly usedSeconds: number | null;
  readonly prizeCoins: number;
};

const SHOWN = (
  at: Date,
) => sql`entry.player_id as "playerId", players.name, name_number as "nameNumber", picture,
  rank, score, used_seconds as "usedSeconds", prize_coins as "prizeCoins",
  not exists (select from open_attempts open where open.player_id = entry.player_id
    and open.attempt_id = entry.attempt_id and open.ends_at > ${at}::timestamptz) as "isHandedIn"`;

/** A part of the entrants who are shown to others: by rank once there are standings, else in the order they came. */
export async function listEntries(
  db: Db,
  {
    contestId,
    isRanked,
    offset,
    limit,
    at,
  }: {
    readonly contestId: string;
    readonly isRanked: boolean;
    readonly offset: number;
    readonly limit: number;
    readonly at: Date;
  },
): Promise<readonly ShownEntry[]> {
  const order = isRanked ? sql`rank, finished_at, entry.player_id` : sql`entered_at, entry.player_id`;
  const { rows } = await sql<ShownEntry>`
    select ${SHOWN(at)} from contest_entries entry
    join players on players.player_id = entry.player_id and players.is_shown
    where contest_id = ${contestId} ${isRanked ? sql`and rank is not null` : sql``}
    order by ${order} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** The player's own entry, shown or not. */
export async function findOwnEntry(
  db: Db,
  { contestId, playerId, at }: { readonly contestId: string; readonly playerId: string; readonly at: Date },
): Promise<ShownEntry | undefined> {
  const { rows } = await sql<ShownEntry>`
    select ${SHOWN(at)} from contest_entries entry join players on players.player_id = entry.player_id
    where contest_id = ${contestId} and entry.player_id = ${playerId}`.execute(db);
  return rows[0];
}

/** How many of the entrants others see, of those with a rank once there are standings. */
export async function countEntries(db: Db, contestId: string, isRanked: boolean): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from contest_entries entry
    join players on players.player_id = entry.player_id and players.is_shown
    where contest_id = ${contestId} ${isRanked ? sql`and rank is not null` : sql``}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Players who have entered contests of a language since a time, the latest ones first. */
export async function listRegulars(
  db: Db,
  { language, since, limit }: { readonly language: string; readonly since: Date; readonly limit: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ playerId: string }>`
    select player_id as "playerId" from contest_entries join contests using (contest_id)
    where language = ${language} and entered_at > ${since}
    group by player_id order by max(entered_at) desc limit ${limit}`.execute(db);
  return rows.map(({ playerId }) => playerId);
}

/** A contest that ends soon. */
export type EndingContest = { readonly contestId: string; readonly name: string; readonly endsAt: Date };

/** The live contest of these languages that ends first, within a time, that a player has not entered and can pay; null without. */
export async function findEndingContest(
  db: Db,
  {
    playerId,
    languages,
    at,
    withinMs,
  }: {
    readonly playerId: string;
    readonly languages: readonly string[];
    readonly at: Date;
    readonly withinMs: number;
  },
): Promise<EndingContest | null> {
  const { rows } = await sql<EndingContest>`
    select contest_id as "contestId", name, ends_at as "endsAt" from contests contest
    where published_at is not null and cancelled_at is null and language = any (${languages}::text[])
      and starts_at <= ${at} and ends_at > ${at} and ends_at <= ${new Date(at.getTime() + withinMs)}
      and entry_coins <= coalesce((select coins from coin_accounts where player_id = ${playerId}), 0)
      and not exists (select from contest_entries entry
        where entry.contest_id = contest.contest_id and entry.player_id = ${playerId})
    order by ends_at, contest_id limit 1`.execute(db);
  return rows[0] ?? null;
}
