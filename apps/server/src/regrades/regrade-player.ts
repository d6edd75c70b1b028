import { isRefusal } from "@crosscheck/contract";
import type { CorrectedKey } from "@crosscheck/rules/regrades/better-marks";
import { bookCoins } from "../coins/ledger.ts";
import { tellPlayers } from "../notices/tell-players.ts";
import { firstWinKey } from "../coins/reward-effect.ts";
import type { Db } from "../postgres/database.ts";
import { lockBook } from "./book-queries.ts";
import { countDayCoins, giveProgress, giveScore, giveStudy, insertRegraded } from "./give-queries.ts";
import { planRegrade, type Raised } from "./plan-regrade.ts";
import { listPlayOf } from "./regrade-queries.ts";

export type KeyOfRegrade = { readonly regradeId: string; readonly key: CorrectedKey };

/**
 * Gives one player what a regrade brings, all of it or nothing, and tells it. An attempt gets it once, however often
 * this is repeated. Call inside a transaction.
 */
export async function regradePlayer(
  tx: Db,
  { regradeId, key }: KeyOfRegrade,
  { playerId, at }: { readonly playerId: string; readonly at: Date },
): Promise<void> {
  await lockBook(tx, playerId);
  const runs = await listPlayOf(tx, { itemId: key.itemId, playerIds: [playerId], regradeId });
  const raised = (await planRegrade(tx, key, runs)).get(playerId) ?? [];
  if (raised.length === 0) return;
  for (const one of raised) await give(tx, one, { regradeId, itemId: key.itemId, at });
  const attemptId =
    raised
      .map(({ run }) => run.attemptId)
      .toSorted()
      .at(-1) ?? "";
  const params = { regrade_id: regradeId, attempt_id: attemptId, ...sumGains(raised) };
  await tellPlayers(tx, [{ kind: "play_regraded", playerId, params }], at);
}

async function give(
  tx: Db,
  raised: Raised,
  of: { readonly regradeId: string; readonly itemId: string; readonly at: Date },
): Promise<void> {
  const { run, gain, isRightNow } = raised;
  await insertRegraded(tx, raised, of);
  if (gain.score > 0) await giveScore(tx, raised);
  await giveProgress(tx, raised);
  if (isRightNow) await giveStudy(tx, raised, of.itemId);
  if (gain.coins === 0) return;
  await countDayCoins(tx, raised);
  const booked = await bookCoins(tx, {
    playerId: run.playerId,
    reason: "regrade_reward",
    amountCoins: gain.coins,
    reference: run.attemptId,
    idempotencyKey: gain.isFirstWin
      ? firstWinKey(run.rules.id, run.scopeKey)
      : `regrade_reward:${of.regradeId}:${run.attemptId}`,
    at: of.at,
  });
  if (isRefusal(booked) || !booked.booked) throw new Error("income was refused");
}

/** What attempts bring together. */
export function sumGains(raised: readonly Raised[]): {
  readonly coins: number;
  readonly score: number;
  readonly levels: number;
} {
  return {
    coins: raised.reduce((sum, { gain }) => sum + gain.coins, 0),
    score: raised.reduce((sum, { gain }) => sum + gain.score, 0),
    levels: raised.filter(({ gain }) => gain.level).length,
  };
}
