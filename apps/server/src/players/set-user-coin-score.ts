import type { Actions } from "@crosscheck/contract";
import type { Handler } from "../calls/handle.ts";
import { findCoinScore } from "./player-queries.ts";

/** Answers the truth; a number that contradicts it is counted and changes nothing (contract §3.6). */
export const handleSetUserCoinScore: Handler<Actions["set_user_coin_score"]> = async (call) => {
  const { db, caller, input } = call;
  const truth = await findCoinScore(db, caller.playerId);
  if (input.coins !== undefined && input.coins !== truth.coins) call.countContradiction("coins");
  if (input.score !== undefined && input.score !== truth.score) call.countContradiction("score");
  return { data: truth, message: "updated" };
};
