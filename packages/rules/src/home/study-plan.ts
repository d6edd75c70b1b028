import { numberOfDay, type Day } from "../attempts/local-day.ts";

/** Goals that a player is offered, in minutes a day; any other up to {@link MOST_MINUTES_A_DAY} may be set. */
export const MINUTES_A_DAY = [5, 10, 20, 40] as const;

/** Nobody sets out to study longer than that, day by day. */
export const MOST_MINUTES_A_DAY = 240;

/** Days a week has, over which study is counted against the goal: a day off is made up for. */
export const DAYS_OF_GOAL = 7;

/** A run that was left lying counts no longer than that for each of its answers (s). */
export const MOST_SECONDS_PER_ANSWER = 120;

/** How far ahead an exam can be (days). */
const FURTHEST_EXAM = 3 * 366;

/** Whether an exam can be planned for a day; that before `today` too, which somewhere is still going on. */
export function canExamBeOn(day: Day, today: Day): boolean {
  const days = numberOfDay(day) - numberOfDay(today);
  return days >= -1 && days <= FURTHEST_EXAM;
}

/** Days until the exam, 0 on its day; null without a date and when it is over. */
export function daysToExam(examDate: Day | null, today: Day): number | null {
  if (examDate === null || examDate < today) return null;
  return numberOfDay(examDate) - numberOfDay(today);
}
