import { refuse } from "@crosscheck/contract";
import type { renamePlayer } from "@crosscheck/contract/operators/player-support";
import type { OperatorHandler } from "../calls/operate.ts";
import { isAllowedName } from "../names/name-check.ts";
import { toPlayerName } from "../names/player-name.ts";
import { renameCandidate } from "../exams/report-queries.ts";
import { tellPlayers } from "../notices/tell-players.ts";
import { numberName } from "../players/name-queries.ts";
import { changeProfile, lockPlayer } from "../players/player-queries.ts";

/**
 * By the rules that a player's own change has; results of exams get the name too, which players cannot change there
 * themselves. The notice names no name: it leads to where another can be chosen. */
export const handleRenamePlayer: OperatorHandler<typeof renamePlayer> = async (call) => {
  const { db, nowMs, ports, settings, input } = call;
  if (settings.demoMode) return refuse("demo_not_allowed");
  const player = await lockPlayer(db, input.player_id);
  if (player === undefined) return refuse("user_not_found");
  const asked = toPlayerName(input.name);
  if (asked === null) return refuse("invalid_field", { field: "name" });
  if (asked === player.name) return refuse("name_same");
  if (!isAllowedName(asked, settings.appName)) return refuse("name_not_allowed", { field: "name" });
  const { playerId } = player;
  const name = await numberName(db, player, { name: asked, keyedHash: ports.keyedHash });
  await changeProfile(db, playerId, { name });
  await renameCandidate(db, { playerId, name: name.name });
  const params = { change_id: ports.random.uuid() };
  await tellPlayers(db, [{ kind: "name_changed", playerId, params }], new Date(nowMs));
  return {
    data: { player_id: playerId, name: name.name, name_number: name.nameNumber },
    message: "updated",
    audit: { subject: playerId },
  };
};
