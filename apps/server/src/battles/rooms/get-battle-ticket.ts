import { refuse } from "@crosscheck/contract";
import type { getBattleTicket } from "@crosscheck/contract/actions/battles";
import { BATTLE_PROTOCOL } from "@crosscheck/contract/battle-wire";
import type { Handler } from "../../calls/handle.ts";
import type { LiveBattles } from "../live/live-battles.ts";
import { orUnavailable } from "./or-unavailable.ts";
import { findSeatedBattle } from "./seat-queries.ts";

/** get_battle_ticket: lets a socket in to the player's own seat. */
export function createGetBattleTicket(battles: LiveBattles): Handler<typeof getBattleTicket> {
  return orUnavailable<typeof getBattleTicket>(async ({ db, nowMs, caller, input }) => {
    const { playerId } = caller;
    const battleId = await findSeatedBattle(db, { playerId, ids: [input.battle_id] });
    const ticket = battleId === undefined ? null : await battles.ticketFor(battleId, playerId);
    if (ticket === null) return refuse("no_data");
    const server_time = new Date(nowMs).toISOString();
    return { data: { ...ticket, protocol: BATTLE_PROTOCOL, server_time } };
  });
}
