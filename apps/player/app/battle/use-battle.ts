import type { BattleStore, BattleStoreState } from "@crosscheck/client/battle/battle-store";
import { useEffect, useState, useSyncExternalStore } from "react";
import { loadPersistently } from "../hooks/lazy-part.ts";
import { waitForNetwork } from "../hooks/wait-for-network.ts";
import { useApi } from "../state/api.tsx";
import { useServerClock } from "../state/server-clock.ts";

/**
 * Connects to a battle for as long as the screen is there; null until its code has arrived. Two screens after each other
 * share the connection.
 */
export function useBattle(battleId: string): BattleStore | null {
  const api = useApi();
  const [store, setStore] = useState<BattleStore | null>(null);
  useEffect(() => {
    let isHere = true;
    let release = () => undefined as void;
    void loadPersistently(() => import("./live-stores.ts"), waitForNetwork).then(({ liveStores }) => {
      if (!isHere) return;
      const stores = liveStores(api);
      setStore(stores.hold(battleId));
      release = () => stores.release(battleId);
    });
    return () => {
      isHere = false;
      release();
    };
  }, [api, battleId]);
  return store?.battleId === battleId ? store : null;
}

/** What a battle's page knows now. */
export function useBattleState(store: BattleStore): BattleStoreState {
  return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}

/** Server clock minus device clock (ms): as the battle has measured it, and until then as the calls have. */
export function useBattleClock({ offsetMs }: BattleStoreState): number {
  const { offsetMs: byCalls } = useServerClock();
  return offsetMs ?? byCalls;
}
