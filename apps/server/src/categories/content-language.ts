import type { Caller } from "../calls/handle.ts";
import type { LanguageRecord } from "../settings/setting-queries.ts";

/** The language of the questions a call is about. */
export type ContentLanguage = {
  readonly code: string;
  /** Id to answer; 0 while language mode is off (spec §9). */
  readonly id: number;
  /** Language of names that the asked one does not have, and of content where the player allows it. */
  readonly defaultCode: string;
  readonly defaultId: number;
  /** Languages content may be in, the asked one first: also the default one where the player allows it (contract §7). */
  readonly codes: readonly string[];
};

/** The asked language if it has content and language mode is on, else the default one. */
export function contentLanguage(
  languages: readonly LanguageRecord[],
  asked: {
    readonly languageId: number | undefined;
    readonly languageMode: boolean;
    /** Who asks; nobody allows anything. */
    readonly caller?: Caller | undefined;
  },
): ContentLanguage {
  const standard = languages.find((language) => language.isDefault) ?? languages[0];
  if (standard === undefined) throw new Error("there is no language; migration 0005 adds two");
  const wanted = asked.languageMode
    ? languages.find((language) => language.isContent && language.id === asked.languageId)
    : undefined;
  const { code, id } = wanted ?? standard;
  const isAlsoDefault = asked.caller?.kind === "player" && asked.caller.alsoDefaultLanguage;
  return {
    code,
    id: asked.languageMode ? id : 0,
    defaultCode: standard.code,
    defaultId: asked.languageMode ? standard.id : 0,
    codes: isAlsoDefault ? [...new Set([code, standard.code])] : [code],
  };
}
