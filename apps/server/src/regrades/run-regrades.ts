import { readCorrectedKey } from "../attempts/regrade/corrected-keys.ts";
import type { EventHandler } from "../events/handle-events.ts";
import type { Db } from "../postgres/database.ts";
import { inTransaction } from "../postgres/in-transaction.ts";
import { planRegrade } from "./plan-regrade.ts";
import {
  endRegrade,
  listOpenRegrades,
  listPlayersOf,
  listPlayOf,
  listRegradesOf,
  moveRegrade,
  type Regrade,
} from "./regrade-queries.ts";
import { regradePlayer, type KeyOfRegrade } from "./regrade-player.ts";

/** Players that are looked at together. */
const BATCH = 50;

export type RegradesContext = {
  readonly db: Db;
  readonly nowMs: number;
  readonly onBug: (error: unknown, about: object) => void;
  /** Batches of players that are looked at; absent: all. */
  readonly batches?: number;
};

/**
 * Gives everybody what open regrades bring, a player at a time. It may stop anywhere and goes on where it was; a player
 * who could not be given anything holds up nobody, and is tried again with all others.
 */
export async function runRegrades(context: RegradesContext): Promise<void> {
  for (const regrade of await listOpenRegrades(context.db)) await runRegrade(context, regrade);
}

async function runRegrade(context: RegradesContext, regrade: Regrade): Promise<void> {
  const { db, nowMs, batches = Number.POSITIVE_INFINITY } = context;
  const { regradeId, itemId } = regrade;
  const key = await readCorrectedKey(db, regrade);
  let isWhole = true;
  for (let [after, batch] = [regrade.doneUntil, 1]; ; batch += 1) {
    const players = await listPlayersOf(db, { itemId, after, limit: BATCH });
    for (const playerId of await listRaised(db, { regradeId, key }, players))
      isWhole = (await regradeOne(context, { regradeId, key }, playerId)) && isWhole;
    after = players.at(-1) ?? null;
    if (players.length < BATCH) break;
    if (isWhole) await moveRegrade(db, regradeId, after);
    if (batch === batches) return;
  }
  if (isWhole) await endRegrade(db, regradeId, new Date(nowMs));
  else await moveRegrade(db, regradeId, null);
}

/** Those of the players who may get something. Where one cannot be read, each is looked at alone. */
async function listRaised(
  db: Db,
  { regradeId, key }: KeyOfRegrade,
  playerIds: readonly string[],
): Promise<readonly string[]> {
  if (playerIds.length === 0) return [];
  const runs = await listPlayOf(db, { itemId: key.itemId, playerIds, regradeId });
  try {
    return [...(await planRegrade(db, key, runs)).keys()];
  } catch {
    return playerIds;
  }
}

async function regradeOne(
  { db, nowMs, onBug }: RegradesContext,
  regrade: KeyOfRegrade,
  playerId: string,
): Promise<boolean> {
  try {
    await inTransaction(db, (tx) => regradePlayer(tx, regrade, { playerId, at: new Date(nowMs) }));
    return true;
  } catch (error) {
    onBug(error, { regradeId: regrade.regradeId, playerId });
    return false;
  }
}

/** Whoever was still playing a question when it was corrected gets it after the end of the attempt. */
export const regradeOnEvent: EventHandler = async (tx, { kind, playerId, subjectId }, { nowMs }) => {
  if (kind !== "attempt_finished") return;
  for (const regrade of await listRegradesOf(tx, { playerId, attemptId: subjectId })) {
    const key = await readCorrectedKey(tx, regrade);
    await regradePlayer(tx, { regradeId: regrade.regradeId, key }, { playerId, at: new Date(nowMs) });
  }
};
