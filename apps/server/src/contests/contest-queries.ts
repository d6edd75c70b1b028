import type { ContestLife } from "@crosscheck/rules/contests/contest";
import { sql, type RawBuilder } from "kysely";
import { IN_PLAY } from "../content/reserved-queries.ts";
import type { Db } from "../postgres/database.ts";
import type { ContestPaper, ContestTables } from "../postgres/tables/contest-tables.ts";

type Row = ContestTables["contests"];
type ContestItemRef = { readonly itemId: string; readonly version: number; readonly language: string };

/** A contest as stored. */
export type ContestRecord = {
  readonly contestId: string;
  readonly seriesId: string;
  readonly language: string;
  readonly name: string;
  readonly description: string;
  readonly image: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly entryCoins: number;
  readonly questionCount: number;
  readonly secondsPerQuestion: number;
  readonly prizes: readonly number[];
  readonly paper: ContestPaper;
  /** null: not published. */
  readonly items: readonly ContestItemRef[] | null;
  readonly repeats: Row["repeats"];
  readonly publishedAt: Date | null;
  readonly rankedAt: Date | null;
  readonly closedAt: Date | null;
  readonly cancelledAt: Date | null;
};

const COLUMNS = sql`contest.contest_id as "contestId", series_id as "seriesId", language, name, description, image,
  starts_at as "startsAt", ends_at as "endsAt", entry_coins as "entryCoins", question_count as "questionCount",
  seconds_per_question as "secondsPerQuestion", prizes, paper, items, repeats, published_at as "publishedAt",
  ranked_at as "rankedAt", closed_at as "closedAt", cancelled_at as "cancelledAt"`;

const PARTICIPANTS = sql`coalesce(contest.entrants,
  (select count(*)::integer from contest_entries other where other.contest_id = contest.contest_id))`;

/** What the rules need to know of its life. */
export function lifeOf(contest: ContestRecord): ContestLife {
  return {
    startsAtMs: contest.startsAt.getTime(),
    endsAtMs: contest.endsAt.getTime(),
    isPublished: contest.publishedAt !== null,
    isRanked: contest.rankedAt !== null,
    isClosed: contest.closedAt !== null,
    isCancelled: contest.cancelledAt !== null,
  };
}

