import { CATEGORY_TYPES } from "@crosscheck/contract/actions/categories";
import type { getWebHomeSettings } from "@crosscheck/contract/actions/settings";
import type { z } from "zod";
import { VISITOR, toCategoryRow } from "../categories/category-rows.ts";
import { contentLanguage } from "../categories/content-language.ts";
import { currentCatalogue } from "../content/catalogue.ts";
import type { CallContext, Handler } from "../handle.ts";

/** Spec §9: the language of home when no known one is chosen. */
const HOME_LANGUAGE_ID = 14;

/**
 * What home shows beside the player's own data: the subjects there are questions for. A language without content
 * shows the default one's (contract §4: home falls back to language 14, then to the default).
 */
export async function loadWebHome(
  { db, nowMs, settings }: Pick<CallContext, "db" | "nowMs" | "settings">,
  languageId: number,
): Promise<z.output<typeof getWebHomeSettings.output>> {
  const { categories, languages } = await currentCatalogue(db, nowMs);
  const isKnown = languages.some((one) => one.isContent && one.id === languageId);
  const language = contentLanguage(languages, {
    languageId: isKnown ? languageId : HOME_LANGUAGE_ID,
    languageMode: settings.languageMode,
  });
  const rowsIn = (code: string) =>
    categories
      .filter((category) => category.type === CATEGORY_TYPES.quiz_zone)
      .flatMap((category) => toCategoryRow(category, { ...VISITOR, language: { ...language, code } }) ?? []);
  const own = rowsIn(language.code);
  const rows = own.length > 0 ? own : rowsIn(language.defaultCode);
  return {
    language_id: language.id,
    question_count: rows.reduce((sum, row) => sum + row.no_of_que, 0),
    subjects: rows.map(({ slug, category_name, image, no_of_que, pack }) => ({
      slug,
      name: category_name,
      image,
      no_of_que,
      pack,
    })),
  };
}

export const handleGetWebHomeSettings: Handler<typeof getWebHomeSettings> = async (call) => ({
  data: await loadWebHome(call, call.input.language_id),
});
