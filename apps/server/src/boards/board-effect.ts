import { BOARDS, periodAt } from "@crosscheck/rules/boards/board";
import { finishEffect } from "../calls/finish-effect.ts";
import { addPoints, readPoints, type BoardPoints } from "./board-queries.ts";
import { tellBoards } from "./live-boards.ts";

/**
 * What a run adds to the player's score counts on every board, by the UTC day and month of its booking. Practice, and a
 * run that is not above the own best, add nothing.
 */
export const boardEffect = finishEffect<{
  readonly boardPoints: readonly BoardPoints[];
  readonly isShown: boolean;
}>({
  write: ({ bookedAt }) => ({
    board: addPoints(
      BOARDS.map((board) => periodAt(board, bookedAt.getTime())),
      bookedAt,
    ),
  }),
  read: ({ playerId }) => readPoints(playerId),
  afterwards: (db, { playerId }, { boardPoints, isShown }) => {
    for (const { period, ...points } of boardPoints) tellBoards(db, period, { ...points, playerId, isShown });
  },
});
