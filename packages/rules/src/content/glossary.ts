import { type ArabicWord, foldArabic, wordsOf } from "./arabic-words.ts";
import { type ItemFault, error, warning } from "./finding.ts";
import { type PackItem, textsOf } from "./pack-item.ts";

/** How a term of the base language is said in Arabic. */
export type GlossaryTerm = {
  readonly term: string;
  /** Its other forms: plurals, verbs, spellings, words that mean the same. */
  readonly forms?: readonly string[] | undefined;
  /** Each way to say it, the best first; articles, prefixes and suffixes are understood, broken plurals and verbs are not. */
  readonly accept: readonly string[];
  /** What no text says. */
  readonly avoid?: readonly string[] | undefined;
  /** For translators. */
  readonly note?: string | undefined;
};

/** Finds the terms in an English text, each once. */
type TermFinder = (text: string) => ReadonlySet<GlossaryTerm>;
/** A form as the words that follow each other in it. */
type Phrase = readonly string[];
/** A stretch of a text. */
type Span = { readonly from: number; readonly to: number };

/** Words in brackets stand beside those in Arabic, not in their place. */
const BRACKETS = /\([^()]*\)/gu;

/** Holds translations into Arabic against a glossary. */
export function createGlossary(terms: readonly GlossaryTerm[]) {
  const accepted = new Map(terms.map((term) => [term, term.accept.map(phraseOf)]));
  const avoided = terms.flatMap((term) =>
    (term.avoid ?? []).map((form) => ({ term, phrase: phraseOf(form) })),
  );
  const findProse = createTermFinder(terms, isProse);
  const findAll = createTermFinder(terms, () => true);

  const missing = (field: string, original: string, text: string): readonly ItemFault[] => {
    const words = wordsOf(foldArabic(text));
    const leftInEnglish = findAll(text.replaceAll(BRACKETS, " "));
    return [...findProse(original)]
      .filter((term) => !leftInEnglish.has(term))
      .filter((term) => accepted.get(term)?.some((phrase) => spansOf(words, phrase).length > 0) !== true)
      .map((term) => warning("glossary", "term_missing", { field, term: term.term, accept: term.accept[0] }));
  };

  const wrong = (field: string, text: string): readonly ItemFault[] => {
    const folded = foldArabic(text);
    const words = wordsOf(folded);
    const isPartOfAccepted = (span: Span): boolean =>
      [...accepted.values()]
        .flat()
        .flatMap((phrase) => spansOf(words, phrase))
        .some((larger) => isWithin(span, larger));
    return avoided.flatMap(({ term, phrase }) =>
      spansOf(words, phrase)
        .filter((span) => !isPartOfAccepted(span))
        .map(({ from, to }) => {
          const found = folded.slice(from, to);
          return error("glossary", "term_avoided", { field, found, accept: term.accept[0] });
        }),
    );
  };

  /** Faults of one translated item. */
  const lint = (original: PackItem, item: PackItem): readonly ItemFault[] => {
    const originals = Map.groupBy(textsOf(original), ({ field }) => field);
    return [...Map.groupBy(textsOf(item), ({ field }) => field)].flatMap(([field, texts]) =>
      texts.flatMap(({ text }, at) => [
        ...missing(field, originals.get(field)?.[at]?.text ?? "", text),
        ...wrong(field, text),
      ]),
    );
  };
  return { lint };
}

/** Of terms that overlap the first counts, of those that begin together the longest. */
function createTermFinder(terms: readonly GlossaryTerm[], counts: (found: string) => boolean): TermFinder {
  const byForm = new Map(
    terms.flatMap((term) => [term.term, ...(term.forms ?? [])].map((form) => [form.toLowerCase(), term])),
  );
  const forms = [...byForm.keys()].toSorted((one, other) => other.length - one.length).map(literally);
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${forms.join("|")})(?![\p{L}\p{N}])`, "giu");
  return (text) =>
    new Set(
      [...text.matchAll(pattern)]
        .filter(([found]) => counts(found))
        .flatMap(([found]) => byForm.get(found.toLowerCase()) ?? []),
    );
}

/** A regular expression that finds this text. */
function literally(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}

/** Words in capitals are phrases of radiotelephony and abbreviations, which stay English. */
function isProse(found: string): boolean {
  return !/\p{Lu}{2}/u.test(found);
}

function phraseOf(form: string): Phrase {
  return foldArabic(form).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Where the words of a phrase follow each other, with whatever is written on to them. */
function spansOf(words: readonly ArabicWord[], phrase: Phrase): readonly Span[] {
  return words.flatMap(({ from }, at) => {
    const isHere = phrase.every((part, place) => words[at + place]?.stems.has(part) === true);
    const last = words[at + phrase.length - 1];
    return isHere && last !== undefined ? [{ from, to: last.to }] : [];
  });
}

/** Whether a span lies within a longer one. */
function isWithin(span: Span, larger: Span): boolean {
  return larger.from <= span.from && larger.to >= span.to && larger.to - larger.from > span.to - span.from;
}
