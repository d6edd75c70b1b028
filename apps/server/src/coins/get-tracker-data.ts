import type { Actions, OutputOf } from "@crosscheck/contract";
import type { Handler } from "../calls/handle.ts";
import { currentCatalogue } from "../content/catalogue.ts";
import { nameIn } from "../content/names.ts";
import { titleFor, type Reader } from "../content/reader.ts";
import { countEntries, listEntries, type Direction, type HistoryRecord } from "./history-queries.ts";

type Row = OutputOf<Actions["get_tracker_data"]>[number];
const DIRECTIONS: Readonly<Record<number, Direction>> = { 1: "income", 2: "expense" };

export const handleGetTrackerData: Handler<Actions["get_tracker_data"]> = async (call) => {
  const { db, caller, nowMs, input } = call;
  const { playerId } = caller;
  const direction = DIRECTIONS[input.type ?? 0] ?? "all";
  const [entries, total, catalogue] = await Promise.all([
    listEntries(db, { playerId, direction, offset: input.offset, limit: input.limit }),
    countEntries(db, { playerId, direction }),
    currentCatalogue(db, nowMs),
  ]);
  const reader = { language: input.language ?? caller.pageLanguage, catalogue };
  return {
    data: entries.map((entry) => ({
      id: entry.entryNumber,
      type: entry.reason,
      title_params: toParams(entry, reader),
      points: entry.coins,
      balance_after: entry.balanceAfter,
      status: entry.coins > 0 ? 0 : 1,
      date: entry.bookedAt.toISOString(),
    })),
    total,
  };
};

function toParams(entry: HistoryRecord, reader: Reader): Row["title_params"] {
  const { language, catalogue } = reader;
  if (entry.mode !== null) {
    return {
      mode: entry.mode,
      ...(entry.title === null
        ? {}
        : { name: titleFor(reader, { title: entry.title, names: entry.names ?? undefined }) }),
      ...(entry.isFinished ? { attempt_id: entry.reference } : {}),
    };
  }
  if (entry.contestName !== null) return { name: entry.contestName, contest_id: entry.reference };
  if (entry.reason !== "premium_unlock") return {};
  const category = catalogue.categories.find(({ id }) => id === entry.reference);
  if (category === undefined) return {};
  const defaultCode = catalogue.languages[0]?.code ?? "en";
  return {
    name: nameIn(category.names, language ?? defaultCode, defaultCode),
    category: { slug: category.slug, type: category.type, no_of: category.subcategories.length },
  };
}
