import type { BattleStore, BattleWish } from "@crosscheck/client/battle/battle-store";
import { NetworkAway } from "@crosscheck/client/network-away";
import { useCall } from "../../forms/use-call.ts";

/** Something asked over the connection of a battle, with the sentence of what went wrong. */
export function useWish(store: BattleStore | null) {
  return useCall(async (wish: BattleWish) => {
    const refused = (await store?.ask(wish)) ?? null;
    if (refused === "away") throw new NetworkAway("nobody heard what was asked");
    return refused;
  });
}
