import type { findPlayers } from "@crosscheck/contract/operators/players";
import type { OperatorHandler } from "../calls/operate.ts";
import { listPlayersKnownBy } from "./player-queries.ts";

/** The audit keeps that somebody looked, not the address they looked for. */
export const handleFindPlayers: OperatorHandler<typeof findPlayers> = async ({ db, input }) => {
  const found = await listPlayersKnownBy(db, input.player);
  const rows = found.map((player) => ({
    player_id: player.playerId,
    status: player.status,
    name: player.name,
    name_number: player.nameNumber,
    type: player.type,
    created_at: player.createdAt.toISOString(),
  }));
  return { data: { rows }, audit: { subject: null } };
};
