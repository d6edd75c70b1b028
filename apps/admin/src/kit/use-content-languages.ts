import { useMemo } from "react";
import { useMay } from "../data/session.ts";
import { directionOf, LOCALES } from "../texts/locale.ts";
import { useAnswer } from "./use-answer.ts";

/** A language that something is written in for players. */
export type ContentLanguage = {
  readonly language: string;
  /** As its speakers write it. */
  readonly name: string;
  readonly direction: "ltr" | "rtl" | "auto";
  /** Whether questions are played in it. */
  readonly isPlayed: boolean;
};

/** Until the server has said which there are, and for whoever may not ask it. */
const SHIPPED: readonly ContentLanguage[] = LOCALES.map(({ locale, name }) => ({
  language: locale,
  name,
  direction: directionOf(locale),
  isPlayed: true,
}));

/** Every language of the site, the default one first. */
export function useContentLanguages(): readonly ContentLanguage[] {
  const may = useMay();
  const { data } = useAnswer("list_languages", { limit: 200 }, { isOff: !may("list_languages") });
  return useMemo(
    () =>
      data?.rows.map(({ language, own_name: name, is_rtl: isRtl, is_content: isPlayed }) => ({
        language,
        name,
        direction: isRtl ? ("rtl" as const) : ("ltr" as const),
        isPlayed,
      })) ?? SHIPPED,
    [data],
  );
}

/** The languages to write something in: those that are played, and what it is written in already. */
export function writtenIn(
  languages: readonly ContentLanguage[],
  texts: Readonly<Record<string, unknown>>,
): readonly ContentLanguage[] {
  const known = languages.filter(({ language, isPlayed }) => isPlayed || language in texts);
  const others = Object.keys(texts).filter((code) => !known.some(({ language }) => language === code));
  return [...known, ...others.map(unknownLanguage)];
}

/** One of them by its code. */
export function languageOf(languages: readonly ContentLanguage[], code: string): ContentLanguage {
  return languages.find(({ language }) => language === code) ?? unknownLanguage(code);
}

function unknownLanguage(code: string): ContentLanguage {
  return { language: code, name: code, direction: "auto", isPlayed: false };
}
