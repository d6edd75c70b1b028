export const RANDOM_BATTLE_PATH = "/random-battle/";
export const GROUP_BATTLE_PATH = "/group-battle/";

/** Address of what all battles are played on, by prefix. */
export const BATTLE_PATH = "/battle/";

/** A battle from its countdown to its result. */
export function battlePath(battleId: string): string {
  return `${BATTLE_PATH}${battleId}/`;
}
