import type { OutputOf } from "@crosscheck/contract";
import type { getBoardAroundMe } from "@crosscheck/contract/actions/boards";
import { ALL_TIME, BOARDS, periodAt, type Board, type Period } from "@crosscheck/rules/boards/board";
import { movementOf, scoresAtTurn, type ScoresAtTurn } from "@crosscheck/rules/boards/movement";
import type { RankedStanding, Standings } from "@crosscheck/rules/boards/standings";
import { toPictureUrl } from "../calls/picture-url.ts";
import type { Db } from "../postgres/database.ts";
import { listShownPlayers } from "./board-queries.ts";
import { readBoard } from "./live-boards.ts";

export type BoardRow = OutputOf<typeof getBoardAroundMe>["rows"][number];

/** A board of a period, and what tells how it moved. */
export type ReadBoard = {
  readonly standings: Standings;
  /** The board of today, where rows of this one tell their movement against it. */
  readonly today: Standings | null;
};

/** Reads a board, with that of today where it is open and more than today counts. */
export async function openBoard(
  db: Db,
  { board, period, nowMs }: { readonly board: Board; readonly period: Period; readonly nowMs: number },
): Promise<ReadBoard> {
  const moves = board !== "daily" && period === periodAt(board, nowMs);
  const [standings, today] = await Promise.all([
    readBoard(db, period, nowMs),
    moves ? readBoard(db, periodAt("daily", nowMs), nowMs) : null,
  ]);
  return { standings, today };
}

/** The rows of some standings, by player; those of players who are not shown any more are missing. */
export async function toRows(
  db: Db,
  { standings, today }: ReadBoard,
  shown: readonly RankedStanding[],
): Promise<ReadonlyMap<string, BoardRow>> {
  const ids = [...new Set(shown.map(({ playerId }) => playerId))];
  const players = new Map((await listShownPlayers(db, ids)).map((player) => [player.playerId, player]));
  const before = today === null ? null : turnScores(standings, today);
  return new Map(
    shown.flatMap((standing) => {
      const player = players.get(standing.playerId);
      if (player === undefined) return [];
      const row: BoardRow = {
        user_id: player.playerId,
        name: player.name,
        name_number: player.nameNumber,
        profile: toPictureUrl(player.picture),
        score: standing.score,
        user_rank: standing.rank,
        movement: today === null || before === null ? null : movementOf(standing, today, before),
      };
      return [[player.playerId, row] as const];
    }),
  );
}

/** Scores at the turn stay what they are while the day lasts, so they are made once for a pair of boards. */
const turnScoresOf = new WeakMap<Standings, { readonly today: Standings; readonly scores: ScoresAtTurn }>();

function turnScores(standings: Standings, today: Standings): ScoresAtTurn {
  const known = turnScoresOf.get(standings);
  if (known?.today === today) return known.scores;
  const scores = scoresAtTurn(standings, today);
  turnScoresOf.set(standings, { today, scores });
  return scores;
}

/** A player's rank on the global board; null for who has no points or is not shown. */
export async function findAllTimeRank(db: Db, playerId: string, nowMs: number): Promise<number | null> {
  return (await readBoard(db, ALL_TIME, nowMs)).find(playerId)?.rank ?? null;
}

/** The best of a player's ranks on the three open boards; null on none of them. */
export async function findBestRank(db: Db, playerId: string, nowMs: number): Promise<number | null> {
  const boards = await Promise.all(BOARDS.map((board) => readBoard(db, periodAt(board, nowMs), nowMs)));
  const ranks = boards.flatMap((standings) => standings.find(playerId)?.rank ?? []);
  return ranks.length === 0 ? null : Math.min(...ranks);
}
