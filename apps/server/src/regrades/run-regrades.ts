import { readCorrectedKey, type AttemptRef } from "../attempts/regrade/corrected-keys.ts";
import type { EventHandler } from "../events/handle-events.ts";
import type { Db } from "../postgres/database.ts";
import { inTransaction } from "../postgres/in-transaction.ts";
import { planRegrade } from "./plan-regrade.ts";
import {
  endRegrade,
  listDue,
  listOpenRegrades,
  listPlayersOf,
  listPlayOf,
  listRegradesOf,
  moveRegrade,
  noteDue,
  removeDue,
  slicesOf,
  type Regrade,
} from "./regrade-queries.ts";
import { regradePlayer, type KeyOfRegrade } from "./regrade-player.ts";

/** Players that are looked at together. */
const BATCH = 50;
/** Attempts that were open that get theirs in one run; others wait for the next. */
const MOST_DUE = 1_000;

export type RegradesContext = {
  readonly db: Db;
  readonly nowMs: number;
  readonly onBug: (error: unknown, about: object) => void;
};

/**
 * Gives everybody what open regrades bring, a player at a time, and what is due to those who were still playing. It may
 * stop anywhere and goes on where it was; a question or a player that nothing can be made of holds up nobody, and is
 * tried again.
 */
export async function runRegrades(context: RegradesContext): Promise<void> {
  const { db, onBug } = context;
  for (const regrade of await listOpenRegrades(db))
    await runRegrade(context, regrade).catch((error: unknown) => onBug(error, regrade));
  for (const due of await listDue(db, MOST_DUE))
    await giveDue(context, due).catch((error: unknown) => onBug(error, due));
}

async function runRegrade(context: RegradesContext, regrade: Regrade): Promise<void> {
  const { db, nowMs } = context;
  const { regradeId, itemId } = regrade;
  const key = await readCorrectedKey(db, regrade);
  let isWhole = true;
  for (const players of slicesOf(await listPlayersOf(db, { itemId, after: regrade.doneUntil }), BATCH)) {
    for (const playerId of await listRaised(db, { regradeId, key }, players))
      isWhole = (await regradeOne(context, { regradeId, key }, playerId)) && isWhole;
    if (isWhole) await moveRegrade(db, regradeId, players.at(-1) ?? null);
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
  try {
    const runs = await listPlayOf(db, { itemId: key.itemId, playerIds, regradeId });
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

async function giveDue({ db, nowMs }: RegradesContext, attempt: AttemptRef): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const regrade of await listRegradesOf(tx, attempt)) {
      const key = await readCorrectedKey(tx, regrade);
      await regradePlayer(
        tx,
        { regradeId: regrade.regradeId, key },
        { playerId: attempt.playerId, at: new Date(nowMs) },
      );
    }
    await removeDue(tx, attempt);
  });
}

/** Whoever was still playing a question when it was corrected gets it after the end of the attempt, by the job. */
export const regradeOnEvent: EventHandler = async (tx, { kind, playerId, subjectId }) => {
  if (kind === "attempt_finished") await noteDue(tx, { playerId, attemptId: subjectId });
};
