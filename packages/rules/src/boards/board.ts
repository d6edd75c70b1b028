import { addDays, addMonths, dayIn, monthOf, numberOfDay, type Day } from "../attempts/local-day.ts";

/** Boards of the product, in the order they are shown; "globle" is how the specification writes the third one's call. */
export const BOARDS = ["daily", "monthly", "global"] as const;
export type Board = (typeof BOARDS)[number];

/** What a board counts: a UTC day YYYY-MM-DD, a UTC month YYYY-MM, or {@link ALL_TIME}. Its form tells which board. */
export type Period = string;

/** The one period of the global board. */
export const ALL_TIME: Period = "all";

/** Closed days and months that stay readable. */
export const CLOSED_DAYS = 60;
export const CLOSED_MONTHS = 24;

const MS_PER_DAY = 86_400_000;
const EPOCH = numberOfDay("1970-01-01");

/** The period of a board that is open at a time (ms since epoch). */
export function periodAt(board: Board, atMs: number): Period {
  if (board === "global") return ALL_TIME;
  const day = dayIn("UTC", atMs);
  return board === "daily" ? day : monthOf(day);
}

/** Periods of a board that are closed and still readable, the newest first. */
export function closedPeriods(board: Board, atMs: number): readonly Period[] {
  const open = periodAt(board, atMs);
  switch (board) {
    case "daily":
      return Array.from({ length: CLOSED_DAYS }, (_, index) => addDays(open, -1 - index));
    case "monthly":
      return Array.from({ length: CLOSED_MONTHS }, (_, index) => addMonths(open, -1 - index));
    case "global":
      return [];
  }
}

/** When a period ends (ms since epoch); null for the global board, which never turns. */
export function turnOf(board: Board, period: Period): number | null {
  switch (board) {
    case "daily":
      return startOf(addDays(period, 1));
    case "monthly":
      return startOf(`${addMonths(period, 1)}-01`);
    case "global":
      return null;
  }
}

function startOf(day: Day): number {
  return (numberOfDay(day) - EPOCH) * MS_PER_DAY;
}
