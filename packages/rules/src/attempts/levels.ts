/**
 * Highest level a player may play: the one after the highest passed, as far as there are levels. A level is passed by a
 * run that is won: `isWon`, from the mode's `winPercent`.
 *
 * @param highestPassed 0 when none was passed
 */
export function unlockedLevel(highestPassed: number, maxLevel: number): number {
  return Math.max(1, Math.min(highestPassed + 1, maxLevel));
}

/** Whether a level may be played; the first one always may. */
export function isLevelUnlocked(level: number, highestPassed: number): boolean {
  return level === 1 || level <= highestPassed + 1;
}
