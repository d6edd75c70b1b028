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
};

/** How much waits for somebody to look at it. */
export async function countWaitingThings(db: Db): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select (select count(*)::integer from reports where status = 'open') as reports,
      (select count(*)::integer from battle_reports where settled_at is null) as messages,
      (select count(*)::integer from payout_requests where state in ('pending', 'approved')) as payouts,
      (select count(*)::integer from referrals where state = 'held') as referrals`.execute(db);
  return rows[0] ?? { reports: 0, messages: 0, payouts: 0, referrals: 0 };
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
