/** The rule of an explanation in one sentence, and what else it says; "" where that is all. */
export type ToldRule = { readonly rule: string; readonly rest: string };

/** Ends of words that are cut short, after which a sentence goes on. */
const SHORTENED =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|approx|no|nos|vol|ch|app|sec|para|art|fig|vs|doc|min|max|st)\.$/i;

/** A sentence end: its sign, then a gap, then something that a sentence begins with. */
const SENTENCE_END = /[.!?؟][)"”»]?\s+(?=[\p{Lu}\p{Lo}\p{N}$"“«(])/gu;

/** Splits an explanation after its first sentence; signs within formulae and after shortened words end none. */
export function ruleOf(explanation: string): ToldRule {
  for (const { 0: end, index } of explanation.matchAll(SENTENCE_END)) {
    const rule = explanation.slice(0, index + end.length).trimEnd();
    const isInFormula = rule.split("$").length % 2 === 0;
    if (isInFormula || SHORTENED.test(rule)) continue;
    return { rule, rest: explanation.slice(rule.length).trimStart() };
  }
  return { rule: explanation, rest: "" };
}
