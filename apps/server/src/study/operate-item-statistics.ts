import { refuse } from "@crosscheck/contract";
import type {
  getItemStatistics,
  listItemsByStatistics,
} from "@crosscheck/contract/operators/item-statistics";
import type { Item } from "@crosscheck/rules/questions/item";
import type { OperatorHandler } from "../calls/operate.ts";
import { toPage } from "../calls/page.ts";
import { listVersions } from "../content/item-queries.ts";
import {
  countItemFigures,
  findItemDetails,
  listItemFigures,
  type ItemDetails,
  type ItemFigures,
} from "./item-statistics-queries.ts";

export const handleGetItemStatistics: OperatorHandler<typeof getItemStatistics> = async ({ db, input }) => {
  const itemId = input.question_id.toLowerCase();
  const found = await findItemDetails(db, { itemId, version: input.version ?? null });
  if (found === undefined) return refuse("no_data");
  const versions = await listVersions(db, itemId);
  const item = versions.find(({ version, stem }) => version === found.version && stem === found.stem);
  const data = {
    ...toFigures(found),
    current_version: found.currentVersion,
    versions: [...found.versions],
    median_seconds: found.medianSeconds,
    timed_answers: found.timedAnswers,
    options: toOptions(found, item),
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

/** Options as they are written, with how often each was chosen; one that is written no more is told by its id. */
function toOptions({ options }: ItemDetails, item: Item | undefined) {
  const chosen = new Map(options.map(({ option, answers }) => [option, answers]));
  const written = (item?.options ?? []).map(({ id, text }) => ({
    option: id,
    text,
    is_key: item?.key.includes(id) ?? false,
    answers: chosen.get(id) ?? 0,
  }));
  const others = options
    .filter(({ option }) => !written.some((one) => one.option === option))
    .map(({ option, answers }) => ({ option, text: option, is_key: false, answers }));
  return [...written, ...others].toSorted((one, other) => other.answers - one.answers);
}

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
