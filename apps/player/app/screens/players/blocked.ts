import type { OutputOf } from "@crosscheck/contract";
import type { getBlockedPlayers } from "@crosscheck/contract/actions/battle-social";
import { useApi } from "../../state/api.tsx";
import { usePages } from "../../state/use-pages.ts";

export type Blocked = OutputOf<typeof getBlockedPlayers>[number];

export const BLOCKED_KEY = ["get_blocked_players"] as const;

/** Whom the player has blocked, the latest first. */
export function useBlocked() {
  const api = useApi();
  return usePages({
    key: BLOCKED_KEY,
    ask: (page, options) => api.get_blocked_players(page, options),
    rowsOf: (rows: readonly Blocked[]) => rows,
    idOf: ({ user_id: userId }) => userId,
  });
}
