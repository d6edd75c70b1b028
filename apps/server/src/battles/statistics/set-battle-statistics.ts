import type { Actions } from "@crosscheck/contract";
import { z } from "zod";
import type { Handler } from "../../calls/handle.ts";
import { sumRecords } from "./get-battle-statistics.ts";
import { findLatestOfTwo, listRecords } from "./statistics-queries.ts";

const Id = z.uuid();

/**
 * Truthful and without effect (contract §3.6): who has won was decided by the server. Only own battles are looked up; a
 * claim that contradicts them is counted.
 */
export const handleSetBattleStatistics: Handler<Actions["set_battle_statistics"]> = async (call) => {
  const { db, caller, input } = call;
  const { playerId } = caller;
  const [one, two] = [input.user_id1.toLowerCase(), input.user_id2.toLowerCase()];
  const other = one === playerId ? two : one;
  const isOwn = (one === playerId || two === playerId) && other !== playerId && Id.safeParse(other).success;
  const [latest, records] = await Promise.all([
    isOwn ? findLatestOfTwo(db, playerId, other) : undefined,
    listRecords(db, playerId),
  ]);
  const { battleId = null, winnerId = null, isDrawn = false } = latest ?? {};
  const claimed = input.winner_id.toLowerCase();
  if (claimed !== "" && claimed !== winnerId) call.countContradiction("winner_id");
  if (input.is_drawn && !isDrawn) call.countContradiction("is_drawn");
  return {
    data: {
      battle_id: battleId,
      winner_id: winnerId ?? "",
      is_drawn: isDrawn,
      myreport: sumRecords(records),
    },
    message: "stored",
  };
};
