import { orderToday, type TodayState, type TodayThing } from "@crosscheck/rules/home/today";
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
/** The contest of now: where the player stands with it, and when that changes. */
export type ContestOfNow = TodayThing & {
  readonly contest: Contest;
  readonly state: Exclude<TodayState, "done">;
};

/** The one contest home shows: one to go on with, to enter, to wait for, or the next one within a week. */
export function contestNow(
  { live_contest, upcoming_contest }: ContestLists,
  nowMs: number,
): ContestOfNow | null {
  const [first] = orderToday(
    [...live_contest.data, ...upcoming_contest.data].flatMap((contest) => {
      const state = phaseOf(contest);
      const isFar = Date.parse(contest.start_date) - nowMs > SOON_MS;
      if (isFar || state === "closing" || state === "closed") return [];
      const turn = state === "upcoming" ? contest.start_date : contest.end_date;
      return [{ contest, state, changesAtMs: Date.parse(turn) }];
    }),
  );
  return first ?? null;
}
