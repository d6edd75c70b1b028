import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";

export type SiteDay = {
  readonly day: string;
  readonly players: number;
  readonly returningPlayers: number;
  readonly newPlayers: number;
  readonly attempts: number;
  readonly answers: number;
};

/** The last so many counted UTC days, the oldest first. */
export async function listSiteDays(db: Db, days: number): Promise<readonly SiteDay[]> {
  const rows = await db
    .selectFrom("site_days")
    .select([
      sql<string>`day::text`.as("day"),
      "players",
      "returning_players as returningPlayers",
      "new_players as newPlayers",
      "attempts",
      "answers",
    ])
    .orderBy("day", "desc")
    .limit(days)
    .execute();
  return rows.toReversed();
}

type Waiting = {
  readonly reports: number;
  readonly messages: number;
  readonly payouts: number;
  readonly referrals: number;
  /** Texts of questions to review that `operatorId` has written nothing of. */
  readonly drafts: number;
  /** Texts that were approved and are not played yet. */
  readonly approved: number;
  /** Sittings of exams with violations and without a decision. */
  readonly sittings: number;
  /** Ended an hour ago and not paid. */
  readonly contests: number;
};

const NOTHING: Waiting = {
  reports: 0,
  messages: 0,
  payouts: 0,
  referrals: 0,
  drafts: 0,
  approved: 0,
  sittings: 0,
  contests: 0,
};

/** How much waits for somebody to look at it; `operatorId` is who looks, null for the host. */
export async function countWaitingThings(
  db: Db,
  { operatorId, now }: { readonly operatorId: string | null; readonly now: Date },
): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select (select count(*)::integer from reports where status = 'open') as reports,
      (select count(*)::integer from battle_reports where settled_at is null) as messages,
      (select count(*)::integer from payout_requests where state in ('pending', 'approved')) as payouts,
      (select count(*)::integer from referrals where state = 'held') as referrals,
      (
        select count(*)::integer from item_drafts
        where state = 'draft' and trashed_at is null and (${operatorId}::uuid = any (writers)) is not true
      ) as drafts,
      (
        select count(*)::integer from item_drafts where state = 'reviewed' and trashed_at is null
      ) as approved,
      (
        select count(*)::integer from exam_sittings
        where violations > 0 and decision is null and voided_at is null
      ) as sittings,
      (
        select count(*)::integer from contests
        where published_at is not null and cancelled_at is null and closed_at is null
          and ends_at < ${now}::timestamptz - interval '1 hour'
      ) as contests`.execute(db);
  return rows[0] ?? NOTHING;
}

/** An exam with a sitting to decide on, the first to have been entered. */
export async function findUndecidedExam(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom("exam_sittings")
    .select("exam_id")
    .where("violations", ">", 0)
    .where("decision", "is", null)
    .where("voided_at", "is", null)
    .orderBy("entered_at")
    .limit(1)
    .executeTakeFirst();
  return row?.exam_id ?? null;
}

type Running = { readonly contests: number; readonly exams: number; readonly battles: number };

/** What is played at this moment. */
export async function countRunning(db: Db, now: Date): Promise<Running> {
  const { rows } = await sql<Running>`
    select (
        select count(*)::integer from contests
        where published_at is not null and cancelled_at is null and starts_at <= ${now} and ends_at > ${now}
      ) as contests,
      (
        select count(*)::integer from exams
        where published_at is not null and closed_at is null and starts_at <= ${now} and ends_at > ${now}
      ) as exams,
      (select count(*)::integer from battles where started_at is not null and ended_at is null) as battles`.execute(
    db,
  );
  return rows[0] ?? { contests: 0, exams: 0, battles: 0 };
}

type DatabaseState = { readonly version: string; readonly bytes: number; readonly migration: string };

/** What the database is, how large, and how new. */
export async function readDatabaseState(db: Db): Promise<DatabaseState> {
  const { rows } = await sql<DatabaseState>`
    select current_setting('server_version') as version,
      pg_database_size(current_database())::float8 as bytes,
      (select max(name) from kysely_migration) as migration`.execute(db);
  const [state] = rows;
  if (state === undefined) throw new Error("the database says nothing of itself");
  return state;
}

/** When the books were checked last, and what was found; undefined: never. */
export async function findLastReport(db: Db) {
  return await db
    .selectFrom("book_reports")
    .selectAll()
    .orderBy("began_at", "desc")
    .limit(1)
    .executeTakeFirst();
}
