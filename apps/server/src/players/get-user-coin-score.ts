import type { Actions } from "@crosscheck/contract";
import type { Handler } from "../calls/handle.ts";
import { findCoinScore } from "./player-queries.ts";

export const handleGetUserCoinScore: Handler<Actions["get_user_coin_score"]> = async ({ db, caller }) => ({
  data: await findCoinScore(db, caller.playerId),
});
