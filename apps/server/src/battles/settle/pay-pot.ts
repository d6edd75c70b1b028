import { isRefusal } from "@crosscheck/contract";
import type { BattleResult, SeatResult } from "@crosscheck/rules/battles/result";
import { bookCoins, moveHouseCoins } from "../../coins/ledger.ts";
import type { Db } from "../../postgres/database.ts";
import { listStakes, stakeKey, storeHold, type HoldKey } from "./hold-queries.ts";
import { giveBack } from "./return-stakes.ts";

type Paid = { readonly result: BattleResult; readonly at: Date };

/**
 * Pays what a result says out of the stakes that a try holds; the rest goes to the house, so that nothing is left of it.
 * Call with the battle and its players locked.
 */
export async function payPot(tx: Db, key: HoldKey, { result, at }: Paid): Promise<void> {
  const stakes = await listStakes(tx, key);
  const held = stakes.reduce((sum, { coins }) => sum + coins, 0);
  const paid = result.seats.reduce((sum, { coins }) => sum + coins, 0);
  if (held !== result.potCoins || paid + result.houseCoins !== held) {
    throw new Error(`battle ${key.battleId} holds ${held} coins, its result says ${result.potCoins}`);
  }
  for (const { playerId, coins } of stakes) {
    const seat = result.seats.find((one) => one.playerId === playerId);
    if (seat === undefined) throw new Error(`battle ${key.battleId} holds a stake of nobody's`);
    if (seat.coins === 0) continue;
    if (isGivenBack(seat, coins)) await giveBack(tx, key, { playerId, coins, at });
    else await payShare(tx, key, { playerId, coins: seat.coins, at });
  }
  if (result.houseCoins > 0) {
    await moveHouseCoins(tx, {
      reason: "battle_rest",
      coins: result.houseCoins,
      reference: key.battleId,
      idempotencyKey: `battle_rest:${key.battleId}`,
      at,
    });
  }
  await storeHold(tx, key, { state: "settled" });
}

/** Whether a seat has the own stake back, rather than a part of the pot. */
function isGivenBack({ outcome, coins }: SeatResult, stakeCoins: number): boolean {
  return outcome !== "win" && coins === stakeCoins;
}

async function payShare(
  tx: Db,
  key: HoldKey,
  { playerId, coins, at }: { readonly playerId: string; readonly coins: number; readonly at: Date },
): Promise<void> {
  const booked = await bookCoins(tx, {
    playerId,
    reason: "battle_pot",
    amountCoins: coins,
    reference: key.battleId,
    idempotencyKey: `battle_pot:${key.battleId}`,
    undoes: stakeKey(key),
    at,
  });
  if (isRefusal(booked)) throw new Error("income was refused");
}
