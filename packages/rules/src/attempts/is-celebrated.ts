const WEEK_DAYS = 7;

/**
 * Whether the result of a run is celebrated: the first pass of a level, and every whole week of a streak. A badge is when
 * its seal is opened, a prize when its contest is closed; more often would be noise.
 *
 * @param streakDays days in a row with a quiz; 0 where the run was not the first of its day
 */
export function isCelebrated({
  isFirstPass,
  streakDays,
}: {
  readonly isFirstPass: boolean;
  readonly streakDays: number;
}): boolean {
  return isFirstPass || (streakDays > 0 && streakDays % WEEK_DAYS === 0);
}
