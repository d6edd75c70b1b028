import { isRefusal } from "@crosscheck/contract";
import { bookCoins } from "../../coins/ledger.ts";
import type { Db } from "../../postgres/database.ts";
import { inTransaction } from "../../postgres/in-transaction.ts";
import { giveBackQuestions } from "./give-back-questions.ts";
import {
  findHold,
  listStakes,
  lockBattle,
  stakeKey,
  storeHold,
  storeStart,
  type HoldKey,
} from "./hold-queries.ts";
import type { SettleGround } from "./settle-ground.ts";

/** Gives the stakes of a try back, if they are held, and sees to it that they never will be. Repeats change nothing. */
export async function returnStakes(
  { db, ports }: Pick<SettleGround, "db" | "ports">,
  key: HoldKey,
): Promise<void> {
  const at = new Date(ports.clock.nowMs());
  await inTransaction(db, async (tx) => {
    const battle = await lockBattle(tx, key.battleId);
    if (battle === undefined) return;
    const state = await findHold(tx, key);
    if (state === "returned" || state === "settled") return;
    await storeHold(tx, key, { state: "returned" });
    if (state === undefined) return;
    await giveBackHold(tx, key, at);
    if (battle.endedAt === null) await storeStart(tx, key.battleId, null);
  });
}

/** Gives every stake of a try back, and the questions of its paper, which nobody was told. Call with the battle locked. */
export async function giveBackHold(tx: Db, key: HoldKey, at: Date): Promise<void> {
  await giveBackQuestions(tx, key, null);
  for (const { playerId, coins } of await listStakes(tx, key))
    await giveBack(tx, key, { playerId, coins, at });
}

/** Gives one stake back, as the kind of coins that it was. */
export async function giveBack(
  tx: Db,
  key: HoldKey,
  { playerId, coins, at }: { readonly playerId: string; readonly coins: number; readonly at: Date },
): Promise<void> {
  const booked = await bookCoins(tx, {
    playerId,
    reason: "battle_refund",
    amountCoins: coins,
    reference: key.battleId,
    idempotencyKey: `battle_refund:${key.battleId}:${key.hold}`,
    undoes: stakeKey(key),
    at,
  });
  if (isRefusal(booked)) throw new Error("income was refused");
}
