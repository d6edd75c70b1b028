import type { BattleStore } from "./battle-store.ts";

/** How long a store lives that no screen holds: the next screen of the same battle takes it over. */
const KEEP_MS = 1_000;

type Held = { readonly store: BattleStore; holders: number; stopClosing: () => void };

/** Stores by battle: however many screens, or mounts of one, hold a battle, it has one connection. */
export class HeldStores {
  readonly #held = new Map<string, Held>();
  readonly #make: (battleId: string) => BattleStore;
  readonly #startTimer: (afterMs: number, run: () => void) => () => void;

  constructor(
    make: (battleId: string) => BattleStore,
    startTimer: (afterMs: number, run: () => void) => () => void,
  ) {
    this.#make = make;
    this.#startTimer = startTimer;
  }

  /** Holds the store of a battle, which is opened with its first holder. */
  hold(battleId: string): BattleStore {
    const known = this.#held.get(battleId);
    if (known !== undefined) {
      known.stopClosing();
      known.holders += 1;
      return known.store;
    }
    const store = this.#make(battleId);
    this.#held.set(battleId, { store, holders: 1, stopClosing: () => undefined });
    store.open();
    return store;
  }

  /** Lets a store go; without holders it is closed. */
  release(battleId: string): void {
    const held = this.#held.get(battleId);
    if (held === undefined) return;
    held.holders -= 1;
    if (held.holders > 0) return;
    held.stopClosing = this.#startTimer(KEEP_MS, () => {
      this.#held.delete(battleId);
      held.store.close();
    });
  }
}
