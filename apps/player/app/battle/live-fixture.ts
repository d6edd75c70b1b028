import { BATTLE_ID, cardOf } from "@crosscheck/client/battle/battle-fixture";
import type { LinkListener } from "@crosscheck/client/battle/battle-link";
import { BattleStore } from "@crosscheck/client/battle/battle-store";
import type { BattleCard, BattleFrame } from "@crosscheck/contract/battle-views";
import type { BattleRefusalName, WireIntent } from "@crosscheck/contract/battle-wire";

/** A battle whose server is the test: it tells frames, and hears what the page asks for. */
export async function liveBattle(offsetMs: number, change: Partial<BattleCard> = {}) {
  const asked: WireIntent[] = [];
  let listener: LinkListener | null = null;
  let refusal: BattleRefusalName | null = null;
  const store = new BattleStore(BATTLE_ID, {
    getTicket: async () => ({ ok: true, data: { ticket: "ticket", path: "/rt/" } }),
    openLink: (_to, heard) => {
      listener = heard;
      return {
        ask: (intent, onReply) => {
          asked.push(intent);
          onReply({ refused: refusal });
        },
        sync: () => undefined,
        askTime: (onTime) => onTime(offsetMs),
        close: () => undefined,
      };
    },
    now: () => 0,
    random: () => 1,
    startTimer: () => () => undefined,
  });
  store.open();
  await Promise.resolve();
  await Promise.resolve();
  const heard = () => {
    if (listener === null) throw new Error("the store has not connected");
    return listener;
  };
  heard().onCard(cardOf(change));
  return {
    store,
    asked,
    heard,
    /** Connects; before, the page says that it does. */
    open: () => heard().onOpen(),
    tell: (...frames: readonly BattleFrame[]) => {
      for (const frame of frames) heard().onFrame(frame);
    },
    refuse: (refused: BattleRefusalName) => {
      refusal = refused;
    },
  };
}
