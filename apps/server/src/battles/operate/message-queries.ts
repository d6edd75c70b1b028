import type { Line } from "@crosscheck/rules/battles/lines";
import { sql } from "kysely";
import type { Db } from "../../postgres/database.ts";

export type Decision = "dismissed" | "warned" | "muted";

export type ReportedLine = {
  readonly reportId: string;
  readonly battleId: string;
  readonly messageId: string;
  readonly reporterId: string | null;
  readonly speakerId: string | null;
  readonly line: Line;
  readonly reportedAt: Date;
  readonly settledAt: Date | null;
  readonly decision: Decision | null;
  readonly earlier: number;
};

type Listing = { readonly isDecided: boolean; readonly cursor: string | null; readonly limit: number };

/** A page of reported lines, the oldest first, after the report `cursor`. */
export async function listReportedLines(
  db: Db,
  { isDecided, cursor, limit }: Listing,
): Promise<readonly ReportedLine[]> {
  const { rows } = await sql<ReportedLine>`
    select report_id as "reportId", battle_id as "battleId", message_id as "messageId",
      reporter_id as "reporterId", speaker_id as "speakerId", line, reported_at as "reportedAt",
      settled_at as "settledAt", decision,
      (select count(distinct (past.battle_id, past.message_id))::integer from battle_reports past
        where past.speaker_id = report.speaker_id and past.decision in ('warned', 'muted')
          and past.reported_at < report.reported_at) as earlier
    from battle_reports report
    where (settled_at is not null) = ${isDecided}::boolean and (${cursor}::uuid is null
      or (reported_at, report_id) > (select before.reported_at, before.report_id from battle_reports before
        where before.report_id = ${cursor}::uuid))
    order by reported_at, report_id limit ${limit}`.execute(db);
  return rows;
}

export async function countReportedLines(db: Db, isDecided: boolean): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from battle_reports
    where (settled_at is not null) = ${isDecided}::boolean`.execute(db);
  return rows[0]?.total ?? 0;
}

/** A report, which nobody else decides until the caller's transaction ends. */
export async function lockReport(
  tx: Db,
  reportId: string,
): Promise<{ readonly speakerId: string | null; readonly isSettled: boolean } | undefined> {
  const { rows } = await sql<{ speakerId: string | null; isSettled: boolean }>`
    select speaker_id as "speakerId", settled_at is not null as "isSettled" from battle_reports
    where report_id = ${reportId} for update`.execute(tx);
  return rows[0];
}

/** Settles all open reports on the line that a report is about. */
export async function settleLine(
  tx: Db,
  { reportId, decision, at }: { readonly reportId: string; readonly decision: Decision; readonly at: Date },
): Promise<void> {
  await sql`
    update battle_reports same set settled_at = ${at}::timestamptz, decision = ${decision}
    from battle_reports report
    where report.report_id = ${reportId} and same.settled_at is null and same.battle_id = report.battle_id
      and same.message_id = report.message_id and same.speaker_id is not distinct from report.speaker_id`.execute(
    tx,
  );
}

/** Mutes a player until then, or longer where that was decided before; until when it is. */
export async function storeMute(tx: Db, playerId: string, until: Date): Promise<Date> {
  const { rows } = await sql<{ until: Date }>`
    insert into battle_mutes as mute (player_id, until_at) values (${playerId}::uuid, ${until}::timestamptz)
    on conflict (player_id) do update set until_at = greatest(mute.until_at, excluded.until_at)
    returning until_at as until`.execute(tx);
  return rows[0]?.until ?? until;
}

/** Ends a mute; until when it would have been, null where there was none. */
export async function endMute(tx: Db, playerId: string, at: Date): Promise<Date | null> {
  const row = await tx
    .deleteFrom("battle_mutes")
    .where("player_id", "=", playerId)
    .returning("until_at")
    .executeTakeFirst();
  return row !== undefined && row.until_at > at ? row.until_at : null;
}
