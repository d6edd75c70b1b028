import type { Contest, ContestLists } from "./contest.ts";

/**
 * Where the player stands with a contest. `open`: may enter; `under_way`: the own run can be gone on with; `waiting`:
 * handed in, the others still fly; `closing`: over, the standings are being made; `closed`: they stand.
 */
export type ContestPhase = "upcoming" | "open" | "under_way" | "waiting" | "closing" | "closed";

export function phaseOf(contest: Contest): ContestPhase {
  if (contest.prize_status) return "closed";
  if (contest.state === "upcoming") return "upcoming";
  if (contest.state === "past") return "closing";
  if (!contest.is_played) return "open";
  return contest.is_handed_in ? "waiting" : "under_way";
}

/** The closing job runs every minute. */
const CLOSING_LOOK_MS = 5_000;
/** So that who has entered is no older. */
const LIVE_LOOK_MS = 60_000;
const LONGEST_LOOK_MS = 3_600_000;
/** After an instant, so that the server is beyond it too. */
const LATER_MS = 500;

/** Time in ms until contests should be read again: one starts, ends, or its standings may stand. */
export function untilChangeMs(contests: readonly Contest[], nowMs: number): number {
  const waits = contests.map((contest) => {
    if (contest.prize_status) return LONGEST_LOOK_MS;
    if (contest.state === "past") return CLOSING_LOOK_MS;
    if (contest.state === "live")
      return Math.min(LIVE_LOOK_MS, Date.parse(contest.end_date) - nowMs + LATER_MS);
    return Date.parse(contest.start_date) - nowMs + LATER_MS;
  });
  return Math.max(LATER_MS, Math.min(LONGEST_LOOK_MS, ...waits));
}

/** Home looks no further ahead. */
const SOON_MS = 7 * 86_400_000;
/** What home should say first. */
const ORDER: readonly ContestPhase[] = ["under_way", "open", "waiting", "upcoming"];

/** The one contest home shows: one to go on with, to enter, to wait for, or the next one within a week. */
export function contestNow({ live_contest, upcoming_contest }: ContestLists, nowMs: number): Contest | null {
  const all = [...live_contest.data, ...upcoming_contest.data].filter(
    ({ start_date: start }) => Date.parse(start) - nowMs <= SOON_MS,
  );
  for (const phase of ORDER) {
    const [first] = all
      .filter((contest) => phaseOf(contest) === phase)
      .toSorted((one, other) => turnOf(one) - turnOf(other));
    if (first !== undefined) return first;
  }
  return null;
}

/** When a contest starts or, live, ends. */
function turnOf({ state, start_date: start, end_date: end }: Contest): number {
  return Date.parse(state === "upcoming" ? start : end);
}
