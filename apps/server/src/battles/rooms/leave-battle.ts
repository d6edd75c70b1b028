import { refuse } from "@crosscheck/contract";
import type { leaveBattle } from "@crosscheck/contract/actions/battles";
import type { Handler } from "../../calls/handle.ts";
import { ClusterAway } from "../../cluster/cluster.ts";
import type { Db } from "../../postgres/database.ts";
import type { LiveBattles } from "../live/live-battles.ts";
import { findBattle } from "../store/battle-queries.ts";
import { orUnavailable } from "./or-unavailable.ts";
import { findSeatedBattle, listOpenBattles } from "./seat-queries.ts";

/** leave_battle: gives a seat up; who has none any more has left. */
export function createLeaveBattle(battles: LiveBattles): Handler<typeof leaveBattle> {
  return orUnavailable<typeof leaveBattle>(async ({ db, caller, input }) => {
    const battleId = input.battle_id;
    if ((await findBattle(db, battleId)) === undefined) return refuse("no_data");
    const { playerId } = caller;
    const data = { battle_id: battleId };
    // Nobody without a seat has its process do anything.
    if ((await findSeatedBattle(db, { playerId, ids: [battleId] })) === undefined)
      return { data, message: "updated" };
    await battles.ask(battleId, { type: "leave", playerId });
    // A view waits until what has ended is stored: the next call finds the player free.
    await battles.view(battleId, playerId);
    return { data, message: "updated" };
  });
}

/** Gives up every seat of a player, before the account ends; one that cannot be reached is lost when its player stays away. */
export async function leaveBattles(battles: LiveBattles, db: Db, playerId: string): Promise<void> {
  for (const { battleId } of await listOpenBattles(db, playerId)) {
    try {
      await battles.ask(battleId, { type: "leave", playerId });
      await battles.view(battleId, playerId);
    } catch (error) {
      if (!(error instanceof ClusterAway)) throw error;
    }
  }
}
