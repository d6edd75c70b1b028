const RIGHT_TO_LEFT = /[\u0590-\u08FF]/;
/** Figures with their unit, codes and names in Latin letters: FL350, QNH 1013, 3000 ft, 30°C. */
const LATIN_RUN = /[A-Za-z0-9](?:[A-Za-z0-9 .,:°%/'’+–×²³-]*[A-Za-z0-9°%²³])?/g;

export type TextPart = { readonly text: string; readonly isLatin: boolean };

/** Splits right-to-left text at its Latin runs, which must not be reordered; other text stays in one part. */
export function splitLatinRuns(text: string): readonly TextPart[] {
  if (!RIGHT_TO_LEFT.test(text)) return [{ text, isLatin: false }];
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
