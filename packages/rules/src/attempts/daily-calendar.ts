import { addDays, addMonths, monthOf, numberOfDay, type Day, type Month } from "./local-day.ts";

/**
 * What a player made of a day's quiz. `done`: finished on its day; `practised`: missed, and flown later; `missed`: not
 * flown; `before`: not flown, and the player was not here yet; `open`: today's, not finished; `ahead`: a day to come.
 */
export const DAY_STATES = ["done", "practised", "missed", "before", "open", "ahead"] as const;
export type DayState = (typeof DAY_STATES)[number];

/** What a calendar is made of; all days in the player's zone. */
export type DailyLog = {
  readonly today: Day;
  /** The day the account was made. */
  readonly joined: Day;
  /** Days whose quiz was finished as such, and those whose quiz was finished as practice. */
  readonly done: ReadonlySet<Day>;
  readonly practised: ReadonlySet<Day>;
};

export function stateOfDay(day: Day, { today, joined, done, practised }: DailyLog): DayState {
  if (done.has(day)) return "done";
  if (day > today) return "ahead";
  if (day === today) return "open";
  if (practised.has(day)) return "practised";
  return day < joined ? "before" : "missed";
}

/** Days before today that a newcomer may look at, for practice. */
export const NEWCOMER_DAYS = 60;

/**
 * The months a calendar has: back to the one of joining, for newcomers some weeks further, to the present one.
 *
 * @param mostDays how far back anybody may look
 */
export function calendarBounds(
  { today, joined }: Pick<DailyLog, "today" | "joined">,
  mostDays: number,
): { readonly first: Month; readonly last: Month } {
  const newcomers = addDays(today, -NEWCOMER_DAYS);
  const wanted = joined < newcomers ? joined : newcomers;
  const oldest = addDays(today, -mostDays);
  return { first: monthOf(wanted > oldest ? wanted : oldest), last: monthOf(today) };
}

/** Every day of a month in order. */
export function daysOfMonth(month: Month): readonly Day[] {
  const first = `${month}-01`;
  const count = numberOfDay(`${addMonths(month, 1)}-01`) - numberOfDay(first);
  return Array.from({ length: count }, (_, after) => addDays(first, after));
}

const WEEK_DAYS = 7;
const A_MONDAY = numberOfDay("2024-01-01");

/** The day of the week: 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: Day): number {
  const from = (numberOfDay(day) - A_MONDAY) % WEEK_DAYS;
  return 1 + ((from + WEEK_DAYS) % WEEK_DAYS);
}

/**
 * A month as rows of seven; null before its first and after its last day.
 *
 * @param firstWeekday the day a week begins with: 1 for Monday to 7 for Sunday
 */
export function weeksOfMonth(month: Month, firstWeekday: number): readonly (readonly (Day | null)[])[] {
  const days = daysOfMonth(month);
  const [first = `${month}-01`] = days;
  const blanks = (weekdayOf(first) - firstWeekday + WEEK_DAYS) % WEEK_DAYS;
  const cells = [...Array.from({ length: blanks }, () => null), ...days];
  return Array.from({ length: Math.ceil(cells.length / WEEK_DAYS) }, (_, week) =>
    Array.from({ length: WEEK_DAYS }, (_, place) => cells[week * WEEK_DAYS + place] ?? null),
  );
}

/** What came of a month: days flown of those there were to fly, and their score on average; null without one. */
export type MonthSummary = {
  readonly flown: number;
  readonly days: number;
  readonly averagePercent: number | null;
};

export function summaryOfMonth(
  days: readonly { readonly state: DayState; readonly percent: number | null }[],
): MonthSummary {
  const scores = days.flatMap(({ state, percent }) => (state === "done" ? [percent ?? 0] : []));
  const missed = days.filter(({ state }) => state === "missed" || state === "practised");
  return {
    flown: scores.length,
    days: scores.length + missed.length,
    averagePercent:
      scores.length === 0 ? null : scores.reduce((sum, percent) => sum + percent, 0) / scores.length,
  };
}

/** Where a day stands in a row of streak days that are shown side by side. */
export type StreakPart = "alone" | "first" | "middle" | "last";

/** The parts of the streak within a week, which is drawn as one band; null for days that are not in it. */
export function streakParts(inStreak: readonly boolean[]): readonly (StreakPart | null)[] {
  return inStreak.map((isIn, place) => {
    if (!isIn) return null;
    const hasBefore = inStreak[place - 1] === true;
    if (inStreak[place + 1] === true) return hasBefore ? "middle" : "first";
    return hasBefore ? "last" : "alone";
  });
}
