import { refuse } from "@crosscheck/contract";
import type {
  getItemStatistics,
  listItemsByStatistics,
} from "@crosscheck/contract/operators/item-statistics";
import type { OperatorHandler } from "../calls/operate.ts";
import { toPage } from "../calls/page.ts";
import {
  countItemFigures,
  findItemDetails,
  listItemFigures,
  type ItemFigures,
} from "./item-statistics-queries.ts";

export const handleGetItemStatistics: OperatorHandler<typeof getItemStatistics> = async ({ db, input }) => {
  const itemId = input.question_id.toLowerCase();
  const found = await findItemDetails(db, { itemId, version: input.version ?? null });
  if (found === undefined) return refuse("no_data");
  const data = {
    ...toFigures(found),
    current_version: found.currentVersion,
    versions: [...found.versions],
    median_seconds: found.medianSeconds,
    timed_answers: found.timedAnswers,
    options: [...found.options],
  };
  return { data, audit: { subject: itemId } };
};

export const handleListItemsByStatistics: OperatorHandler<typeof listItemsByStatistics> = async ({
  db,
  input,
}) => {
  const { sort, category_id: categoryId = null, min_answers: minAnswers, cursor = null, limit } = input;
  const page = { sort, categoryId, minAnswers, cursor, limit: limit + 1 };
  const rows = (await listItemFigures(db, page)).map(toFigures);
  return {
    data: toPage(rows, limit, (row) => row.question_id),
    total: await countItemFigures(db, page),
    audit: { subject: null },
  };
};

function toFigures(one: ItemFigures) {
  return {
    question_id: one.itemId,
    pack_id: one.packId,
    source_id: one.sourceId,
    version: one.version,
    stem: one.stem,
    met: one.met,
    answers: one.answers,
    correct: one.correct,
    facility: one.facility,
    discrimination: one.discrimination,
    discrimination_answers: one.rested,
    reports: one.reports,
    open_reports: one.openReports,
  };
}
