import type { getLanguages, getSystemLanguageList } from "@crosscheck/contract/actions/settings";
import type { Handler } from "../calls/handle.ts";
import { listLanguages, type LanguageRecord } from "../settings/setting-queries.ts";

/** Id and name of the only content language while language mode is off. Spec §9. */
export const SINGLE_LANGUAGE = { id: 0, language: "english" } as const;

/** A language as clients see it. */
export function toLanguage(row: LanguageRecord) {
  return {
    id: row.id,
    language: row.name,
    code: row.code,
    locale: row.locale,
    is_rtl: row.isRtl,
    default_active: row.isDefault,
  };
}

export const handleGetLanguages: Handler<typeof getLanguages> = async ({ db, settings, input }) => {
  const languages = (await listLanguages(db)).filter((row) => row.isContent);
  if (!settings.languageMode) {
    const english = languages.find((row) => row.isDefault) ?? languages[0];
    return { data: english === undefined ? [] : [{ ...toLanguage(english), ...SINGLE_LANGUAGE }], total: 1 };
  }
  const asked = languages.filter((row) => input.language_id === undefined || row.id === input.language_id);
  return { data: asked.map(toLanguage), total: asked.length };
};

export const handleGetSystemLanguageList: Handler<typeof getSystemLanguageList> = async ({ db }) => {
  const languages = await listLanguages(db);
  return { data: languages.map(toLanguage), total: languages.length };
};
