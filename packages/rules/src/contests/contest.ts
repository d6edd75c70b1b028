import { addDays, dayIn, numberOfDay, type Day } from "../attempts/local-day.ts";

/** How a contest repeats. */
export const REPEATS = ["day", "week", "month"] as const;
export type Repeats = (typeof REPEATS)[number];

/** When anybody may enter and answer (ms since epoch): from the start, and before the end. */
export type ContestWindow = { readonly startsAtMs: number; readonly endsAtMs: number };

/**
 * Where a contest is in its life. `past` as soon as its window is over; `closed` once every prize is paid, which the
 * closing job does a little later.
 */
export type ContestState = "draft" | "upcoming" | "live" | "past" | "closed" | "cancelled";

export type ContestLife = ContestWindow & {
  readonly isPublished: boolean;
  /** Whether its standings stand: its window is over then, for a server whose clock is behind too. */
  readonly isRanked: boolean;
  readonly isClosed: boolean;
  readonly isCancelled: boolean;
};

/** The state of a contest at a time. */
export function contestStateAt(contest: ContestLife, atMs: number): ContestState {
  if (contest.isCancelled) return "cancelled";
  if (!contest.isPublished) return "draft";
  if (contest.isClosed) return "closed";
  if (contest.isRanked) return "past";
  if (atMs < contest.startsAtMs) return "upcoming";
  return atMs < contest.endsAtMs ? "live" : "past";
}

/**
 * The next window of a series that is not over: windows that nobody could have entered, for a server that was down, are
 * left out. Days, weeks and months of UTC; a day that a month does not have is its last one.
 *
 * @param first the window of the first contest
 * @param after the latest one begins then, and the time is now (both ms since epoch)
 */
export function nextWindow(
  first: ContestWindow,
  repeats: Repeats,
  after: { readonly latestMs: number; readonly nowMs: number },
): ContestWindow {
  const lengthMs = first.endsAtMs - first.startsAtMs;
  for (let step = 1; ; step += 1) {
    const startsAtMs = moved(first.startsAtMs, repeats, step);
    const endsAtMs = startsAtMs + lengthMs;
    if (startsAtMs > after.latestMs && endsAtMs > after.nowMs) return { startsAtMs, endsAtMs };
  }
}

const MS_PER_DAY = 86_400_000;

/** A time so many days, weeks or months later. */
function moved(atMs: number, repeats: Repeats, steps: number): number {
  const day = dayIn("UTC", atMs);
  const later =
    repeats === "month" ? addMonths(day, steps) : addDays(day, repeats === "week" ? 7 * steps : steps);
  return atMs + (numberOfDay(later) - numberOfDay(day)) * MS_PER_DAY;
}

/** The same day of a later month, or the last one of a shorter month. */
function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const firstOf = (from0: number) =>
    `${String(Math.floor(from0 / 12)).padStart(4, "0")}-${String((from0 % 12) + 1).padStart(2, "0")}-01`;
  const target = year * 12 + month - 1 + months;
  const length = numberOfDay(firstOf(target + 1)) - numberOfDay(firstOf(target));
  return addDays(firstOf(target), Math.min(date, length) - 1);
}
