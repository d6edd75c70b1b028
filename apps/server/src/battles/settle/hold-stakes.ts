import { isRefusal } from "@crosscheck/contract";
import type { Paper } from "@crosscheck/rules/attempts/paper";
import { isRated } from "@crosscheck/rules/battles/aftermath";
import { BATTLE_BOUNDS } from "@crosscheck/rules/battles/battle-rules";
import type { BotMove } from "@crosscheck/rules/battles/bot";
import { keyLimitsOf } from "../../attempts/open/attempt-budget.ts";
import { bookCoins } from "../../coins/ledger.ts";
import type { Db } from "../../postgres/database.ts";
import { inTransaction } from "../../postgres/in-transaction.ts";
import type { Settings } from "../../settings/settings.ts";
import { findBattle, type BattleRecord } from "../store/battle-queries.ts";
import { drawPaper, findLockedOut, layOut, planMoves } from "./draw-paper.ts";
import {
  chargePaper,
  countOfPair,
  findHold,
  listActive,
  lockBattle,
  stakeKey,
  storeHold,
  storeStart,
  type Charge,
  type HoldKey,
} from "./hold-queries.ts";
import type { SettleGround } from "./settle-ground.ts";

/** Why a player cannot take part. `too_many_requests`: has met as many new questions as one may for now. */
export type HoldRefusal = "not_enough_coins" | "category_locked" | "too_many_requests" | "account_disabled";

export type HoldOutcome =
  /** An empty paper: the bank has too few questions, and nothing is held. */
  | { readonly held: { readonly paper: Paper; readonly botMoves: readonly BotMove[] } }
  /** Nothing is held, because of these. */
  | { readonly refused: ReadonlyMap<string, HoldRefusal> }
  /** Nothing was done. `not_ours`: another process has the battle, or it is over. `returned`: this try was taken back. */
  | { readonly stale: "not_ours" | "returned" };

export type HoldWish = HoldKey & {
  readonly epoch: number;
  /** Everybody but the bot. */
  readonly playerIds: readonly string[];
  /** Of each. */
  readonly coins: number;
};

const EMPTY = { paper: { questions: [] }, botMoves: [] };

/** Undoes the transaction. */
class Refused extends Error {
  readonly why: ReadonlyMap<string, HoldRefusal>;
  constructor(why: ReadonlyMap<string, HoldRefusal>) {
    super("somebody cannot take part");
    this.why = why;
  }
}

/**
 * Holds the stakes of all players of a battle, or of none, and draws its paper. Repeated, it holds them once, and answers
 * another paper: nobody has been shown the first one.
 */
export async function holdStakes(ground: SettleGround, wish: HoldWish): Promise<HoldOutcome> {
  const { db } = ground;
  const { battleId } = wish;
  const battle = await findBattle(db, battleId);
  if (battle === undefined) return { stale: "not_ours" };
  const drawn = { ...battle, playerIds: wish.playerIds };
  const locked = await findLockedOut(ground, drawn);
  if (locked.length > 0) return { refused: new Map(locked.map((id) => [id, "category_locked"])) };
  const items = await drawPaper(ground, drawn);
  if (items.length < BATTLE_BOUNDS.questionCount.min) return { held: EMPTY };
  const paper = layOut(ground.ports, items);
  const botMoves = await planMoves(ground, drawn, { paper, items });
  const itemIds = items.map(({ itemId }) => itemId);
  const now = { settings: await ground.settings(), at: new Date(ground.ports.clock.nowMs()) };
  try {
    const stale = await inTransaction(db, (tx) => hold(tx, wish, { battle, itemIds, ...now }));
    return stale === null ? { held: { paper, botMoves } } : { stale };
  } catch (error) {
    if (error instanceof Refused) return { refused: error.why };
    throw error;
  }
}

/** What the battle is told of it: coins are named only where nothing else was in the way. */
export function stakesRefused(hold: number, refused: ReadonlyMap<string, HoldRefusal>) {
  const isOther = [...refused.values()].some((why) => why !== "not_enough_coins");
  const why = isOther ? ("not_able" as const) : ("no_coins" as const);
  return { type: "stakes_refused" as const, hold, playerIds: [...refused.keys()], why };
}

type Start = {
  readonly battle: BattleRecord;
  readonly itemIds: readonly string[];
  readonly settings: Settings;
  readonly at: Date;
};

async function hold(tx: Db, wish: HoldWish, start: Start): Promise<"not_ours" | "returned" | null> {
  const { battleId, epoch } = wish;
  const battle = await lockBattle(tx, battleId);
  if (battle?.epoch !== epoch || battle.endedAt !== null) return "not_ours";
  const state = await findHold(tx, wish);
  if (state === "held") return null;
  if (state !== undefined) return "returned";
  const { why, charged } = await takeStakes(tx, wish, start);
  if (why.size > 0) throw new Refused(why);
  await storeHold(tx, wish, { state: "held", charged });
  await storeStart(tx, battleId, { at: start.at, isRated: await findRated(tx, wish, start) });
  return null;
}

/** In the order of ids, so that two battles never wait for each other's accounts. */
async function takeStakes(
  tx: Db,
  wish: HoldWish,
  { itemIds, settings, at }: Start,
): Promise<{ readonly why: ReadonlyMap<string, HoldRefusal>; readonly charged: readonly Charge[] }> {
  const why = new Map<string, HoldRefusal>();
  const charged: Charge[] = [];
  const limits = keyLimitsOf(settings);
  const active = await listActive(tx, wish.playerIds);
  const playerIds = wish.playerIds.toSorted();
  for (const playerId of playerIds) {
    const keys = active.has(playerId) ? await chargePaper(tx, { playerId, itemIds, limits, at }) : null;
    if (keys !== null) charged.push({ playerId, keys });
    else why.set(playerId, active.has(playerId) ? "too_many_requests" : "account_disabled");
  }
  for (const playerId of wish.coins === 0 ? [] : playerIds) {
    const booked = await bookCoins(tx, {
      playerId,
      reason: "battle_stake",
      amountCoins: -wish.coins,
      reference: wish.battleId,
      idempotencyKey: stakeKey(wish),
      at,
    });
    if (isRefusal(booked)) why.set(playerId, "not_enough_coins");
  }
  return { why, charged };
}

async function findRated(tx: Db, { battleId, playerIds }: HoldWish, { battle, at }: Start): Promise<boolean> {
  if (battle.rules.kind !== "random") return false;
  const since = new Date(at);
  since.setUTCHours(0, 0, 0, 0);
  return isRated(battle.rules, await countOfPair(tx, { battleId, playerIds, since }));
}
