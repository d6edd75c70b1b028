import type { Item } from "../questions/item.ts";
import { createRandom, shuffle, type Seed } from "../random.ts";

/**
 * An item with so many options: wrong ones go that the fewest have chosen, equal ones by the seed. One with fewer options,
 * or with several right ones, stays as it is.
 *
 * @param chosen how often each option was chosen, by the author's id
 */
export function keepOptions(
  item: Item,
  wanted: number,
  { chosen, seed }: { readonly chosen: Readonly<Record<string, number>>; readonly seed: Seed },
): Item {
  const excess = item.options.length - wanted;
  if (item.kind !== "single" || wanted < 2 || excess <= 0) return item;
  const distractors = item.options.filter(({ id }) => !item.key.includes(id));
  const dropped = new Set(
    shuffle(distractors, createRandom(seed))
      .toSorted((one, other) => (chosen[one.id] ?? 0) - (chosen[other.id] ?? 0))
      .slice(0, excess)
      .map(({ id }) => id),
  );
  return { ...item, options: item.options.filter(({ id }) => !dropped.has(id)) };
}
