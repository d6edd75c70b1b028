/** Longest formula; those of exams have a hundred characters. */
const LONGEST_TEX = 400;
/** Braces within braces. */
const DEEPEST_TEX = 8;

/** TeX between single dollar signs, as texts of questions carry it. */
export const TEX = /\$([^$]+)\$/g;

/** Whether a formula is short and flat enough to be drawn: thousands of nested braces take a formula engine seconds. */
export function isBoundedTex(tex: string): boolean {
  if (tex.length > LONGEST_TEX) return false;
  let depth = 0;
  for (const character of tex) {
    if (character === "{") depth += 1;
    if (character === "}") depth -= 1;
    if (depth > DEEPEST_TEX) return false;
  }
  return true;
}
