type Words = { readonly text: string; readonly html: null };
/** A formula, with the signs before and after it that must not be parted from it by the end of a line. */
type FormulaRun = {
  readonly text: string;
  readonly html: string;
  readonly before: string;
  readonly after: string;
};

/**
 * TeX between single dollar signs, with brackets, quotation marks and full stops that touch it, and the unit, or a word as
 * short as one, that follows it after a space.
 */
const TEX =
  /([([{«“"]*)\$([^$]+)\$((?:[ \u00A0](?:kg[ \u00A0]m|US gal|[A-Za-z°%]{1,3}(?:\/[A-Za-z]+)?[²³]?)(?![\p{L}\p{N}/]))?[)\]}»”",;:.!?،؛؟%]*)/gu;

/** Splits a text at the formulae that are known; a lonely dollar sign, or an unknown formula, stays text. */
export function splitFormulae(
  text: string,
  formulae: Readonly<Record<string, string>>,
): readonly (Words | FormulaRun)[] {
  if (!text.includes("$")) return [{ text, html: null }];
  const runs: (Words | FormulaRun)[] = [];
  let from = 0;
  for (const { 0: written, 1: before = "", 2: tex = "", 3: after = "", index } of text.matchAll(TEX)) {
    const html = Object.hasOwn(formulae, tex) ? formulae[tex] : undefined;
    if (html === undefined) continue;
    if (index > from) runs.push({ text: text.slice(from, index), html: null });
    // A space at the start of a box of its own would be swallowed.
    runs.push({ text: tex, html, before, after: after.replaceAll(" ", "\u00A0") });
    from = index + written.length;
  }
  if (from < text.length) runs.push({ text: text.slice(from), html: null });
  return runs;
}
