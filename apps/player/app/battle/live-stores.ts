import type { Api } from "@crosscheck/client";
import { BattleStore } from "@crosscheck/client/battle/battle-store";
import { HeldStores } from "@crosscheck/client/battle/held-stores";
import { openSocket } from "@crosscheck/client/battle/open-socket";

const storesByApi = new WeakMap<Api, HeldStores>();

/** The battles that screens of this tab hold, each with one connection. Loaded with the first battle only. */
export function liveStores(api: Api): HeldStores {
  const stores = storesByApi.get(api) ?? makeStores(api);
  storesByApi.set(api, stores);
  return stores;
}

function makeStores(api: Api): HeldStores {
  const startTimer = (afterMs: number, run: () => void) => {
    const timer = setTimeout(run, afterMs);
    return () => clearTimeout(timer);
  };
  const make = (battleId: string) =>
    new BattleStore(battleId, {
      getTicket: (battle_id) => api.get_battle_ticket({ battle_id }),
      openLink: openSocket,
      now: Date.now,
      random: Math.random,
      startTimer,
    });
  return new HeldStores(make, startTimer);
}
