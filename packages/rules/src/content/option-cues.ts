import { contentWords } from "./content-words.ts";
import { PHRASES } from "./phrases.ts";

type Options = { readonly options: readonly { readonly text: string }[] };

const NUMBER = /[-−+]?\d+(?:\.\d+)?/gu;

/** Characters of each option. */
export function lengthsOf({ options }: Options): readonly number[] {
  return options.map(({ text }) => [...text.trim()].length);
}

/** The number of each option where the options differ in one number and in nothing else; null elsewhere. */
export function numbersOf({ options }: Options): readonly number[] | null {
  const found = options.map(({ text }) => text.match(NUMBER) ?? []);
  if (found.some((numbers) => numbers.length !== 1)) return null;
  const around = new Set(options.map(({ text }) => text.toLowerCase().replaceAll(NUMBER, "#")));
  if (around.size > 1) return null;
  return found.map(([number = ""]) => Number(number.replace("−", "-")));
}

/** How often the content words of each option stand in the others: the wrong ones are often made from the right one. */
export function sharedWordsOf({ options }: Options, language: string): readonly number[] {
  const words = options.map(({ text }) => contentWords(text, language));
  return words.map((own, at) =>
    words.reduce((sum, other, place) => sum + (place === at ? 0 : own.intersection(other).size), 0),
  );
}

/** Whether each option has a word that admits no exception (always, never, only …). */
export function absolutesOf({ options }: Options, language: string): readonly boolean[] {
  const absolute = PHRASES[language]?.absolute;
  return options.map(({ text }) => absolute?.test(text) === true);
}
