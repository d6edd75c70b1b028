import { isRefusal, refuse } from "@crosscheck/contract";
import type { correctCoins } from "@crosscheck/contract/operators/players";
import type { OperatorHandler } from "../calls/operate.ts";
import { findEntryCoins } from "../coins/coin-queries.ts";
import { bookCoins, findBalance } from "../coins/ledger.ts";
import { lockPlayer } from "./player-queries.ts";

/** The ledger keeps who booked it; why is in the audit. */
export const handleCorrectCoins: OperatorHandler<typeof correctCoins> = async (call) => {
  const { db, nowMs, caller, input } = call;
  const player = await lockPlayer(db, input.player_id);
  if (player === undefined) return refuse("user_not_found");
  const { playerId } = player;
  const idempotencyKey = `correction:${input.idempotency_key}`;
  const earlier = await findEntryCoins(db, { playerId, idempotencyKey });
  if (earlier !== undefined && earlier !== input.coins) return refuse("key_reused");

  const before = await findBalance(db, playerId);
  const entry = await bookCoins(db, {
    playerId,
    reason: "correction",
    amountCoins: input.coins,
    reference: caller.operatorId ?? "host",
    idempotencyKey,
    at: new Date(nowMs),
  });
  if (isRefusal(entry)) return entry;
  return {
    data: { player_id: playerId, coins: entry.balance, booked: entry.booked },
    message: "updated",
    audit: {
      subject: playerId,
      before: { coins: entry.booked ? entry.balance - input.coins : before },
      after: { coins: entry.balance },
    },
  };
};
