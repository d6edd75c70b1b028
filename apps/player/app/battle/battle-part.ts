import type { BattleStore, BattleStoreState } from "@crosscheck/client/battle/battle-store";
import type { BattleCard } from "@crosscheck/contract/battle-views";

/** What every part of a battle's page is given. */
export type BattlePart = {
  readonly store: BattleStore;
  readonly state: BattleStoreState;
  readonly card: BattleCard;
  /** Server clock minus device clock (ms). */
  readonly offsetMs: number;
};
