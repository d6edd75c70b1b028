import type { RatingScore } from "./aftermath.ts";

/** How well somebody plays (Glicko-2). */
export type Rating = {
  readonly rating: number;
  /** How far the rating may be off: two of them to either side hold it in 19 of 20 cases. */
  readonly deviation: number;
  /** How much the strength itself moves about. */
  readonly volatility: number;
};

/** Of whoever has not played a rated battle. */
export const FIRST_RATING: Rating = { rating: 1_500, deviation: 350, volatility: 0.06 };
/** Nobody is surer than this, so that ratings go on moving. */
export const LEAST_DEVIATION = 45;

/** How fast volatility may change; Glickman recommends 0.3 to 1.2. */
const TAU = 0.5;
/** From the scale on which ratings are shown to the one on which they are reckoned. */
const SCALE = 173.7178;
const CLOSE_ENOUGH = 0.000_001;

/** One result of a period, with the opponent as before it. */
export type Played = { readonly opponent: Rating; readonly score: RatingScore };

/**
 * The rating after the results of a period: the steps of Glickman, "Example of the Glicko-2 system" (2022). Without results
 * only the deviation grows.
 */
export function ratePeriod(own: Rating, played: readonly Played[]): Rating {
  const mu = (own.rating - FIRST_RATING.rating) / SCALE;
  const phi = own.deviation / SCALE;
  const games = played.map(({ opponent, score }) => {
    const g = weightOf(opponent.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-g * (mu - (opponent.rating - FIRST_RATING.rating) / SCALE)));
    return { g, score, expected };
  });
  if (games.length === 0)
    return { ...own, deviation: clampDeviation(SCALE * Math.hypot(phi, own.volatility)) };
  const v = 1 / games.reduce((sum, { g, expected }) => sum + g * g * expected * (1 - expected), 0);
  const gained = games.reduce((sum, { g, score, expected }) => sum + g * (score - expected), 0);
  const volatility = nextVolatility({ sigma: own.volatility, phi, v, delta: v * gained });
  const before = Math.hypot(phi, volatility);
  const after = 1 / Math.sqrt(1 / (before * before) + 1 / v);
  return {
    rating: FIRST_RATING.rating + SCALE * (mu + after * after * gained),
    deviation: clampDeviation(SCALE * after),
    volatility,
  };
}

/** Both ratings after one battle, which is a period of its own; `score` is that of the first one. */
export function rateBattle(one: Rating, other: Rating, score: RatingScore): readonly [Rating, Rating] {
  const opposite = { 1: 0, 0.5: 0.5, 0: 1 } as const;
  return [
    ratePeriod(one, [{ opponent: other, score }]),
    ratePeriod(other, [{ opponent: one, score: opposite[score] }]),
  ];
}

/** What a result against an opponent of this deviation says. */
function weightOf(phi: number): number {
  return 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));
}

function clampDeviation(deviation: number): number {
  return Math.min(FIRST_RATING.deviation, Math.max(LEAST_DEVIATION, deviation));
}

type Moved = { readonly sigma: number; readonly phi: number; readonly v: number; readonly delta: number };

/** The volatility that explains the results best, by the Illinois algorithm (step 5 of the paper). */
function nextVolatility({ sigma, phi, v, delta }: Moved): number {
  const a = Math.log(sigma * sigma);
  const f = (x: number) => {
    const sum = phi * phi + v + Math.exp(x);
    return (Math.exp(x) * (delta * delta - sum)) / (2 * sum * sum) - (x - a) / (TAU * TAU);
  };
  let [low, high] = [a, lowerBound(f, a, { v, phi, delta })];
  let [fLow, fHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > CLOSE_ENOUGH) {
    const middle = low + ((low - high) * fLow) / (fHigh - fLow);
    const fMiddle = f(middle);
    if (fMiddle * fHigh <= 0) [low, fLow] = [high, fHigh];
    else fLow /= 2;
    [high, fHigh] = [middle, fMiddle];
  }
  return Math.exp(low / 2);
}

/** The other end of where the root lies. */
function lowerBound(f: (x: number) => number, a: number, { v, phi, delta }: Omit<Moved, "sigma">): number {
  const surplus = delta * delta - phi * phi - v;
  if (surplus > 0) return Math.log(surplus);
  let steps = 1;
  while (f(a - steps * TAU) < 0) steps += 1;
  return a - steps * TAU;
}
