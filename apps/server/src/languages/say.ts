import { setupI18n, type I18n, type Messages } from "@lingui/core";
import type { TextsByLanguage } from "./interface-texts.ts";
import type { TextsSource } from "./texts-source.ts";

/** Values of the holes of a text. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Says an interface text in a language by code; in English for a language without texts. */
export type Say = (language: string | null, id: string, values?: TextValues) => string;

const DEFAULT_LANGUAGE = "en";

/**
 * Interface texts as sentences, for what the server says itself; numbers in western digits as on the screens. They are
 * those that were read last: `current` is asked first where a change must be seen at once.
 */
export function createSay({ last }: Pick<TextsSource, "last">): Say {
  const sayings = new WeakMap<TextsByLanguage, Say>();
  return (...said) => {
    const texts = last();
    const say = sayings.get(texts) ?? sayIn(texts);
    sayings.set(texts, say);
    return say(...said);
  };
}

function sayIn(texts: TextsByLanguage): Say {
  const speakers = new Map<string, I18n>();

  function speakerOf(code: string): I18n {
    const known = speakers.get(code);
    if (known !== undefined) return known;
    // Compiled by Lingui itself (interface-texts.ts); its type got lost in JSON.
    const messages = texts.get(code)?.messages as Messages | undefined;
    const locale = `${code}-u-nu-latn`;
    const speaker = setupI18n({ locale, messages: { [locale]: messages ?? {} } });
    speakers.set(code, speaker);
    return speaker;
  }

  return (language, id, values = {}) => {
    const code = language !== null && texts.has(language) ? language : DEFAULT_LANGUAGE;
    return speakerOf(code)._(id, values);
  };
}
