import type { PackItem } from "./pack-item.ts";

/** A text as the words it is compared by. */
type Worded = { readonly words: ReadonlySet<string> };

/**
 * Texts that have at least this share of their words (common ones of all) in common with one before them, and that one.
 * A text is named once, also where a hundred are alike.
 */
export function findSimilar<T extends Worded>(
  texts: readonly T[],
  share: number,
  mayBe: (one: T, other: T) => boolean,
): readonly (readonly [T, T])[] {
  const counts = new Map<string, number>();
  for (const { words } of texts) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const byWord = new Map<string, T[]>();
  return texts.flatMap((other) => {
    const rarest = rarestOf(other.words, counts, share);
    const like = rarest
      .flatMap((word) => byWord.get(word) ?? [])
      .find((one) => haveInCommon(one.words, other.words, share) && mayBe(one, other));
    for (const word of rarest) {
      const others = byWord.get(word);
      if (others === undefined) byWord.set(word, [other]);
      else others.push(other);
    }
    return like === undefined ? [] : [[other, like] as const];
  });
}

/** Whether two items may be named as alike: one template asks the same about other numbers. */
export function mayPair(one: { readonly item: PackItem }, other: { readonly item: PackItem }): boolean {
  return one.item.generated === undefined || other.item.generated === undefined;
}

/**
 * As many of the rarest words as two similar texts cannot do without all of: they share one of these at least, so that ten
 * thousand need not be compared with each other.
 */
function rarestOf(
  words: ReadonlySet<string>,
  counts: ReadonlyMap<string, number>,
  share: number,
): readonly string[] {
  const rank = (word: string) => counts.get(word) ?? 0;
  return [...words]
    .toSorted((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1))
    .slice(0, words.size - Math.ceil(share * words.size) + 1);
}

function haveInCommon(one: ReadonlySet<string>, other: ReadonlySet<string>, share: number): boolean {
  const [here, there] = [one.size, other.size];
  // So different in length, they have too few words in common, whichever these are.
  if (Math.min(here, there) < share * Math.max(here, there)) return false;
  const common = one.intersection(other).size;
  return common / (here + there - common) >= share;
}
