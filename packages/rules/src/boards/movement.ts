import type { RankedStanding, Standings } from "./standings.ts";

/** Scores as they were when the day turned, the lowest first. */
export type ScoresAtTurn = Float64Array;

/** What a board looked like when the day turned: what is won today counts on every board, so it is taken away again. */
export function scoresAtTurn(board: Standings, today: Standings): ScoresAtTurn {
  return Float64Array.from(board, ({ playerId, score }) => score - today.scoreOf(playerId)).toSorted();
}

/** Places gained since the day turned; negative for lost ones, null for whoever was not on the board then. */
export function movementOf(
  { playerId, score, rank }: RankedStanding,
  today: Standings,
  before: ScoresAtTurn,
): number | null {
  const scoreBefore = score - today.scoreOf(playerId);
  return scoreBefore > 0 ? rankAmong(before, scoreBefore) - rank : null;
}

/** 1 and how many of the scores are higher. */
function rankAmong(scores: ScoresAtTurn, score: number): number {
  let low = 0;
  let high = scores.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((scores[middle] ?? 0) > score) high = middle;
    else low = middle + 1;
  }
  return scores.length - low + 1;
}
