/** A piece of a stem: text, or the gap at this place, from 0, with the signs that end no line apart from it. */
type StemPart = { readonly text: string; readonly gap: number | null };

const GAP = /\{(\d{1,2})\}([)\]»”",;:.!?،؛؟%]*)/gu;

/** Cuts a stem at its gaps {1}, {2} …; braces of anything else, a formula for example, stay text. */
export function splitGaps(stem: string, gapCount: number): readonly StemPart[] {
  const parts: StemPart[] = [];
  let from = 0;
  for (const { 0: written, 1: digits = "", 2: after = "", index } of maskFormulae(stem).matchAll(GAP)) {
    const gap = Number(digits) - 1;
    if (gap < 0 || gap >= gapCount) continue;
    if (index > from) parts.push({ text: stem.slice(from, index), gap: null });
    parts.push({ text: after, gap });
    from = index + written.length;
  }
  if (from < stem.length) parts.push({ text: stem.slice(from), gap: null });
  return parts;
}

/** Formulae have braces of their own; blanked out here, character for character. */
function maskFormulae(stem: string): string {
  return stem.replaceAll(/\$[^$]+\$/g, (formula) => " ".repeat(formula.length));
}
