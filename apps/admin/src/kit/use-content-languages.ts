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
  /** Whether players may read the site in it. */
  readonly isRead: boolean;
};

/** Until the server has said which there are, and for whoever may not ask it. */
const SHIPPED: readonly ContentLanguage[] = LOCALES.map(({ locale, name }) => ({
  language: locale,
  name,
  direction: directionOf(locale),
  isPlayed: true,
  isRead: true,
}));

/** Every language of the site, the default one first. */
export function useContentLanguages(): readonly ContentLanguage[] {
  const may = useMay();
  const { data } = useAnswer("list_languages", { limit: 200 }, { isOff: !may("list_languages") });
  return useMemo(
    () =>
      data?.rows.map((row) => ({
        language: row.language,
        name: row.own_name,
        direction: row.is_rtl ? ("rtl" as const) : ("ltr" as const),
        isPlayed: row.is_content,
        isRead: row.is_interface,
      })) ?? SHIPPED,
    [data],
  );
}

type Texts = Readonly<Record<string, unknown>>;

/** The languages to write questions in: those that are played, and what it is written in already. */
export function writtenIn(languages: readonly ContentLanguage[], texts: Texts): readonly ContentLanguage[] {
  return withThose(
    languages.filter(({ isPlayed, language }) => isPlayed || language in texts),
    texts,
  );
}

/** The languages to name and announce something in: what stands on pages is read in all that they have. */
export function namedIn(languages: readonly ContentLanguage[], texts: Texts): readonly ContentLanguage[] {
  return withThose(
    languages.filter(({ isPlayed, isRead, language }) => isPlayed || isRead || language in texts),
    texts,
  );
}

/** Those that the site knows no more stay too, so that nothing is lost. */
function withThose(known: readonly ContentLanguage[], texts: Texts): readonly ContentLanguage[] {
  const others = Object.keys(texts).filter((code) => !known.some(({ language }) => language === code));
  return [...known, ...others.map(unknownLanguage)];
}

/** One of them by its code. */
export function languageOf(languages: readonly ContentLanguage[], code: string): ContentLanguage {
  return languages.find(({ language }) => language === code) ?? unknownLanguage(code);
}

function unknownLanguage(code: string): ContentLanguage {
  return { language: code, name: code, direction: "auto", isPlayed: false, isRead: false };
}
