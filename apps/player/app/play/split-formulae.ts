type TextRun = { readonly text: string; readonly html: string | null };

/** TeX between single dollar signs. */
const TEX = /\$([^$]+)\$/g;

/** Splits a text at the formulae that are known; a lonely dollar sign, or an unknown formula, stays text. */
export function splitFormulae(text: string, formulae: Readonly<Record<string, string>>): readonly TextRun[] {
  if (!text.includes("$")) return [{ text, html: null }];
  const runs: TextRun[] = [];
  let from = 0;
  for (const { 0: written, 1: tex = "", index } of text.matchAll(TEX)) {
    const html = Object.hasOwn(formulae, tex) ? formulae[tex] : undefined;
    if (html === undefined) continue;
    if (index > from) runs.push({ text: text.slice(from, index), html: null });
    runs.push({ text: tex, html });
    from = index + written.length;
  }
  if (from < text.length) runs.push({ text: text.slice(from), html: null });
  return runs;
}
