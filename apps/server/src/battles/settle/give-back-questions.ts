import { countNew, returnKeys } from "../../attempts/open/budget-queries.ts";
import type { Db } from "../../postgres/database.ts";
import { listCharged, type HoldKey } from "./hold-queries.ts";

/**
 * Gives back the new questions that a try to hold stakes has counted of its players and that nobody was told. Never more
 * than were counted, and none that the player has met meanwhile. Call with the battle locked, before its coins move.
 *
 * @param untold ids of the questions that nobody was told; null: all of the paper
 */
export async function giveBackQuestions(
  tx: Db,
  key: HoldKey,
  untold: readonly string[] | null,
): Promise<void> {
  for (const { playerId, keys, at } of await listCharged(tx, key)) {
    const left = untold === null ? keys : Math.min(keys, await countNew(tx, { playerId, itemIds: untold }));
    if (left > 0) await returnKeys(tx, playerId, { keys: left, at });
  }
}
