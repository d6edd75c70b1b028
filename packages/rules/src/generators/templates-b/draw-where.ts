import type { Random } from "../../random.ts";

const MOST_DRAWS = 1_000;

/** Draws until the result is wanted; what is wanted has to be common. */
export function drawWhere<T>(
  random: Random,
  draw: (random: Random) => T,
  isWanted: (drawn: T) => boolean,
): T {
  for (let count = 0; count < MOST_DRAWS; count += 1) {
    const drawn = draw(random);
    if (isWanted(drawn)) return drawn;
  }
  throw new Error(`${MOST_DRAWS} draws without a wanted result`);
}
