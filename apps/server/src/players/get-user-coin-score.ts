import type { Actions, OutputOf } from "@crosscheck/contract";
import { findBalance } from "../coins/ledger.ts";
import type { Handler } from "../handle.ts";
import type { Db } from "../postgres/database.ts";
import { findPlayer } from "./player-queries.ts";

export const handleGetUserCoinScore: Handler<Actions["get_user_coin_score"]> = async ({ db, caller }) => ({
  data: await findCoinScore(db, caller.playerId),
});

/** Coins and score as the server has them. */
export async function findCoinScore(
  db: Db,
  playerId: string,
): Promise<OutputOf<Actions["get_user_coin_score"]>> {
  const player = await findPlayer(db, playerId);
  return { coins: await findBalance(db, playerId), score: player?.allTimeScore ?? 0 };
}
