import { PHRASES } from "./phrases.ts";

/** Words of a text that say what it is about; where the language has no list of the others, all of them. */
export function contentWords(text: string, language: string): ReadonlySet<string> {
  const words =
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+(?:[.'’-][\p{L}\p{M}\p{N}]+)*/gu) ?? [];
  const fillers = PHRASES[language]?.fillers;
  return new Set(words.filter((word) => fillers?.has(word) !== true));
}
