type Days = {
  readonly today: { readonly day: string; readonly attempt_id: string | null };
  readonly streak_days: number;
  readonly past: readonly { readonly day: string }[];
};

const WEEK_DAYS = 7;

/** The last seven days, oldest first, and which of them belong to the streak. A streak ends today, or yesterday. */
export function streakWeek({ today, streak_days: streak, past }: Days): readonly {
  readonly day: string;
  readonly isFlown: boolean;
}[] {
  const isTodayFlown = today.attempt_id !== null;
  const flownBefore = isTodayFlown ? streak - 1 : streak;
  const before = past
    .slice(0, WEEK_DAYS - 1)
    .map(({ day }, back) => ({ day, isFlown: back < flownBefore }))
    .toReversed();
  return [...before, { day: today.day, isFlown: isTodayFlown }];
}
