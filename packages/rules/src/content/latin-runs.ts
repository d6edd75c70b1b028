const RIGHT_TO_LEFT = /[\u0590-\u08FF]/;
/** What stands in brackets within a formula, with one pair of brackets in it: (g × (n - 1)), (71 / 50)². */
const BRACKETED = String.raw`\((?:[\w .°%/φ+−×²³-]|\([\w .°%/φ+−×²³-]+\))+\)[²³]?`;
/**
 * Figures with their sign and unit, codes, names and mail addresses in Latin letters: FL350, QNH 1013, 3000 ft, −5 °C,
 * 5–10 kt, √36, 928 kg·m, N48°35', PPL(A), DOF/. A sign or root belongs to what follows when nothing stands right before it,
 * or the Arabic "and" alone, which has no space behind it; brackets belong to what they stand right behind, or to the formula
 * whose operator or root stands beside them; and a last stroke to the capital before it when nothing stands right behind it.
 */
const LATIN_RUN = new RegExp(
  String.raw`(?:(?:(?<=(?<![\p{L}\p{N}])و?)[+−±√-])?[A-Za-z0-9φ]|√${BRACKETED}|${BRACKETED}(?= [=×/]))` +
    String.raw`(?:[A-Za-z0-9 .,:@°%/'’′φ+−±–×=²³√-]|(?<=[A-Za-z])·(?=[A-Za-z])|(?<=[A-Za-z0-9])\([A-Za-z0-9]+\)|(?<=[×/=+−-] |√)${BRACKETED})*` +
    String.raw`(?:(?<=[A-Za-z0-9°%φ²³)]|[0-9]['’′])|(?<=[A-Z]\/)(?![\p{L}\p{N}]))`,
  "gu",
);
const RIGHT_TO_LEFT_LANGUAGES: ReadonlySet<string> = new Set(["ar", "fa", "he", "ur"]);
/** A tag, or an entity: neither is text to read. */
const MARKUP = /(<[^>]*>|&(?:#\d+|#x[\da-f]+|[a-z]\w*);)/i;

/** A part of a text; a Latin run must not be reordered. */
export type TextPart = { readonly text: string; readonly isLatin: boolean };

/** Whether texts of this language run from right to left, by its code. */
export function isRightToLeft(language: string): boolean {
  return RIGHT_TO_LEFT_LANGUAGES.has(language.split("-")[0] ?? "");
}

/** Splits right-to-left text at its Latin runs, which must not be reordered; other text stays in one part. */
export function splitLatinRuns(text: string): readonly TextPart[] {
  return RIGHT_TO_LEFT.test(text) ? splitAll(text) : [{ text, isLatin: false }];
}

/**
 * Rich text of a right-to-left page with its Latin runs isolated, so that `18 °C` does not turn into `C° 18`. Even where
 * no letter of the language is near, as in a cell of a table. Text of other languages is given back as it is.
 *
 * @param html sanitised, so that every `<` opens a tag
 */
export function isolateLatinRuns(html: string, language: string): string {
  if (!isRightToLeft(language)) return html;
  return html
    .split(MARKUP)
    .map((piece, place) =>
      place % 2 === 1
        ? piece
        : splitAll(piece)
            .map(({ text, isLatin }) => (isLatin ? `<bdi dir="ltr">${text}</bdi>` : text))
            .join(""),
    )
    .join("");
}

function splitAll(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: run, index } of text.matchAll(LATIN_RUN)) {
    if (index > from) parts.push({ text: text.slice(from, index), isLatin: false });
    parts.push({ text: run, isLatin: true });
    from = index + run.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), isLatin: false });
  return parts;
}
