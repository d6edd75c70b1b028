import { stepBattle } from "@crosscheck/rules/battles/step-battle";
import { findBattle } from "../store/battle-queries.ts";
import { appendEvents, claimBattle, loadBattle } from "../store/event-queries.ts";
import { settleBattle } from "./settle-battle.ts";
import type { SettleGround } from "./settle-ground.ts";
import { listStale } from "./void-queries.ts";

/** A battle in which nothing has happened for so long goes on nowhere: a room waits half as long, and a question 60 s. */
export const STALE_MS = 3_600_000;
/** In place of a process: whoever had the battle writes nothing any more. */
const NOBODY = "void-stale-battles";

type Ground = SettleGround & { readonly onBug: (error: unknown, about: object) => void };

/** Calls off battles that no process has gone on with, with all stakes back; answers how many. One that was over is settled. */
export async function voidStaleBattles(ground: Ground): Promise<number> {
  const { db, ports, onBug } = ground;
  let voided = 0;
  for (const battleId of await listStale(db, new Date(ports.clock.nowMs() - STALE_MS))) {
    try {
      if (await voidBattle(ground, battleId)) voided += 1;
    } catch (error) {
      onBug(error, { battleId });
    }
  }
  return voided;
}

async function voidBattle(ground: SettleGround, battleId: string): Promise<boolean> {
  const { db, ports } = ground;
  const record = await findBattle(db, battleId);
  const epoch = record && (await claimBattle(db, record, NOBODY));
  if (record === undefined || epoch === undefined || epoch === null) return false;
  const { state, stored } = await loadBattle(db, record);
  const logged = { event: { type: "voided" }, atMs: Math.max(ports.clock.nowMs(), state.lastMs) } as const;
  const [over] = stepBattle(state, logged.event, logged.atMs);
  const events = over === state ? [] : [logged];
  if (!(await appendEvents(db, { battleId, epoch, stored, events, seats: over.seats }))) return false;
  return (await settleBattle(ground, { state: over, epoch })) === "settled";
}
