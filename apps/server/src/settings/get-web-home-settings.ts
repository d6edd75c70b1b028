import type { getWebHomeSettings } from "@crosscheck/contract/actions/settings";
import type { z } from "zod";
import { listCategoryRows } from "../categories/category-rows.ts";
import type { Handler } from "../handle.ts";
import type { Db } from "../postgres/database.ts";
import { listLanguages, type LanguageRecord } from "./setting-queries.ts";
import type { Settings } from "./settings.ts";

/** The language with this id, else the default one (contract §4: home falls back to 14, then to the default). */
export function languageOrDefault(
  languages: readonly LanguageRecord[],
  languageId: number | undefined,
): LanguageRecord | undefined {
  return languages.find((row) => row.id === languageId) ?? languages.find((row) => row.isDefault) ?? languages[0];
}

/** What home shows beside the player's own data: the subjects there are questions for. */
export async function loadWebHome(
  db: Db,
  settings: Settings,
  languageId: number,
): Promise<z.output<typeof getWebHomeSettings.output>> {
  const language = languageOrDefault(await listLanguages(db), languageId);
  const rows = await listCategoryRows(db, { type: 1, language: language?.code ?? "en", playerId: null, settings });
  return {
    language_id: language?.id ?? 0,
    question_count: rows.reduce((sum, row) => sum + row.no_of_que, 0),
    subjects: rows.map(({ slug, category_name, image, no_of_que }) => ({
      slug,
      name: category_name,
      image,
      no_of_que,
    })),
  };
}

export const handleGetWebHomeSettings: Handler<typeof getWebHomeSettings> = async ({ db, settings, input }) => ({
  data: await loadWebHome(db, settings, input.language_id),
});
