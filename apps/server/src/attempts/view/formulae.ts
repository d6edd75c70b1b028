import { TEX, isBoundedTex } from "@crosscheck/rules/content/tex-bounds";
import katex from "katex";
import { LRUCache } from "lru-cache";

const MOST_FORMULAE = 2_000;
const rendered = new LRUCache<string, string>({ max: MOST_FORMULAE });

/**
 * Every formula of these texts as HTML with MathML inside, by its TeX source. Rendered here so that the player loads no
 * formula engine; a formula that cannot be read stays readable as its source.
 */
export function renderFormulae(texts: readonly string[]): Record<string, string> {
  const formulae: Record<string, string> = {};
  for (const text of texts) {
    for (const [, tex = ""] of text.matchAll(TEX)) formulae[tex] = htmlOf(tex);
  }
  return formulae;
}

function htmlOf(tex: string): string {
  const known = rendered.get(tex);
  if (known !== undefined) return known;
  // The check of packs refuses it; what came in before that check must not stop everybody for seconds.
  if (!isBoundedTex(tex)) return `<code>${escapeHtml(tex)}</code>`;
  // Untrusted: no links, no styles from the formula, no endless macros.
  const html = katex.renderToString(tex, {
    output: "htmlAndMathml",
    throwOnError: false,
    trust: false,
    strict: false,
  });
  rendered.set(tex, html);
  return html;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
