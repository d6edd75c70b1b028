import { refuse } from "@crosscheck/contract";
import { SETTING_TYPES, type getSettings } from "@crosscheck/contract/actions/settings";
import type { Handler } from "../handle.ts";
import { findPage, listLanguages } from "./setting-queries.ts";

/** Public pages of one language by the allow-list of the contract. */
export const handleGetSettings: Handler<typeof getSettings> = async ({ db, settings, input }) => {
  const languages = await listLanguages(db);
  const language =
    languages.find((row) => row.id === input.language_id) ?? languages.find((row) => row.isDefault) ?? languages[0];
  const types = input.type === undefined ? SETTING_TYPES : [input.type];
  const entries = await Promise.all(
    types.map(async (type) => {
      const text = type === "app_name" ? settings.appName : await findPage(db, type, language?.code ?? "en");
      return text === undefined ? [] : [[type, text] as const];
    }),
  );
  const found = entries.flat();
  return found.length === 0 ? refuse("no_data") : { data: Object.fromEntries(found) };
};
