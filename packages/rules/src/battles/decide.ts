import type { Paper } from "../attempts/paper.ts";
import { SEAT_HOLD_MS, type BattleRules } from "./battle-rules.ts";
import type { BattleState, Seat } from "./battle.ts";
import type { BattleResult, EndReason, SeatResult } from "./result.ts";
import { markAnswer } from "./score.ts";

type Score = Pick<SeatResult, "points" | "correct" | "usedMs">;

/** What a seat has reached in the questions up to this number. */
export function scoreOf(seat: Seat, paper: Paper | null, upTo: number): Score {
  let [points, correct, usedMs] = [0, 0, 0];
  for (const question of paper?.questions.slice(0, upTo) ?? []) {
    const answer = seat.answers.find(({ number }) => number === question.number);
    const mark = markAnswer(question, answer);
    points += mark.points;
    correct += mark.verdict === "correct" ? 1 : 0;
    usedMs += answer?.elapsedMs ?? 0;
  }
  return { points, correct, usedMs };
}

/** All stakes of a match. */
export function potOf(rules: BattleRules, seats: readonly Seat[]): number {
  return rules.stakeCoins * seats.filter(({ isBot }) => !isBot).length;
}

/**
 * The result of a match that is decided: by points when the questions are over, or because one seat is left. The best of
 * the seats that are left share the pot, rounded down, and the rest goes to the house; forfeited seats get nothing.
 */
export function decide(state: BattleState, settled: number, reason: EndReason): BattleResult {
  const scored = state.seats.map((seat) => {
    return { seat, isLost: seat.presence.is === "lost", ...scoreOf(seat, state.paper, settled) };
  });
  const left = scored.filter(({ isLost }) => !isLost);
  const most = Math.max(...left.map(({ points }) => points));
  const winners = left.filter(({ points }) => points === most).length;
  const potCoins = potOf(state.rules, state.seats);
  const share = Math.floor(potCoins / winners);
  const seats = scored.map(({ seat, isLost, ...score }): SeatResult => {
    const isBest = !isLost && score.points === most;
    const better = left.filter(({ points }) => isLost || points > score.points).length;
    return {
      ...nameOf(seat),
      ...score,
      rank: better + 1,
      outcome: isLost ? "defeat" : !isBest ? "lose" : winners > 1 ? "draw" : "win",
      coins: isBest ? share : 0,
    };
  });
  return { reason, seats, potCoins, houseCoins: potCoins - share * winners };
}

/**
 * The result of a match in which no seat is left. Whoever was lost by a drop inside the last 60 s gets the own stake back;
 * stakes that were forfeited before, or by leaving, go to the house.
 */
export function abandonByDrops(state: BattleState, settled: number, atMs: number): BattleResult {
  return giveBack(state, settled, {
    reason: "everyone_left",
    isGivenBack: ({ presence }) =>
      presence.is === "lost" && presence.by === "drop" && atMs - presence.atMs <= SEAT_HOLD_MS,
  });
}

/** The result of a battle that is called off: stakes that are held go back, also those of seats that were lost. */
export function callOff(state: BattleState, reason: EndReason): BattleResult {
  const settled = state.phase.is === "playing" ? state.phase.number - 1 : 0;
  return giveBack(state, settled, { reason, isGivenBack: () => true });
}

type Return = { readonly reason: EndReason; readonly isGivenBack: (seat: Seat) => boolean };

function giveBack(state: BattleState, settled: number, { reason, isGivenBack }: Return): BattleResult {
  const stakeCoins = state.phase.is === "playing" ? state.rules.stakeCoins : 0;
  const seats = state.seats.map((seat): SeatResult => {
    const isBack = isGivenBack(seat) || seat.isBot;
    return {
      ...nameOf(seat),
      ...scoreOf(seat, state.paper, settled),
      outcome: isBack ? "abandoned" : "defeat",
      rank: null,
      coins: isBack && !seat.isBot ? stakeCoins : 0,
    };
  });
  const potCoins = stakeCoins === 0 ? 0 : potOf(state.rules, state.seats);
  const paid = seats.reduce((sum, { coins }) => sum + coins, 0);
  return { reason, seats, potCoins, houseCoins: potCoins - paid };
}

function nameOf({ seat, playerId, isBot }: Seat): Pick<SeatResult, "seat" | "playerId" | "isBot"> {
  return { seat, playerId, isBot };
}
