import type { Actions } from "@crosscheck/contract";
import { faceOf } from "@crosscheck/rules/content/subject-faces";
import type { Handler } from "../calls/handle.ts";
import { currentCatalogue } from "../content/catalogue.ts";
import { nameIn } from "../content/names.ts";
import { readHiddenItems } from "./hidden-items.ts";
import { countReports, listReports } from "./report-queries.ts";

/** What the editors answered may name the right option: it is left out while the question is in play. */
export const handleGetReports: Handler<Actions["get_reports"]> = async (call) => {
  const { db, nowMs, caller, input } = call;
  const { offset, limit } = input;
  const [reports, total, { languages }] = await Promise.all([
    listReports(db, { playerId: caller.playerId, offset, limit }),
    countReports(db, caller.playerId),
    currentCatalogue(db, nowMs),
  ]);
  const hidden = await readHiddenItems(call, caller.playerId);
  const rows = reports.map((report) => ({
    question_id: report.itemId,
    category_name: nameIn(report.categoryNames, report.language, languages[0]?.code ?? ""),
    face: faceOf(report.categoryCode),
    stem: report.stem,
    message: report.message,
    status: report.status,
    answer: hidden.has(report.itemId) ? "" : report.answer,
    reported_at: report.reportedAt.toISOString(),
    settled_at: report.settledAt?.toISOString() ?? null,
  }));
  return { data: rows, total };
};
