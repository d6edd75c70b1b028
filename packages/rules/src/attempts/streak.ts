import { addDays, type Day } from "./local-day.ts";

/** Days in a row with a finished quiz: how many, and the last of them in the player's zone. */
export type Streak = { readonly days: number; readonly lastDay: Day | null };

/** The streak after a quiz finished on a day; one of a day that is reckoned with already changes nothing. */
export function nextStreak(streak: Streak, day: Day): Streak {
  const { days, lastDay } = streak;
  if (lastDay !== null && lastDay >= day) return streak;
  return { days: lastDay === addDays(day, -1) ? days + 1 : 1, lastDay: day };
}

/** Days of a streak that goes on today: 0 once a day was missed. */
export function currentStreak({ days, lastDay }: Streak, today: Day): number {
  return lastDay !== null && lastDay >= addDays(today, -1) ? days : 0;
}

/**
 * The days in a row whose daily quiz was finished, latest first, ending today or, while today is open, yesterday: the
 * streak of the daily quiz, beside that of all quizzes above (decision 011).
 */
export function dailyQuizStreak(finishedDays: readonly Day[], today: Day): readonly Day[] {
  const finished = new Set(finishedDays);
  const streak: Day[] = [];
  let day = finished.has(today) ? today : addDays(today, -1);
  while (finished.has(day)) {
    streak.push(day);
    day = addDays(day, -1);
  }
  return streak;
}
