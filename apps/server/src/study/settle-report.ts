import { refuse } from "@crosscheck/contract";
import type { listReports, settleReport as settleAction } from "@crosscheck/contract/operators/reports";
import type { OperatorHandler } from "../calls/operate.ts";
import { tellPlayers } from "../notices/tell-players.ts";
import { toPage } from "../calls/page.ts";
import { countReportsThat, listReportsThat, settleReport } from "./report-queries.ts";

const STATUS = { accept: "accepted", decline: "declined" } as const;

export const handleListReports: OperatorHandler<typeof listReports> = async ({ db, input }) => {
  const { status, cursor = null, limit } = input;
  const rows = (await listReportsThat(db, { status, cursor, limit: limit + 1 })).map((one) => ({
    report_id: one.reportId,
    player_id: one.playerId,
    question_id: one.itemId,
    pack_id: one.packId,
    source_id: one.sourceId,
    version: one.version,
    current_version: one.currentVersion,
    stem: one.stem,
    message: one.message,
    status: one.status,
    answer: one.answer,
    reported_at: one.reportedAt.toISOString(),
    settled_at: one.settledAt?.toISOString() ?? null,
  }));
  return {
    data: toPage(rows, limit, (row) => row.report_id),
    total: await countReportsThat(db, status),
    audit: { subject: null },
  };
};

export const handleSettleReport: OperatorHandler<typeof settleAction> = async ({ db, nowMs, input }) => {
  const reportId = input.report_id.toLowerCase();
  const status = STATUS[input.verdict];
  const { answer } = input;
  const at = new Date(nowMs);
  const playerId = await settleReport(db, { reportId, status, answer, at });
  if (playerId === undefined) return refuse("no_data");
  const params = { report_id: reportId, verdict: status };
  await tellPlayers(db, [{ kind: "report_settled", playerId, params }], at);
  return {
    data: { report_id: reportId, status },
    message: "updated",
    audit: { subject: reportId, before: { status: "open" }, after: { status } },
  };
};
