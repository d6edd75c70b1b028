/**
 * The slide-rule side of a flight computer. Both scales run from 10 to 100 once around, clockwise from the top, so a value
 * stands at the logarithm of its digits: 1.25, 12.5 and 125 are one place. Angles are in turns, 0 up to 1.
 */
export type SlideRule = {
  /** How far the inner disc is turned clockwise. */
  readonly disc: number;
  /** Where the hairline stands over the outer scale. */
  readonly hairline: number;
};

/** The mark of the inner disc for an hour: what stands over it is "per hour". */
export const SPEED_INDEX = 60;

/** Place of a value above 0 on its own scale. */
export function turnOf(value: number): number {
  return wrap(Math.log10(value) - 1);
}

/** The value at a place of a scale, 10 up to 100. */
export function valueAt(turn: number): number {
  return 10 ** (1 + wrap(turn));
}

/** The outer value over one of the inner disc, 10 up to 100. */
export function outerOver({ disc }: SlideRule, inner: number): number {
  return valueAt(turnOf(inner) + disc);
}

/** The disc turned so that the inner value stands under the outer one. */
export function setUnder(rule: SlideRule, inner: number, outer: number): SlideRule {
  return { ...rule, disc: wrap(turnOf(outer) - turnOf(inner)) };
}

/** What stands under the hairline on the two scales. */
export function readHairline({ disc, hairline }: SlideRule): {
  readonly outer: number;
  readonly inner: number;
} {
  return { outer: valueAt(hairline), inner: valueAt(hairline - disc) };
}

/** The next or last value on a grid of so many tenths; beyond 100 the scale begins again. */
export function stepValue(value: number, tenths: number): number {
  const grid = Math.abs(tenths);
  // A value between two lines of the grid goes to the nearer one in its way.
  const lines = (value * 10) / grid;
  const next = (tenths > 0 ? Math.floor(lines + 1.001) : Math.ceil(lines - 1.001)) * grid;
  if (next >= 1_000) return 10;
  return next < 100 ? 100 - grid / 10 : next / 10;
}

/** Part of a turn, 0 up to 1. */
export function wrap(turn: number): number {
  const part = turn - Math.floor(turn);
  return part === 1 ? 0 : part;
}
