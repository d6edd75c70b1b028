/** How a player stands with something that is on today, in the order in which home shows it. */
const TODAY_STATES = ["under_way", "open", "waiting", "upcoming", "done"] as const;

/** `open`: can be begun; `waiting`: handed in, its result is still to come; `upcoming`: opens later. */
export type TodayState = (typeof TODAY_STATES)[number];

/** Something that is on today. */
export type TodayThing = {
  readonly state: TodayState;
  /** When it opens or ends (ms since epoch); null where nobody has told. */
  readonly changesAtMs: number | null;
};

/**
 * Things of today in the order of what to look at first: what is under way, what can be begun, what is waited for, what is
 * still to come, what is done; among equals what opens or ends soonest.
 */
export function orderToday<Thing extends TodayThing>(things: readonly Thing[]): readonly Thing[] {
  return things.toSorted((one, other) => placeOf(one) - placeOf(other) || turnOf(one) - turnOf(other));
}

function placeOf({ state }: TodayThing): number {
  return TODAY_STATES.indexOf(state);
}

function turnOf({ changesAtMs }: TodayThing): number {
  return changesAtMs ?? Number.MAX_SAFE_INTEGER;
}
