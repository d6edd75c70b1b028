import type { LanguageRecord } from "../settings/setting-queries.ts";

/** The language with this id, else the default one (contract §4: home falls back to 14, then to the default). */
export function languageOrDefault(
  languages: readonly LanguageRecord[],
  languageId: number | undefined,
): LanguageRecord {
  const language =
    languages.find((row) => row.id === languageId) ?? languages.find((row) => row.isDefault) ?? languages[0];
  if (language === undefined) throw new Error("there is no language; migration 0005 adds two");
  return language;
}
