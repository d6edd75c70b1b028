import { BASE_LANGUAGE } from "@crosscheck/rules/content/base-language";
import { tellOthers } from "../cluster/tell-others.ts";
import type { Db } from "../postgres/database.ts";
import { currentOf, keptBeside, type Copy } from "../postgres/kept.ts";
import { listLanguages, type LanguageRecord } from "../settings/setting-queries.ts";
import { checkText } from "./check-text.ts";
import { toInterfaceTexts, type InterfaceTexts, type TextsByLanguage } from "./interface-texts.ts";
import { listOwnTexts, stampOfTexts, type OwnText } from "./text-queries.ts";

/** Longest age of the texts a page may have (ms), where another process could not tell of a change. */
const MAX_AGE_MS = 1_000;

/** Interface texts as they are now: what ships, and over it what operators have written. */
export type TextsSource = {
  /** Of every language the interface has; the same object as long as nothing has changed. */
  readonly current: () => Promise<TextsByLanguage>;
  /** What was read last, for who cannot wait for the database. */
  readonly last: () => TextsByLanguage;
};

type Read = { readonly stamp: string; readonly texts: TextsByLanguage };
/** What was read last stays when the copy is dropped: it may still be right. */
const createCopy = (): Copy<Read> & { read?: Read } => ({});

export function createTextsSource(
  db: Db,
  { shipped, nowMs }: { readonly shipped: TextsByLanguage; readonly nowMs: () => number },
): TextsSource {
  const copy = keptBeside(db, createCopy);

  async function read(): Promise<Read> {
    const stamp = await stampOfTexts(db);
    if (copy.read?.stamp === stamp) return copy.read;
    const [languages, own] = await Promise.all([listLanguages(db), listOwnTexts(db)]);
    return (copy.read = { stamp, texts: mergeTexts(shipped, languages, own) });
  }

  return {
    async current() {
      const { texts } = await currentOf(copy, { nowMs: nowMs(), maxAgeMs: MAX_AGE_MS }, read);
      return texts;
    },
    last: () => copy.read?.texts ?? shipped,
  };
}

/** Texts that never change, for who has no database. */
export function fixedTexts(texts: TextsByLanguage): TextsSource {
  return { current: async () => texts, last: () => texts };
}

/** Makes all processes read the texts anew. Call after the transaction that changed them. */
export function forgetTexts(db: Db): void {
  dropTexts(db);
  tellOthers(db, "texts", "");
}

/** The same for this process alone. */
export function dropTexts(db: Db): void {
  delete keptBeside(db, createCopy).last;
}

/** A text of an operator that no longer fits the English one, or that ships no more, does not count. */
function mergeTexts(
  shipped: TextsByLanguage,
  languages: readonly LanguageRecord[],
  own: readonly OwnText[],
): TextsByLanguage {
  const english = shipped.get(BASE_LANGUAGE);
  if (english === undefined) return shipped;
  // English too where nobody chooses it: it is what is said where a language is not there.
  const inUse = languages.filter(({ isInterface, code }) => isInterface || code === BASE_LANGUAGE);
  return new Map(
    inUse.map(({ code, locale }) => {
      const fitting = own.flatMap(({ language, id, text }) => {
        const base = english.texts[id];
        if (language !== code || text === null || base === undefined) return [];
        return checkText(text, base, locale) === null ? [[id, text] as const] : [];
      });
      return [code, withOwn(shipped.get(code) ?? english, fitting)] as const;
    }),
  );
}

function withOwn(base: InterfaceTexts, own: readonly (readonly [string, string])[]): InterfaceTexts {
  if (own.length === 0) return base;
  return toInterfaceTexts(Object.entries({ ...base.texts, ...Object.fromEntries(own) }));
}
