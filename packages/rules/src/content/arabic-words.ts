/** Vowel signs and the stretch of Arabic writing: neither changes which word it is. */
const MARKS = /[\p{M}\u0640]/gu;
/** Letters that are written in several ways; teh marbuta becomes the teh that it is before a suffix. */
const LETTERS: Readonly<Record<string, string>> = {
  أ: "ا",
  إ: "ا",
  آ: "ا",
  ٱ: "ا",
  ى: "ا",
  ة: "ت",
  ؤ: "ء",
  ئ: "ء",
};
const WORD = /[\p{L}\p{N}]+/gu;

/**
 * What Arabic writes on to a word, in the order in which it is taken off: at the front "and", "for the", a preposition
 * or the sign of the future, the article; at the end a pronoun, endings of case, dual and plural, of the feminine.
 */
const AFFIXES: readonly (readonly [affix: RegExp, left: string])[] = [
  [/^[وف](?=\p{L}{2})/u, ""],
  [/^لل(?=\p{L}{2})/u, ""],
  [/^[بكلس](?=\p{L}{2})/u, ""],
  [/^ال(?=\p{L}{2})/u, ""],
  [/(?<=\p{L}{2})(?:هما|ها|هم|هن|نا|ه|ك)$/u, ""],
  [/(?<=\p{L}{2})(?:ان|ين|ون|وا|ا|ي)$/u, ""],
  [/(?<=\p{L}{2})ات$/u, "ت"],
  [/(?<=\p{L}{2})ت$/u, ""],
  [/(?<=\p{L}{2})ي$/u, ""],
];

/** A word of a text and where it stands. */
export type ArabicWord = {
  readonly from: number;
  readonly to: number;
  /** The word and what it may be without its affixes. */
  readonly stems: ReadonlySet<string>;
};

/** A text in one spelling, for comparing its words: no vowel signs, one alef, one hamza. */
export function foldArabic(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(MARKS, "")
    .replaceAll(/[أإآٱىةؤئ]/gu, (letter) => LETTERS[letter] ?? letter);
}

/** The words of a folded text. What looks like an affix may belong to the word, so that each has several stems. */
export function wordsOf(folded: string): readonly ArabicWord[] {
  return [...folded.matchAll(WORD)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
    stems: stemsOf(word),
  }));
}

function stemsOf(word: string): ReadonlySet<string> {
  let stems = new Set([word]);
  for (const [affix, left] of AFFIXES) {
    stems = new Set([...stems].flatMap((stem) => [stem, stem.replace(affix, left)]));
  }
  return stems;
}
