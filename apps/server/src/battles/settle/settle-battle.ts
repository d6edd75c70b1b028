import { battleFactOf, flagFast, isIdle } from "@crosscheck/rules/battles/aftermath";
import type { BattleState } from "@crosscheck/rules/battles/battle";
import type { BattleResult } from "@crosscheck/rules/battles/result";
import { countFact } from "../../badges/count-fact.ts";
import type { Db } from "../../postgres/database.ts";
import { inTransaction } from "../../postgres/in-transaction.ts";
import type { Settings } from "../../settings/settings.ts";
import { findBattle, type BattleRecord } from "../store/battle-queries.ts";
import { giveBackQuestions } from "./give-back-questions.ts";
import { listHeld, lockBattle, storeHold, storeStart } from "./hold-queries.ts";
import { keepRun, prepareRuns, type RunsOf } from "./keep-runs.ts";
import { moveStandings, type Moved } from "./move-standings.ts";
import { payPot } from "./pay-pot.ts";
import { giveBackHold } from "./return-stakes.ts";
import type { SettleGround } from "./settle-ground.ts";
import { lockPlayers, storeEnd, type SeatEnd } from "./settle-queries.ts";

export type SettleWish = {
  /** A battle that is over. */
  readonly state: BattleState;
  readonly epoch: number;
};
export type SettleOutcome = "settled" | "already" | "not_ours";

type Over = {
  readonly state: BattleState;
  readonly told: number;
  /** A match that has left nothing behind. */
  readonly isIdle: boolean;
  readonly result: BattleResult;
  readonly at: Date;
  readonly record: BattleRecord;
  readonly settings: Settings;
  readonly runs: RunsOf | null;
};

/**
 * Ends a battle in one transaction, once: pays its pot, moves ratings and records, keeps what everybody answered, counts
 * badges and writes the results down. One that never began only ends. Locks: the battle, its players in the order of their
 * ids, their runs and badges, then their accounts of coins.
 */
export async function settleBattle(
  ground: SettleGround,
  { state, epoch }: SettleWish,
): Promise<SettleOutcome> {
  const { db } = ground;
  const { phase, battleId } = state;
  if (phase.is !== "over") throw new Error(`battle ${battleId} is not over`);
  const record = await findBattle(db, battleId);
  if (record === undefined) return "not_ours";
  if (record.endedAtMs !== null) return "already";
  const settings = await ground.settings();
  const runs = await prepareRuns(db, { state, record, settings, nowMs: ground.ports.clock.nowMs() });
  const { result, told } = phase;
  const isTraceless = isIdle(state, record);
  const over = { state, result, told, isIdle: isTraceless, at: new Date(phase.atMs), record, settings, runs };
  return await inTransaction(db, async (tx) => {
    const battle = await lockBattle(tx, battleId);
    if (battle === undefined || (battle.endedAt === null && battle.epoch !== epoch)) return "not_ours";
    if (battle.endedAt !== null) return "already";
    await end(tx, over);
    return "settled";
  });
}

async function end(tx: Db, over: Over): Promise<void> {
  const { state, result, at } = over;
  const { battleId } = state;
  const seats = await endSeats(tx, over);
  for (const hold of await listHeld(tx, battleId)) {
    const key = { battleId, hold };
    if (state.paper !== null && hold === state.hold) {
      const untold = state.paper.questions.slice(over.told).map(({ itemId }) => itemId);
      await giveBackQuestions(tx, key, untold);
      await payPot(tx, key, { result, at });
      continue;
    }
    // A try that was to be taken back: nobody will.
    await storeHold(tx, key, { state: "returned" });
    await giveBackHold(tx, key, at);
  }
  if (state.paper === null) await storeStart(tx, battleId, null);
  await storeEnd(tx, battleId, { reason: result.reason, told: over.told, isIdle: over.isIdle, at, seats });
}

/** All that a battle changes for its players but their coins; they stay locked. */
async function endSeats(
  tx: Db,
  { state, isIdle: isTraceless, result, at, record, settings, runs }: Over,
): Promise<readonly SeatEnd[]> {
  const { battleId } = state;
  const people = result.seats
    .filter(({ isBot }) => !isBot)
    .toSorted((one, other) => (one.playerId < other.playerId ? -1 : 1));
  const there = await lockPlayers(
    tx,
    people.map(({ playerId }) => playerId),
  );
  if (state.paper === null) return result.seats.map((seat) => ({ ...NOTHING, result: seat }));
  const seats = people.filter(({ playerId }) => there.has(playerId));
  const moved = isTraceless
    ? new Map<string, Moved>()
    : await moveStandings(tx, { state, isRated: record.isRated, seats, at });
  const ends = new Map<string, SeatEnd>();
  for (const seat of seats) {
    const { playerId } = seat;
    const own = state.seats.find((one) => one.playerId === playerId);
    if (own !== undefined && runs !== null) await keepRun(tx, own, { battleId, runs });
    const { winsInRow = 0, ratings = null } = moved.get(playerId) ?? {};
    const fact = battleFactOf(state, playerId, seat.outcome === "abandoned" ? 0 : winsInRow);
    const badges = fact === null ? [] : await countFact(tx, playerId, { fact, settings, at });
    const fastAnswers = flagFast(state, playerId).length;
    ends.set(playerId, { result: seat, fastAnswers, ratings, fact, badges });
  }
  return result.seats.map((seat) => ends.get(seat.playerId) ?? { ...NOTHING, result: seat });
}

const NOTHING: Omit<SeatEnd, "result"> = { fastAnswers: 0, ratings: null, fact: null, badges: [] };
