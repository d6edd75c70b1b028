import type { BattleCard } from "@crosscheck/contract/battle-views";
import type { MsgId } from "../i18n/message-ids.ts";

type Result = NonNullable<BattleCard["result"]>;
type SeatResult = Result["seats"][number];

/** From this share of the winner's points on, a defeat on points was a close one. */
const CLOSE_RATIO = 0.7;

/** The headline of an end for one seat. */
export function headlineOf(result: Result, own: SeatResult): MsgId {
  if (own.outcome !== "lose") return `battle.end.${own.outcome}`;
  const most = Math.max(...result.seats.map(({ points }) => points));
  return own.points >= most * CLOSE_RATIO ? "battle.end.lose" : "battle.end.lose_far";
}

/** Why it ended, for one seat of a battle with this stake. */
export function reasonOf(result: Result, own: SeatResult, stakeCoins: number): MsgId {
  // Of who gave the seat away before, nothing that came later is told: their stake went to the house.
  if (own.outcome === "defeat") return "battle.end.you_left";
  switch (result.reason) {
    case "points":
      if (own.outcome !== "draw") return "battle.end.points";
      return isGivenBack(result, stakeCoins) ? "battle.end.draw_text" : "battle.end.equal";
    case "opponent_left":
      return "refusals.room.opponent_left";
    case "everyone_left":
    case "deleted_by_owner":
    case "not_ready":
    case "nobody_came":
    case "no_coins":
    case "not_able":
    case "voided":
      return `battle.end.${result.reason}`;
  }
}

/** Whether everybody has their stake back: not where the best of a group share the pot of all. */
function isGivenBack({ seats }: Result, stakeCoins: number): boolean {
  return seats.every(({ coins, is_bot: isBot }) => isBot || coins === stakeCoins);
}
