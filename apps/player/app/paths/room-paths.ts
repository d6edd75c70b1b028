import { GROUP_BATTLE_PATH } from "./battle-paths.ts";

/** The own record, and every battle of it. */
export const BATTLE_STATISTICS_PATH = "/profile/battle-statistics/";

/** Where a room is opened for one friend or for a group. */
export function newRoomPath(kind: "friend" | "group"): string {
  return `${GROUP_BATTLE_PATH}?new=${kind}`;
}

/** A room, by its code or by the id of its battle; who has no seat there looks at it first. */
export function roomPath(codeOrId: string): string {
  return `${GROUP_BATTLE_PATH}?${new URLSearchParams({ room: codeOrId })}`;
}

/** A battle that is over, as it was played. */
export function replayPath(battleId: string): string {
  return `${BATTLE_STATISTICS_PATH}${battleId}/`;
}
