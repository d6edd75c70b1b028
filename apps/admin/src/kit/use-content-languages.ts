import { useAnswer } from "./use-answer.ts";

/** A language that questions are written in. */
export type ContentLanguage = {
  readonly language: string;
  /** As its speakers write it. */
  readonly name: string;
  readonly direction: "ltr" | "rtl" | "auto";
  readonly isPlayed: boolean;
};

const NONE: readonly ContentLanguage[] = [];

/** Every language of the site, the default one first, with whether questions are played in it. */
export function useContentLanguages(): readonly ContentLanguage[] {
  const { data } = useAnswer("list_languages", { limit: 200 });
  return (
    data?.rows.map(({ language, own_name: name, is_rtl: isRtl, is_content: isPlayed }) => ({
      language,
      name,
      direction: isRtl ? "rtl" : "ltr",
      isPlayed,
    })) ?? NONE
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

function unknownLanguage(code: string): ContentLanguage {
  return { language: code, name: code, direction: "auto", isPlayed: false };
}
