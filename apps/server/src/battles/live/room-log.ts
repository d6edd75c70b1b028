import type { BattleState } from "@crosscheck/rules/battles/battle";
import type { Logged } from "@crosscheck/rules/battles/step-battle";
import type { Db } from "../../postgres/database.ts";
import { appendEvents } from "../store/event-queries.ts";
import { again } from "./again.ts";

type Owned = { readonly battleId: string; readonly epoch: number };

/** Keeps what happens in one battle, in order, one write at a time. */
export type RoomLog = {
  readonly note: (logged: Logged) => void;
  /** Stores what was noted so far; false: another process has the battle. */
  readonly save: (state: () => BattleState) => Promise<boolean>;
};

export function createRoomLog(db: Db, { battleId, epoch }: Owned, alreadyStored: number): RoomLog {
  let stored = alreadyStored;
  let seated = "";
  let waiting: Logged[] = [];
  let writing: Promise<boolean> = Promise.resolve(true);

  async function write(state: () => BattleState): Promise<boolean> {
    const events = [...waiting];
    const { seats } = state();
    const now = seats.map(({ seat, playerId }) => `${seat} ${playerId}`).join();
    const changed = now === seated ? null : seats;
    if (!(await again(() => appendEvents(db, { battleId, epoch, stored, events, seats: changed }))))
      return false;
    seated = now;
    stored += events.length;
    waiting = waiting.slice(events.length);
    return true;
  }

  return {
    note: (logged) => {
      waiting.push(logged);
    },
    save: (state) => {
      writing = writing.then(async (isOurs) => isOurs && (await write(state)));
      return writing;
    },
  };
}
