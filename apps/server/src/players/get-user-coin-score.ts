import type { Actions } from "@crosscheck/contract";
import type { Handler } from "../calls/handle.ts";
import { findBalances } from "../coins/ledger.ts";
import { findCoinScore } from "./player-queries.ts";

export const handleGetUserCoinScore: Handler<Actions["get_user_coin_score"]> = async ({ db, caller }) => {
  const [{ score }, { coins, redeemable }] = await Promise.all([
    findCoinScore(db, caller.playerId),
    findBalances(db, caller.playerId),
  ]);
  return { data: { coins, redeemable_coins: redeemable, score } };
};
