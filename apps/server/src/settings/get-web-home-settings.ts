import type { getWebHomeSettings } from "@crosscheck/contract/actions/settings";
import type { z } from "zod";
import { listCategoryRows } from "../categories/category-rows.ts";
import type { Handler } from "../handle.ts";
import { languageOrDefault } from "../languages/language-or-default.ts";
import type { Db } from "../postgres/database.ts";
import { listLanguages } from "./setting-queries.ts";
import type { Settings } from "./settings.ts";

/** What home shows beside the player's own data: the subjects there are questions for. */
export async function loadWebHome(
  db: Db,
  settings: Settings,
  languageId: number,
): Promise<z.output<typeof getWebHomeSettings.output>> {
  const language = languageOrDefault(await listLanguages(db), languageId);
  const rows = await listCategoryRows(db, { type: 1, language: language.code, playerId: null, settings });
  return {
    language_id: language.id,
    question_count: rows.reduce((sum, row) => sum + row.no_of_que, 0),
    subjects: rows.map(({ slug, category_name, image, no_of_que }) => ({
      slug,
      name: category_name,
      image,
      no_of_que,
    })),
  };
}

export const handleGetWebHomeSettings: Handler<typeof getWebHomeSettings> = async ({
  db,
  settings,
  input,
}) => ({
  data: await loadWebHome(db, settings, input.language_id),
});
