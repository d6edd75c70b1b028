/** A place among those who finished a day's quiz, and how many they are. */
export type DailyPlace = { readonly place: number; readonly pilots: number };

/**
 * The place of a score among all of a day: 1 and those with a higher one, so equal scores share a place.
 *
 * @param counts how many have each score
 */
export function placeAmong(counts: ReadonlyMap<number, number>, score: number): DailyPlace {
  let place = 1;
  let pilots = 0;
  for (const [other, count] of counts) {
    pilots += count;
    if (other > score) place += count;
  }
  // Whoever asks has finished, even where the counts were read a moment before.
  return { place, pilots: Math.max(pilots, place) };
}
