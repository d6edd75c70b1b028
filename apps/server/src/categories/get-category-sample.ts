import { refuse } from "@crosscheck/contract";
import type { getCategorySample } from "@crosscheck/contract/actions/categories";
import type { Handler } from "../calls/handle.ts";
import { currentCatalogue } from "../content/catalogue.ts";
import { listDrawable } from "../content/item-index.ts";
import { listCurrentItems } from "../content/item-queries.ts";
import { contentLanguage } from "./content-language.ts";
import { findCataloguePlace } from "./viewer.ts";

/** Kinds that a stem and a few lines of text show whole. */
const KINDS = ["single"] as const;
/** So many in a row may have left play since the index was read. */
const MOST_GONE = 20;

/**
 * The same question for everybody and every time, so that asking again shows no second one; options by their text, since
 * the order of the pack might tell something.
 */
export const handleGetCategorySample: Handler<typeof getCategorySample> = async (call) => {
  const { db, nowMs, caller, input, settings } = call;
  const catalogue = await currentCatalogue(db, nowMs);
  const found = findCataloguePlace(catalogue, input.category, undefined);
  if (found === undefined) return refuse("no_data");
  const language = contentLanguage(catalogue.languages, {
    languageId: input.language_id,
    languageMode: settings.languageMode,
    caller,
  });
  for (const code of new Set([...language.codes, language.defaultCode])) {
    const from = { categoryId: found.category.id, subcategoryId: null, language: code, kinds: KINDS };
    const first = (await listDrawable(db, from, nowMs)).flat().toSorted().slice(0, MOST_GONE);
    const [item] = first.length === 0 ? [] : await listCurrentItems(db, first, [code]);
    if (item === undefined) continue;
    const options = item.options.map(({ text }) => text).toSorted();
    return { data: { category: found.category.slug, question: item.stem, options } };
  }
  return refuse("no_data");
};
