import { chiSquareOf, isUnlikely } from "./chance.ts";
import { type ItemFault, warning } from "./finding.ts";
import { lengthsOf, numbersOf } from "./option-cues.ts";
import type { PackItem } from "./pack-item.ts";

/** Fewest items for each rank from which the spread says something. */
const FEWEST_PER_RANK = 5;

/** What options are put in order by, and what is said where the key holds a place too often. */
const ORDERS = [
  { rule: "key-rank", words: "key_ranks", amountsOf: lengthsOf },
  { rule: "number-rank", words: "number_ranks", amountsOf: numbersOf },
] as const;

/**
 * Warns where the right options of a file hold one place in the order of lengths (shortest, second shortest, …) or of
 * numbers more or less often than a fair draw would give. Equal options share their places.
 */
export function lintKeyRanks(items: readonly PackItem[]): readonly ItemFault[] {
  const single = items.filter((item) => item.kind === "single");
  return ORDERS.flatMap(({ rule, words, amountsOf }) => {
    const ordered = single.flatMap((item) => {
      const amounts = amountsOf(item);
      const isKey = item.options.map(({ id }) => item.key.includes(id));
      return amounts === null ? [] : [{ amounts, isKey }];
    });
    return [...Map.groupBy(ordered, ({ isKey }) => isKey.length)].flatMap(([size, alike]) => {
      if (alike.length < FEWEST_PER_RANK * size) return [];
      const held = Array.from<number>({ length: size }).fill(0);
      const covariance = held.map(() => [...held]);
      for (const item of alike) addItem(item, held, covariance);
      const deviation = held.map((count) => count - alike.length / size);
      if (!isUnlikely(chiSquareOf(deviation, covariance))) return [];
      const figures = held.map((count) => count.toFixed(1)).join(" / ");
      return [warning(rule, words, { figures })];
    });
  });
}

type Ordered = { readonly amounts: readonly number[]; readonly isKey: readonly boolean[] };

/** Counts the place of an item's key, and how the places would vary if each of its options were as likely the key. */
function addItem({ amounts, isKey }: Ordered, held: number[], covariance: number[][]) {
  const size = amounts.length;
  amounts.forEach((amount, at) => {
    const shares = placesOf(amounts, amount);
    shares.forEach((share, place) => {
      if (isKey[at] === true) held[place] = (held[place] ?? 0) + share;
      covariance[place] = shares.map(
        (other, column) =>
          (covariance[place]?.[column] ?? 0) + ((share - 1 / size) * (other - 1 / size)) / size,
      );
    });
  });
}

/** Share of each place, smallest first, that an option of this amount holds: 1 in all. */
function placesOf(amounts: readonly number[], amount: number): readonly number[] {
  const smaller = amounts.filter((other) => other < amount).length;
  const equal = amounts.filter((other) => other === amount).length;
  return amounts.map((_, place) => (place >= smaller && place < smaller + equal ? 1 / equal : 0));
}
