import type { ChoiceProblem } from "./template.ts";

type TextMistake = ChoiceProblem["mistakes"][number];

/** Words of the right text from one place to another that a mistake replaces by others. */
type Change = { readonly from: number; readonly to: number; readonly words: readonly string[] };

/**
 * Two mistakes that change different words of the right text, and what somebody answers who makes both. The four texts
 * then have as much in common with each other as any of them: nobody finds the right one as the middle of the others.
 * Null when no two of these mistakes can be made together.
 */
export function findPair(
  problem: Pick<ChoiceProblem, "right" | "mistakes" | "together">,
): readonly [TextMistake, TextMistake, TextMistake] | null {
  for (const [at, one] of problem.mistakes.entries()) {
    for (const other of problem.mistakes.slice(at + 1)) {
      const both = bothOf(problem, one, other);
      if (both !== null) return [one, other, both];
    }
  }
  return null;
}

/** What somebody answers who makes both of two mistakes; null when they cannot be made together. */
export function bothOf(
  { right, mistakes, together }: Pick<ChoiceProblem, "right" | "mistakes" | "together">,
  one: TextMistake,
  other: TextMistake,
): TextMistake | null {
  const text =
    together === undefined
      ? combine(right.text, one.text, other.text)
      : (together(one.id, other.id) ?? together(other.id, one.id));
  if (text === null || text === right.text || mistakes.some((known) => known.text === text)) return null;
  return { id: `${one.id}-and-${other.id}`, text, why: `${one.why} ${other.why}` };
}

function combine(right: string, one: string, other: string): string | null {
  const words = right.split(" ");
  const [first, second] = [changeOf(words, one.split(" ")), changeOf(words, other.split(" "))].toSorted(
    (before, after) => before.from - after.from,
  );
  if (first === undefined || second === undefined || first.to > second.from) return null;
  // At one place it would not be clear which words come first.
  if (first.from === second.from) return null;
  return [
    ...words.slice(0, first.from),
    ...first.words,
    ...words.slice(first.to, second.from),
    ...second.words,
    ...words.slice(second.to),
  ].join(" ");
}

/** What remains of two texts without the words they begin and end with in common. */
function changeOf(right: readonly string[], wrong: readonly string[]): Change {
  const shorter = Math.min(right.length, wrong.length);
  let from = 0;
  while (from < shorter && right[from] === wrong[from]) from += 1;
  let after = 0;
  while (after < shorter - from && right.at(-1 - after) === wrong.at(-1 - after)) after += 1;
  return { from, to: right.length - after, words: wrong.slice(from, wrong.length - after) };
}
