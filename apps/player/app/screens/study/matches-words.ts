const MARKS = /\p{M}|\u0640/gu;

/** Text without case, accents, vowel marks and stretching, so that a search finds what people mean. */
function foldText(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(MARKS, "")
    .replaceAll(/[أإآٱ]/gu, "ا")
    .replaceAll("ى", "ي")
    .replaceAll("ة", "ه")
    .toLowerCase();
}

/** Whether every word of a search is in one of the texts. */
export function matchesWords(search: string, texts: readonly string[]): boolean {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  const folded = texts.map(foldText);
  return words.every((word) => folded.some((text) => text.includes(word)));
}
