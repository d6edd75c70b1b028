import type { Actions } from "@crosscheck/contract";
import { claimBadges, claimedTypes } from "../badges/claim-badges.ts";
import type { Handler } from "../calls/handle.ts";
import { findCoinScore } from "./player-queries.ts";

/**
 * Pays the badge that `type` names, once, and answers the truth; a number that contradicts it is counted and changes
 * nothing (contract §3.6).
 */
export const handleSetUserCoinScore: Handler<Actions["set_user_coin_score"]> = async (call) => {
  const { db, caller, input, settings, nowMs } = call;
  const { playerId } = caller;
  await claimBadges(db, { playerId, types: claimedTypes(input.type), settings, at: new Date(nowMs) });
  const truth = await findCoinScore(db, playerId);
  if (input.coins !== undefined && input.coins !== truth.coins) call.countContradiction("coins");
  if (input.score !== undefined && input.score !== truth.score) call.countContradiction("score");
  return { data: truth, message: "updated" };
};
