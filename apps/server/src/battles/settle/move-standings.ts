import { countedAs, isWinEarned, ratingScore, winsInRow } from "@crosscheck/rules/battles/aftermath";
import type { BattleState } from "@crosscheck/rules/battles/battle";
import { rateBattle, type Rating } from "@crosscheck/rules/battles/rating";
import type { SeatResult } from "@crosscheck/rules/battles/result";
import type { Db } from "../../postgres/database.ts";
import { findStanding, storeStanding, type Standing } from "./rating-queries.ts";

/** What a battle has done to the standing of a player. */
export type Moved = {
  readonly winsInRow: number;
  /** null: it was not rated. */
  readonly ratings: { readonly before: number; readonly after: number } | null;
};

type Ended = {
  readonly state: BattleState;
  readonly isRated: boolean;
  /** Of people who still have an account. */
  readonly seats: readonly SeatResult[];
  readonly at: Date;
};

/**
 * Moves ratings, rows of wins and the record of everybody by a battle that was played. One against the bot is in no
 * record. Call with the players locked.
 */
export async function moveStandings(
  tx: Db,
  { state, isRated, seats, at }: Ended,
): Promise<ReadonlyMap<string, Moved>> {
  const moved = new Map<string, Moved>();
  if (state.rules.kind === "bot") return moved;
  const before = new Map<string, Standing>();
  for (const { playerId } of seats) before.set(playerId, await findStanding(tx, playerId));
  const rated = isRated ? rateTwo(seats, before) : new Map<string, Rating>();
  for (const { playerId, outcome } of seats) {
    const was = before.get(playerId);
    const counted = countedAs({ outcome });
    if (was === undefined || counted === null) continue;
    const own = rated.get(playerId) ?? null;
    const row = winsInRow(was.winsInRow, { isRated, isEarned: isWinEarned(state, playerId) }, outcome);
    const change = { playerId, counted, winsInRow: row, rated: own, at };
    await storeStanding(tx, was, change);
    const ratings = own === null ? null : { before: was.rating, after: own.rating };
    moved.set(playerId, { winsInRow: change.winsInRow, ratings });
  }
  return moved;
}

/** The ratings of two after their battle; none where it was not decided between them, or one of them is gone. */
function rateTwo(
  seats: readonly SeatResult[],
  standings: ReadonlyMap<string, Standing>,
): ReadonlyMap<string, Rating> {
  const [one, other, ...more] = seats;
  if (one === undefined || other === undefined || more.length > 0) return new Map();
  const [score, opposite] = [ratingScore(one.outcome), ratingScore(other.outcome)];
  const [first, second] = [standings.get(one.playerId), standings.get(other.playerId)];
  if (score === null || opposite === null || score + opposite !== 1 || !first || !second) return new Map();
  const [after, otherAfter] = rateBattle(first, second, score);
  return new Map([
    [one.playerId, after],
    [other.playerId, otherAfter],
  ]);
}
