import { chiSquareOf, isUnlikely } from "./chance.ts";
import { type ItemFault, warning } from "./finding.ts";
import type { PackItem } from "./pack-item.ts";

/** Fewest items for each rank from which the spread says something. */
const FEWEST_PER_RANK = 5;

/**
 * Warns where the right options of a file hold one place in the order of lengths (shortest, second shortest, …) more or
 * less often than a fair draw would give. Options of the same length share their places.
 */
export function lintKeyRanks(items: readonly PackItem[]): readonly ItemFault[] {
  const single = items.filter((item) => item.kind === "single");
  return [...Map.groupBy(single, (item) => item.options.length)].flatMap(([size, alike]) => {
    if (alike.length < FEWEST_PER_RANK * size) return [];
    const held = Array.from<number>({ length: size }).fill(0);
    const covariance = held.map(() => [...held]);
    for (const item of alike) addItem(item, held, covariance);
    const deviation = held.map((count) => count - alike.length / size);
    if (!isUnlikely(chiSquareOf(deviation, covariance))) return [];
    const figures = held.map((count) => count.toFixed(1)).join(" / ");
    return [warning("key-rank", "key_ranks", { figures })];
  });
}

/** Counts the place of an item's key, and how the places would vary if each of its options were as likely the key. */
function addItem({ options, key }: PackItem, held: number[], covariance: number[][]) {
  const lengths = options.map((option) => [...option.text.trim()].length);
  const size = lengths.length;
  options.forEach((option, at) => {
    const shares = placesOf(lengths, lengths[at] ?? 0);
    const isKey = key.includes(option.id);
    shares.forEach((share, place) => {
      if (isKey) held[place] = (held[place] ?? 0) + share;
      covariance[place] = shares.map(
        (other, column) =>
          (covariance[place]?.[column] ?? 0) + ((share - 1 / size) * (other - 1 / size)) / size,
      );
    });
  });
}

/** Share of each place, shortest first, that an option of this length holds: 1 in all. */
function placesOf(lengths: readonly number[], length: number): readonly number[] {
  const shorter = lengths.filter((other) => other < length).length;
  const equal = lengths.filter((other) => other === length).length;
  return lengths.map((_, place) => (place >= shorter && place < shorter + equal ? 1 / equal : 0));
}
