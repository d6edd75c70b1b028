import type { LanguageRecord } from "../settings/setting-queries.ts";

/** The language of the questions a call is about. */
export type ContentLanguage = {
  readonly code: string;
  /** Id to answer; 0 while language mode is off (spec §9). */
  readonly id: number;
  /** Language of names and levels that the asked one does not have. */
  readonly defaultCode: string;
  readonly defaultId: number;
};

/** The asked language if it has content and language mode is on, else the default one. */
export function contentLanguage(
  languages: readonly LanguageRecord[],
  asked: { readonly languageId: number | undefined; readonly languageMode: boolean },
): ContentLanguage {
  const standard = languages.find((language) => language.isDefault) ?? languages[0];
  if (standard === undefined) throw new Error("there is no language; migration 0005 adds two");
  if (!asked.languageMode) return { code: standard.code, id: 0, defaultCode: standard.code, defaultId: 0 };
  const wanted = languages.find((language) => language.isContent && language.id === asked.languageId);
  const { code, id } = wanted ?? standard;
  return { code, id, defaultCode: standard.code, defaultId: standard.id };
}
