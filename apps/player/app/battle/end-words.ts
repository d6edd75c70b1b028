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

/** Why it ended, for one seat. */
export function reasonOf(result: Result, own: SeatResult): MsgId {
  switch (result.reason) {
    case "points":
      if (own.outcome === "draw") return "battle.end.draw_text";
      return own.outcome === "win" && isShared(result) ? "battle.end.equal" : "battle.end.points";
    case "opponent_left":
      return own.outcome === "defeat" ? "battle.end.you_left" : "refusals.room.opponent_left";
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

function isShared({ seats }: Result): boolean {
  return seats.filter(({ outcome }) => outcome === "win").length > 1;
}
