import type { BattleStatistics } from "./battles.ts";

/** More points than this run into each other on a phone. */
const MOST_POINTS = 30;
/** Ratings closer together than this are drawn as nearly level: every change would look like a leap. */
const LEAST_SPAN = 40;

type Rated = BattleStatistics["rating_history"][number];

/** The last ratings as heights of a line, in percent between the lowest and the highest of them. */
export function ratingPoints(history: readonly Rated[]) {
  const last = history.slice(-MOST_POINTS);
  const ratings = last.map(({ rating }) => rating);
  const lowest = ratings.length === 0 ? 0 : Math.min(...ratings);
  const highest = ratings.length === 0 ? 0 : Math.max(...ratings);
  const span = Math.max(LEAST_SPAN, highest - lowest);
  const floor = (lowest + highest - span) / 2;
  return {
    lowest,
    highest,
    points: last.map(({ at, rating }, place) => ({
      // Two may be of one moment.
      key: `${place} ${at}`,
      at,
      rating,
      percent: ((rating - floor) / span) * 100,
    })),
  };
}