export async function insertContest(
  tx: Db,
  contest: Omit<ContestRecord, "items" | "publishedAt" | "rankedAt" | "closedAt" | "cancelledAt">,
  at: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("contests")
    .values({
      contest_id: contest.contestId,
      series_id: contest.seriesId,
      language: contest.language,
      name: contest.name,
      description: contest.description,
      image: contest.image,
      starts_at: contest.startsAt,
      ends_at: contest.endsAt,
      entry_coins: contest.entryCoins,
      question_count: contest.questionCount,
      seconds_per_question: contest.secondsPerQuestion,
      prizes: contest.prizes,
      paper: JSON.stringify(contest.paper),
      items: null,
      repeats: contest.repeats,
      created_at: at,
      published_at: null,
      entrants: null,
      ranked_at: null,
      closed_at: null,
      cancelled_at: null,
    })
    // Another process has made this contest of the series.
    .onConflict((conflict) => conflict.columns(["series_id", "starts_at"]).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function findContest(db: Db, contestId: string): Promise<ContestRecord | undefined> {
  return await readOne(db, contestId, sql``);
}

/** Keeps a contest as it is until the transaction ends; any number of entrants may do so at the same time. */
export async function holdContest(tx: Db, contestId: string): Promise<ContestRecord | undefined> {
  return await readOne(tx, contestId, sql`for key share`);
}

/** Waits for everybody who holds the contest, and keeps it for itself. */
export async function lockContest(tx: Db, contestId: string): Promise<ContestRecord | undefined> {
  return await readOne(tx, contestId, sql`for update`);
}

async function readOne(db: Db, contestId: string, lock: RawBuilder<unknown>) {
  const { rows } = await sql<ContestRecord>`
    select ${COLUMNS} from contests contest where contest_id = ${contestId} ${lock}`.execute(db);
  return rows[0];
}

/** Marks a step of a contest's life that is locked. */
export async function markContest(
  tx: Db,
  contestId: string,
  step:
    | { readonly ranked_at: Date; readonly entrants: number }
    | { readonly closed_at: Date }
    | { readonly cancelled_at: Date },
): Promise<void> {
  await tx.updateTable("contests").set(step).where("contest_id", "=", contestId).execute();
}

/** Shows a contest with the items that were chosen for it, which belong to it from now on. */
export async function storePaper(
  tx: Db,
  {
    contestId,
    items,
    at,
  }: { readonly contestId: string; readonly items: readonly ContestItemRef[]; readonly at: Date },
): Promise<void> {
  await tx
    .insertInto("contest_items")
    .values(items.map(({ itemId }) => ({ item_id: itemId, contest_id: contestId })))
    .execute();
  await tx
    .updateTable("contests")
    .set({ items: JSON.stringify(items), published_at: at })
    .where("contest_id", "=", contestId)
    .execute();
}

/** Written items of a contest join the bank of their subject: the category of the other type with the same code, the first free one. */
export async function joinOpenBank(
  tx: Db,
  contestId: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await sql`
    update items set open_category_id = (select target.category_id from categories target
      where target.type = ${to} and target.code = own.code and target.price_coins = 0 and target.retired_at is null
      order by target.pack_id desc, target.position limit 1)
    from contest_items used, categories own
    where used.contest_id = ${contestId} and items.item_id = used.item_id
      and own.category_id = items.category_id and own.type = ${from}`.execute(tx);
}

/** An item that no contest has asked, of a category type. */
export type FreeItem = ContestItemRef & {
  readonly code: string;
  readonly kind: string;
  readonly difficulty: number;
};

/** Current items of these category types in a language that belong to no contest, locked against another publishing. */
export async function listFreeItems(
  tx: Db,
  { types, language }: { readonly types: readonly number[]; readonly language: string },
): Promise<readonly FreeItem[]> {
  await sql`lock table contest_items in share row exclusive mode`.execute(tx);
  const { rows } = await sql<FreeItem>`
    select items.item_id as "itemId", version, language, categories.code, kind, (body ->> 'difficulty')::integer as difficulty
    from items
    join categories on categories.category_id = items.category_id and categories.type = any (${types}::smallint[])
      and categories.retired_at is null
    join item_versions on item_versions.item_id = items.item_id and item_versions.version = items.current_version
      and language = ${language}
    where ${IN_PLAY} and not exists (select from contest_items used where used.item_id = items.item_id)
    order by items.item_id`.execute(tx);
  return rows;
}

/** Which of these items belong to a contest already. */
export async function listUsedItems(tx: Db, itemIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom("contest_items")
    .select("item_id")
    .where(sql<boolean>`item_id = any (${itemIds}::uuid[])`)
    .execute();
  return new Set(rows.map(({ item_id: itemId }) => itemId));
}

/** What a player has to do with a contest. */
export type OwnPart = {
  readonly participants: number;
  readonly attemptId: string | null;
  readonly isEntered: boolean;
  /** Whether nothing more can be answered. */
  readonly isHandedIn: boolean;
  readonly isReminded: boolean;
  readonly rank: number | null;
  readonly score: number | null;
  readonly prizeCoins: number | null;
};

/** When the time of an open run ends; of one that was handed in it is over. */
const HANDED_IN = (
  at: Date,
) => sql`not exists (select from open_attempts open where open.player_id = entry.player_id
    and open.attempt_id = entry.attempt_id and open.ends_at > ${at}::timestamptz)`;

/** Published contests that a player may see, with the player's part in them. */
export async function listShownContests(
  db: Db,
  {
    playerId,
    at,
    where,
  }: { readonly playerId: string; readonly at: Date; readonly where: RawBuilder<unknown> },
): Promise<readonly (ContestRecord & OwnPart)[]> {
  const { rows } = await sql<ContestRecord & OwnPart>`
    select ${COLUMNS},
      ${PARTICIPANTS} as participants, entry.player_id is not null as "isEntered", entry.attempt_id as "attemptId", entry.rank, entry.score,
      entry.player_id is not null and ${HANDED_IN(at)} as "isHandedIn",
      case when entry.rank is not null then entry.prize_coins end as "prizeCoins",
      exists (select from contest_reminders asked
        where asked.contest_id = contest.contest_id and asked.player_id = ${playerId}) as "isReminded"
    from contests contest
    left join contest_entries entry on entry.contest_id = contest.contest_id and entry.player_id = ${playerId}
    where published_at is not null and ${where}`.execute(db);
  return rows;
}

/** Those of these languages that are live or planned, the first to start first. */
export const isToCome = (languages: readonly string[], at: Date) =>
  sql`cancelled_at is null and language = any (${languages}::text[]) and ends_at > ${at} order by starts_at, contest.contest_id`;
/** Those that are over, the latest first. */
export const isOverBy = (languages: readonly string[], at: Date, limit: number) =>
  sql`cancelled_at is null and language = any (${languages}::text[]) and ends_at <= ${at}
    order by ends_at desc, contest.contest_id limit ${limit}`;
export const isContest = (contestId: string) => sql`contest.contest_id = ${contestId}`;

/** Adds or takes away the wish to be told of the start. */
export async function storeReminder(
  db: Db,
  {
    contestId,
    playerId,
    isOn,
  }: { readonly contestId: string; readonly playerId: string; readonly isOn: boolean },
): Promise<void> {
  if (isOn) {
    await db
      .insertInto("contest_reminders")
      .values({ contest_id: contestId, player_id: playerId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await db
      .deleteFrom("contest_reminders")
      .where("contest_id", "=", contestId)
      .where("player_id", "=", playerId)
      .execute();
  }
}

/** Takes everybody who wanted to be told off the list. */
export async function takeReminders(tx: Db, contestId: string): Promise<readonly string[]> {
  const rows = await tx
    .deleteFrom("contest_reminders")
    .where("contest_id", "=", contestId)
    .returning("player_id")
    .execute();
  return rows.map(({ player_id: playerId }) => playerId);
}

/** A page of all contests for operators, the latest start first, after the contest `cursor`. */
export async function listAllContests(
  db: Db,
  { cursor, limit }: { readonly cursor: string | null; readonly limit: number },
): Promise<readonly (ContestRecord & { readonly participants: number })[]> {
  const { rows } = await sql<ContestRecord & { participants: number }>`
    select ${COLUMNS},
      ${PARTICIPANTS} as participants
    from contests contest
    where ${cursor}::uuid is null or (starts_at, contest_id) <
      (select starts_at, contest_id from contests where contest_id = ${cursor}::uuid)
    order by starts_at desc, contest_id desc limit ${limit}`.execute(db);
  return rows;
}

export async function countContests(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom("contests")
    .select(sql<number>`count(*)::integer`.as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** Lets a series end; false when there is none. */
export async function endSeries(tx: Db, seriesId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("contests")
    .set({ repeats: null })
    .where("series_id", "=", seriesId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Contests that something is due for: a refund, the closing, or to tell of the start. A closing that has made the
 * standings goes on, though the clock may have been set back since.
 */
export async function listContestsToDo(
  db: Db,
  { at, closableBefore }: { readonly at: Date; readonly closableBefore: Date },
): Promise<readonly { readonly contestId: string; readonly what: "refund" | "close" | "remind" }[]> {
  const { rows } = await sql<{ contestId: string; what: "refund" | "close" | "remind" }>`
    select contest_id as "contestId", 'refund' as what from contests
    where cancelled_at is not null and exists (select from contest_entries entry
      where entry.contest_id = contests.contest_id and settled_at is null)
    union all
    (select contest_id, 'close' from contests
    where published_at is not null and cancelled_at is null and closed_at is null
      and (ends_at < ${closableBefore} or ranked_at is not null)
    order by ends_at)
    union all
    select contest_id, 'remind' from contests
    where starts_at <= ${at} and exists (select from contest_reminders asked
      where asked.contest_id = contests.contest_id)`.execute(db);
  return rows;
}

/** The first and the latest contest of every series that goes on, where the latest has begun. */
export async function listSeriesDue(
  db: Db,
  at: Date,
): Promise<readonly { readonly first: ContestRecord; readonly latest: ContestRecord }[]> {
  const { rows } = await sql<ContestRecord>`
    select ${COLUMNS} from contests contest
    where published_at is not null and cancelled_at is null and repeats is not null
      and series_id in (select series_id from contests
        where published_at is not null and repeats is not null group by series_id having max(starts_at) <= ${at})
    order by series_id, starts_at`.execute(db);
  return [...Map.groupBy(rows, ({ seriesId }) => seriesId).values()].flatMap((series) => {
    const [first, latest] = [series[0], series.at(-1)];
    return first === undefined || latest === undefined ? [] : [{ first, latest }];
  });
}

/** Forgets what a player wanted to be told of; entries stay for the books, under an id that names nobody. */
export async function eraseReminders(tx: Db, playerId: string): Promise<void> {
  await tx.deleteFrom("contest_reminders").where("player_id", "=", playerId).execute();
}
