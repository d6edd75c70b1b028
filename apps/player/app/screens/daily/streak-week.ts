type Days = {
  readonly today: { readonly day: string; readonly played: boolean };
  readonly streak_days: number;
  readonly past: readonly { readonly day: string }[];
};

const WEEK_DAYS = 7;

/** The last seven days, oldest first, and which of them belong to the streak. A streak ends today, or yesterday. */
export function streakWeek({ today, streak_days: streak, past }: Days): readonly {
  readonly day: string;
  readonly isFlown: boolean;
}[] {
  // Played counts, wherever: the attempt itself may belong to a day of another zone.
  const flownBefore = today.played ? streak - 1 : streak;
  const before = past
    .slice(0, WEEK_DAYS - 1)
    .map(({ day }, back) => ({ day, isFlown: back < flownBefore }))
    .toReversed();
  return [...before, { day: today.day, isFlown: today.played }];
}
