import type { getLanguages, getSystemLanguageList } from "@crosscheck/contract/actions/settings";
import type { Handler } from "../calls/handle.ts";
import type { Settings } from "../settings/settings.ts";
import type { TextsByLanguage } from "./interface-texts.ts";
import type { TextsSource } from "./texts-source.ts";
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

/**
 * Languages that players may have the interface in: those with texts that are switched on, and only the default one
 * while language mode is off.
 */
export function interfaceLanguages(
  languages: readonly LanguageRecord[],
  texts: Pick<TextsByLanguage, "has">,
  { languageMode }: Pick<Settings, "languageMode">,
): readonly LanguageRecord[] {
  const known = languages.filter(({ isInterface, code }) => isInterface && texts.has(code));
  if (languageMode) return known;
  const standard = known.find(({ isDefault }) => isDefault) ?? known[0];
  return standard === undefined ? [] : [standard];
}

export const createGetSystemLanguageList =
  ({ current }: TextsSource): Handler<typeof getSystemLanguageList> =>
  async ({ db, settings }) => {
    const languages = interfaceLanguages(await listLanguages(db), await current(), settings);
    return { data: languages.map(toLanguage), total: languages.length };
  };
