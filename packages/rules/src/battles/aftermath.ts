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

/** Random battles won one after the other, after this one: only they count or end a row, one without a result neither. */
export function winsInRow(before: number, { kind }: Pick<BattleRules, "kind">, outcome: Outcome): number {
  if (kind !== "random" || outcome === "abandoned") return before;
  return outcome === "win" ? before + 1 : 0;
}

/**
 * What badges count of a battle that is over, from one player's side; null when it was no match.
 *
 * @param randomWinsInRow this battle included, see {@link winsInRow}
 */
export function battleFactOf(
  state: BattleState,
  playerId: string,
  randomWinsInRow: number,
): BattleFact | null {
  const { phase, paper, seats, rules } = state;
  if (phase.is !== "over" || paper === null) return null;
  const own = seats.find((seat) => seat.playerId === playerId);
  const result = phase.result.seats.find((seat) => seat.playerId === playerId);
  if (own === undefined || result === undefined) return null;
  const isPerfect = paper.questions.every((question) => {
    const given = own.answers.find(({ number }) => number === question.number);
    return markAnswer(question, given).bonus > 0;
  });
  return {
    kind: "battle",
    players: seats.length,
    isWon: result.outcome === "win",
    isAgainstPerson: seats.some((seat) => seat.playerId !== playerId && !seat.isBot),
    isPerfect,
    randomWinsInRow: rules.kind === "random" ? randomWinsInRow : 0,
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

/** Questions that a player answered faster than anybody reads, for support to look at. */
export function flagFast({ seats }: Pick<BattleState, "seats">, playerId: string): readonly number[] {
  const own = seats.find((seat) => seat.playerId === playerId);
  return (own?.answers ?? []).filter(({ elapsedMs }) => elapsedMs < FAST_MS).map(({ number }) => number);
}
