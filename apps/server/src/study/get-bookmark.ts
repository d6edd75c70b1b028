import type { Actions } from "@crosscheck/contract";
import { readItems } from "../attempts/engine/read-items.ts";
import { contentLanguage } from "../categories/content-language.ts";
import { currentCatalogue } from "../content/catalogue.ts";
import type { Handler } from "../calls/handle.ts";
import { listBookmarks } from "./bookmark-queries.ts";
import { readHiddenItems } from "./hidden-items.ts";
import { listStudyItems } from "./note-queries.ts";
import { toStudyCard } from "./study-card.ts";

/** Bookmarks with their answers; those whose answer may not be told now are left out and not counted. */
export const handleGetBookmark: Handler<Actions["get_bookmark"]> = async (call) => {
  const { db, settings, nowMs, caller, input } = call;
  const bookmarks = await listBookmarks(db, caller.playerId, input.type ?? null);
  const hidden = await readHiddenItems(call, caller.playerId);
  const shown = bookmarks.filter(({ itemId }) => !hidden.has(itemId));
  const page = shown.slice(input.offset, input.offset + input.limit);

  const { languages } = await currentCatalogue(db, nowMs);
  const { languageMode } = settings;
  const language = contentLanguage(languages, { languageId: input.language_id, languageMode });
  const kept = await listStudyItems(db, {
    playerId: caller.playerId,
    itemIds: page.map(({ itemId }) => itemId),
    language: language.code,
    defaultLanguage: language.defaultCode,
  });
  const items = new Map((await readItems(db, kept)).map((item) => [item.itemId, item]));
  const keptById = new Map(kept.map((record) => [record.itemId, record]));
  const cards = page.flatMap(({ itemId }) => {
    const [record, item] = [keptById.get(itemId), items.get(itemId)];
    return record && item ? [toStudyCard(record, item, language)] : [];
  });
  return { data: cards, total: shown.length };
};
