import type { BattleFact } from "../badges/badge.ts";
import type { BattleRules } from "./battle-rules.ts";
import type { BattleState } from "./battle.ts";
import { RATED_PER_DAY } from "./matchmaking.ts";
import type { Outcome, SeatResult } from "./result.ts";
import { FAST_MS, markAnswer } from "./score.ts";

/** What a rating counts of a battle for one of two: won, half, lost. */
export type RatingScore = 1 | 0.5 | 0;

/** Whether a battle moves ratings: found by the search, against a person, not too often the same one on one day. */
export function isRated({ kind }: Pick<BattleRules, "kind">, earlierOfPairToday: number): boolean {
  return kind === "random" && earlierOfPairToday < RATED_PER_DAY;
}

/** What a rating counts; null where nothing was decided. */
export function ratingScore(outcome: Outcome): RatingScore | null {
  switch (outcome) {
    case "win":
      return 1;
    case "draw":
      return 0.5;
    case "lose":
    case "defeat":
      return 0;
    case "abandoned":
      return null;
  }
}

/**
 * Whether a win counts for badges: it was decided on points, or its player had gained some in at least half of the
 * questions when the others were gone. Else two accounts win from each other by leaving.
 */
export function isWinEarned(
  { phase, paper }: Pick<BattleState, "phase" | "paper">,
  playerId: string,
): boolean {
  if (phase.is !== "over" || paper === null) return false;
  const { reason, seats } = phase.result;
  const own = seats.find((seat) => seat.playerId === playerId);
  if (own?.outcome !== "win") return false;
  // Every right answer gains points, and no other one does.
  return reason === "points" || own.correct * 2 >= paper.questions.length;
}

/**
 * Rated battles won one after the other, after this one. Only they count or end a row, since what can add nothing is to
 * cost nothing either. One without a result, and a win that was not earned, leave the row as it is.
 */
export function winsInRow(
  before: number,
  { isRated: counts, isEarned }: { readonly isRated: boolean; readonly isEarned: boolean },
  outcome: Outcome,
): number {
  if (!counts || outcome === "abandoned") return before;
  if (outcome !== "win") return 0;
  return isEarned ? before + 1 : before;
}

/**
 * What badges count of a battle that is over, from one player's side; null when it was no match.
 *
 * @param ratedWinsInRow this battle included, see {@link winsInRow}
 */
export function battleFactOf(
  state: BattleState,
  playerId: string,
  ratedWinsInRow: number,
): BattleFact | null {
  const { phase, paper, seats, rules } = state;
  if (phase.is !== "over" || paper === null) return null;
  const own = seats.find((seat) => seat.playerId === playerId);
  if (own === undefined) return null;
  const isPerfect = paper.questions.every((question) => {
    const given = own.answers.find(({ number }) => number === question.number);
    return markAnswer(question, given).bonus > 0;
  });
  return {
    kind: "battle",
    players: seats.length,
    isWon: isWinEarned(state, playerId),
    isAgainstPerson: seats.some((seat) => seat.playerId !== playerId && !seat.isBot),
    isPerfect,
    randomWinsInRow: rules.kind === "random" ? ratedWinsInRow : 0,
  };
}

/** How a battle is counted in the statistics of a player. */
export function countedAs({ outcome }: Pick<SeatResult, "outcome">): "victories" | "drawn" | "lost" | null {
  switch (outcome) {
    case "win":
      return "victories";
    case "draw":
      return "drawn";
    case "lose":
    case "defeat":
      return "lost";
    case "abandoned":
      return null;
  }
}

/**
 * Whether a match has left nothing behind: nobody answered, nothing was at stake, and it was not rated. It is in no record
 * and need not be kept.
 */
export function isIdle(
  { seats, rules }: Pick<BattleState, "seats" | "rules">,
  { isRated: counts }: { readonly isRated: boolean },
): boolean {
  const isAnswered = seats.some(({ isBot, answers }) => !isBot && answers.length > 0);
  return !isAnswered && rules.stakeCoins === 0 && !counts;
}

/** Questions that a player answered faster than anybody reads, for support to look at. */
export function flagFast({ seats }: Pick<BattleState, "seats">, playerId: string): readonly number[] {
  const own = seats.find((seat) => seat.playerId === playerId);
  return (own?.answers ?? []).filter(({ elapsedMs }) => elapsedMs < FAST_MS).map(({ number }) => number);
}
