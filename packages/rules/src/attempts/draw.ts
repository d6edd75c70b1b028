import type { Random } from "../random.ts";

/** Distinct whole numbers from 0 to below the limit in random order, at most as many as there are. Costs what it draws. */
export function sample(limit: number, count: number, random: Random): readonly number[] {
  // Fisher-Yates over a list that is never made: only places that were moved are remembered.
  const moved = new Map<number, number>();
  return Array.from({ length: Math.min(limit, count) }, (_, at) => {
    const place = at + random.below(limit - at);
    const drawn = moved.get(place) ?? place;
    moved.set(place, moved.get(at) ?? at);
    return drawn;
  });
}

/** How many to take from lists of these lengths, in turns, to have so many together: from each as many as it has or alike. */
export function shareOut(lengths: readonly number[], wanted: number): readonly number[] {
  let [left, each] = [wanted, 0];
  const ascending = lengths.toSorted((one, other) => one - other);
  for (const [place, length] of ascending.entries()) {
    const share = Math.ceil(left / (lengths.length - place));
    if (length >= share) {
      each = share;
      break;
    }
    left -= length;
    each = length;
  }
  return lengths.map((length) => Math.min(length, each));
}
