import { refuse } from "@crosscheck/contract";
import { SETTING_TYPES, type getSettings } from "@crosscheck/contract/actions/settings";
import type { Handler } from "../calls/handle.ts";
import { languageOrDefault } from "../languages/language-or-default.ts";
import type { PublicPages } from "../settings/public-pages.ts";
import { listLanguages } from "../settings/setting-queries.ts";

/** Makes the handler of get_settings: public pages of one language, by the allow-list of the contract. */
export function createGetSettings(pages: PublicPages): Handler<typeof getSettings> {
  return async ({ db, settings, input }) => {
    const language = languageOrDefault(await listLanguages(db), input.language_id);
    const types = input.type === undefined ? SETTING_TYPES : [input.type];
    const entries = await Promise.all(
      types.map(async (type) => {
        const text =
          type === "app_name"
            ? settings.appName
            : await pages(db, settings, { type, language: language.code });
        return text === undefined ? [] : [[type, text] as const];
      }),
    );
    const found = entries.flat();
    return found.length === 0 ? refuse("no_data") : { data: Object.fromEntries(found) };
  };
}
