import type { LifelineKind } from "./mode.ts";

/** What a lifeline costs in coins unless an admin has set another price for the mode (contract §5). */
const LIFELINE_PRICES = {
  fifty_fifty: 5,
  audience_poll: 5,
  skip: 5,
  reset_timer: 5,
  hint: 5,
} as const satisfies Readonly<Record<LifelineKind, number>>;

/** The lifelines that a mode offers, with their prices. */
export function priced<const Kind extends LifelineKind>(
  kinds: readonly Kind[],
): Readonly<Record<Kind, number>> {
  // One price for each of the kinds.
  return Object.fromEntries(kinds.map((kind) => [kind, LIFELINE_PRICES[kind]])) as Record<Kind, number>;
}
