const MS_PER_DAY = 86_400_000;

type Day = { readonly day: string; readonly questions: number; readonly correct: number };
export type CalendarDay = { readonly day: string; readonly right: number; readonly wrong: number };

/**
 * The last days up to today, oldest first, with zeros where nothing was answered.
 *
 * @param days days with answers, YYYY-MM-DD
 * @param today YYYY-MM-DD in the same zone
 */
export function lastDays(
  days: readonly Day[],
  { today, count }: { readonly today: string; readonly count: number },
): readonly CalendarDay[] {
  const known = new Map(days.map((day) => [day.day, day]));
  const lastMs = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: count }, (_, place) => {
    const day = new Date(lastMs - (count - 1 - place) * MS_PER_DAY).toISOString().slice(0, 10);
    const { questions = 0, correct = 0 } = known.get(day) ?? {};
    return { day, right: correct, wrong: questions - correct };
  });
}

/** Sums of shown days. */
export function sumDays(days: readonly CalendarDay[]): {
  readonly days: number;
  readonly questions: number;
  readonly right: number;
} {
  const right = days.reduce((sum, day) => sum + day.right, 0);
  return {
    days: days.filter((day) => day.right + day.wrong > 0).length,
    questions: right + days.reduce((sum, day) => sum + day.wrong, 0),
    right,
  };
}
