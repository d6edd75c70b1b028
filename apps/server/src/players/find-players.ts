import { refuse } from "@crosscheck/contract";
import type { findPlayers, searchPlayers, viewPlayer } from "@crosscheck/contract/operators/players";
import type { OperatorHandler } from "../calls/operate.ts";
import { toPage } from "../calls/page.ts";
import { findOwnUser } from "./own-user.ts";
import { listPlayersKnownBy, type PlayerRecord } from "./player-queries.ts";
import { countPlayersLike, listPlayersLike } from "./search-queries.ts";

/** The audit keeps that somebody looked, not the address they looked for. */
export const handleFindPlayers: OperatorHandler<typeof findPlayers> = async ({ db, input }) => {
  const found = await listPlayersKnownBy(db, input.player);
  return { data: { rows: found.map(toRow) }, audit: { subject: null } };
};

export const handleSearchPlayers: OperatorHandler<typeof searchPlayers> = async ({ db, input }) => {
  const { player: text, status, cursor, limit } = input;
  const found = await listPlayersLike(db, { text, status }, { cursor, limit: limit + 1 });
  const rows = found.map((player) => ({
    ...toRow(player),
    coins: player.coins,
    all_time_score: player.allTimeScore,
  }));
  return {
    data: toPage(rows, limit, (row) => row.player_id),
    total: await countPlayersLike(db, { text, status }),
    audit: { subject: null },
  };
};

export const handleViewPlayer: OperatorHandler<typeof viewPlayer> = async ({ db, nowMs, input }) => {
  const player = await findOwnUser(db, input.player_id, nowMs);
  return player === null ? refuse("user_not_found") : { data: player, audit: { subject: player.id } };
};

function toRow(player: PlayerRecord) {
  return {
    player_id: player.playerId,
    status: player.status,
    name: player.name,
    name_number: player.nameNumber,
    type: player.type,
    created_at: player.createdAt.toISOString(),
  };
}
