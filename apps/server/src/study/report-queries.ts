import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";
import type { Names } from "../postgres/tables/content-tables.ts";
import type { PlayerItem } from "./shown-queries.ts";
import type { ReportStatus } from "../postgres/tables/study-tables.ts";

export type NewReport = PlayerItem & {
  readonly reportId: string;
  /** The version the player was shown. */
  readonly version: number;
  readonly message: string;
  readonly at: Date;
};

/** Files a report. False when the player has an open one on this question. */
export async function addReport(db: Db, report: NewReport): Promise<boolean> {
  const added = await db
    .insertInto("reports")
    .values({
      report_id: report.reportId,
      player_id: report.playerId,
      item_id: report.itemId,
      version: report.version,
      message: report.message,
      status: "open",
      reported_at: report.at,
      settled_at: null,
    })
    .onConflict((conflict) =>
      // A literal: a generic plan would not recognise the partial index by a parameter.
      conflict
        .columns(["player_id", "item_id"])
        .where(sql<boolean>`status = 'open'`)
        .doNothing(),
    )
    .returning("report_id")
    .executeTakeFirst();
  return added !== undefined;
}

/** Open reports of a player: how many, and whether one is on this question. */
export async function findOpenReports(
  db: Db,
  { playerId, itemId }: PlayerItem,
): Promise<{ readonly count: number; readonly isHere: boolean }> {
  const { rows } = await sql<{ count: number; isHere: boolean }>`
    select count(*)::integer as count, coalesce(bool_or(item_id = ${itemId}::uuid), false) as "isHere"
    from reports where player_id = ${playerId} and status = 'open'`.execute(db);
  return rows[0] ?? { count: 0, isHere: false };
}

export type ReportRecord = {
  readonly itemId: string;
  readonly stem: string;
  readonly message: string;
  readonly status: ReportStatus;
  readonly answer: string;
  readonly reportedAt: Date;
  readonly settledAt: Date | null;
};

/** A report as its player sees it, with the category of the question. */
export type OwnReport = ReportRecord & {
  /** Language of the stem. */
  readonly language: string;
  readonly categoryCode: string;
  readonly categoryNames: Names;
};

/**
 * A page of a player's reports, latest first, with the question as it was reported: in the language of the player's
 * pages, else the default one.
 */
export async function listReports(
  db: Db,
  page: { readonly playerId: string; readonly offset: number; readonly limit: number },
): Promise<readonly OwnReport[]> {
  const { rows } = await sql<OwnReport>`
    select report.item_id as "itemId", text.stem, report.message, report.status, report.answer,
      report.reported_at as "reportedAt", report.settled_at as "settledAt",
      text.language, category.code as "categoryCode", category.names as "categoryNames"
    from (
      select * from reports where player_id = ${page.playerId}
      order by reported_at desc, report_id limit ${page.limit} offset ${page.offset}
    ) report
    join items item on item.item_id = report.item_id
    join categories category on category.category_id = item.category_id
    cross join lateral (
      select body ->> 'stem' as stem, item_versions.language from item_versions
      left join languages on languages.code = item_versions.language
      where item_versions.item_id = report.item_id and item_versions.version = report.version
      order by item_versions.language = (select web_language from players where player_id = ${page.playerId})
        desc nulls last, is_default desc nulls last, item_versions.language
      limit 1
    ) text
    order by report.reported_at desc, report.report_id`.execute(db);
  return rows;
}

/** How many reports a player has filed. */
export async function countReports(db: Db, playerId: string): Promise<number> {
  const { total } = await db
    .selectFrom("reports")
    .select(sql<number>`count(*)::integer`.as("total"))
    .where("player_id", "=", playerId)
    .executeTakeFirstOrThrow();
  return total;
}

/** A report as an editor sees it. */
export type FiledReport = ReportRecord & {
  readonly reportId: string;
  readonly playerId: string;
  readonly packId: string;
  /** The author's id of the question inside its pack. */
  readonly sourceId: string;
  readonly version: number;
  readonly currentVersion: number;
};

/** A page of the reports in a state, oldest first, after the report `cursor`. */
export async function listReportsThat(
  db: Db,
  page: { readonly status: ReportStatus; readonly cursor: string | null; readonly limit: number },
): Promise<readonly FiledReport[]> {
  const { rows } = await sql<FiledReport>`
    select report.report_id as "reportId", report.player_id as "playerId", report.item_id as "itemId",
      item.pack_id as "packId", item.source_id as "sourceId", report.version, item.current_version as "currentVersion",
      text.stem, report.message, report.status, report.answer, report.reported_at as "reportedAt",
      report.settled_at as "settledAt"
    from reports report
    join items item on item.item_id = report.item_id
    cross join lateral (
      select body ->> 'stem' as stem from item_versions
      left join languages on languages.code = item_versions.language
      where item_versions.item_id = report.item_id and item_versions.version = report.version
      order by is_default desc nulls last, item_versions.language limit 1
    ) text
    where report.status = ${page.status} and (${page.cursor}::uuid is null or (report.reported_at, report.report_id) >
      (select reported_at, report_id from reports where report_id = ${page.cursor}::uuid))
    order by report.reported_at, report.report_id limit ${page.limit}`.execute(db);
  return rows;
}

/** How many reports are in a state. */
export async function countReportsThat(db: Db, status: ReportStatus): Promise<number> {
  const { total } = await db
    .selectFrom("reports")
    .select(sql<number>`count(*)::integer`.as("total"))
    .where("status", "=", status)
    .executeTakeFirstOrThrow();
  return total;
}

/** Settles an open report with an answer to the reporter; tells who that is. Undefined when no open one has this id. */
export async function settleReport(
  db: Db,
  settled: {
    readonly reportId: string;
    readonly status: Exclude<ReportStatus, "open">;
    readonly answer: string;
    readonly at: Date;
  },
): Promise<string | undefined> {
  const row = await db
    .updateTable("reports")
    .set({ status: settled.status, answer: settled.answer, settled_at: settled.at })
    .where("report_id", "=", settled.reportId)
    .where("status", "=", "open")
    .returning("player_id")
    .executeTakeFirst();
  return row?.player_id;
}
