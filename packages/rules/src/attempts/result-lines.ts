/** What a result tells of what moved, in the order it is told. */
export const RESULT_LINES = ["level", "subjects", "best", "board", "badges", "streak", "coins"] as const;
export type ResultLine = (typeof RESULT_LINES)[number];

/** What a run has moved; 0, or nothing, where it has not. */
export type Moves = {
  /** The level that it opened; null without. */
  readonly unlockedLevel: number | null;
  /** Subjects in which more or less is known than before. */
  readonly subjects: number;
  /** Points above an own best that there was before; a first result beats nothing. */
  readonly aboveBest: number;
  /** Whether it counts for a place on today's board: not without points, and not for who is on no board. */
  readonly hasBoardPlace: boolean;
  readonly badges: number;
  /** Days in a row with a quiz; 0 where the run was not the first of its day. */
  readonly streakDays: number;
  readonly coins: number;
};

/** The lines of a result: one for each thing that moved, none for what did not. */
export function linesOfResult(moves: Moves): readonly ResultLine[] {
  const amounts: Readonly<Record<ResultLine, number>> = {
    level: moves.unlockedLevel ?? 0,
    subjects: moves.subjects,
    best: moves.aboveBest,
    board: moves.hasBoardPlace ? 1 : 0,
    badges: moves.badges,
    streak: moves.streakDays,
    coins: moves.coins,
  };
  return RESULT_LINES.filter((line) => amounts[line] > 0);
}
