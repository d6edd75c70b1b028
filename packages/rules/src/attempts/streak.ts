/** Days in a row with a finished quiz; days are YYYY-MM-DD. */
export type Streak = { readonly days: number; readonly lastDay: string | null };

/** The streak after a quiz finished today; a second one on the same day changes nothing. */
export function nextStreak(
  streak: Streak,
  { today, yesterday }: { readonly today: string; readonly yesterday: string },
): Streak {
  if (streak.lastDay === today) return streak;
  return { days: streak.lastDay === yesterday ? streak.days + 1 : 1, lastDay: today };
}
