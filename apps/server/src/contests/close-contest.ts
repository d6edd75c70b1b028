import { isRefusal } from "@crosscheck/contract";
import { GRACE_MS } from "@crosscheck/rules/attempts/clock";
import { placeFinishers } from "@crosscheck/rules/contests/standings";
import { MODES } from "@crosscheck/rules/modes/index";
import { findRun } from "../attempts/engine/run-queries.ts";
import { finishRun, type FinishContext } from "../attempts/finish/finish-run.ts";
import { countFact } from "../badges/count-fact.ts";
import { bookCoins, moveHouseCoins } from "../coins/ledger.ts";
import { forgetCatalogue } from "../content/catalogue.ts";
import { tellPlayers } from "../notices/tell-players.ts";
import type { Db } from "../postgres/database.ts";
import { inTransaction } from "../postgres/in-transaction.ts";
import {
  findContest,
  joinOpenBank,
  lockContest,
  markContest,
  type ContestRecord,
} from "./contest-queries.ts";
import {
  countEntrants,
  listFinishers,
  listOpenRunsOf,
  listUnsettled,
  prizeKey,
  restKey,
  settleEntry,
  storeStandings,
  sumHeldCoins,
  topUpKey,
  type EntryRecord,
} from "./entry-queries.ts";

/** When a contest may be closed: nobody's last answer can still be on its way. */
export function isClosable({ endsAt }: Pick<ContestRecord, "endsAt">, nowMs: number): boolean {
  return nowMs > endsAt.getTime() + GRACE_MS;
}

/**
 * Closes a contest whose window is over: ends open runs, makes the standings, pays every prize once, tells the entrants
 * and opens its questions. Each step is a transaction that finds what is done already, so it may stop anywhere, be begun
 * again by anybody, and run in two processes at the same time.
 */
export async function closeContest(context: FinishContext, contestId: string): Promise<void> {
  const { db, nowMs } = context;
  const isRanked = async () => {
    for (const key of await listOpenRunsOf(db, contestId)) {
      const run = await findRun(db, key);
      if (run !== undefined) await finishRun(context, run);
    }
    return await inTransaction(db, (tx) => makeStandings(tx, contestId, nowMs));
  };
  // Somebody who held the contest may have entered since its open runs were listed.
  while (!(await isRanked())) if (!(await hasOpenRuns(db, contestId))) return;
  const { finishers } = await countEntrants(db, contestId);
  for (const playerId of await listUnsettled(db, contestId)) {
    await inTransaction(db, (tx) => payEntrant(tx, { contestId, playerId, finishers }, context));
  }
  await inTransaction(db, (tx) => clearAccount(tx, contestId, nowMs));
  forgetCatalogue(db);
}

async function hasOpenRuns(db: Db, contestId: string): Promise<boolean> {
  return (await listOpenRunsOf(db, contestId)).length > 0;
}

/** Fixes ranks and prizes, and brings the coins that fees do not cover; false while a run is open, or there is none to rank. */
async function makeStandings(tx: Db, contestId: string, nowMs: number): Promise<boolean> {
  const contest = await lockContest(tx, contestId);
  if (contest === undefined || contest.publishedAt === null || contest.cancelledAt !== null) return false;
  if (contest.rankedAt !== null) return true;
  if (!isClosable(contest, nowMs) || (await hasOpenRuns(tx, contestId))) return false;
  const placed = placeFinishers(await listFinishers(tx, contestId), contest.prizes);
  await storeStandings(tx, contestId, placed);
  const at = new Date(nowMs);
  const prizes = placed.reduce((sum, { prizeCoins }) => sum + prizeCoins, 0);
  const { entrants, fees } = await countEntrants(tx, contestId);
  const missing = prizes - fees;
  if (missing > 0) {
    const idempotencyKey = topUpKey(contestId);
    await moveHouseCoins(tx, {
      reason: "contest_top_up",
      coins: missing,
      reference: contestId,
      idempotencyKey,
      at,
    });
  }
  await markContest(tx, contestId, { ranked_at: at, entrants });
  return true;
}

type Settling = { readonly contestId: string; readonly playerId: string; readonly finishers: number };

/** Books the prize of an entrant, counts it for the badge and tells the result, once. */
async function payEntrant(
  tx: Db,
  { contestId, playerId, finishers }: Settling,
  { settings, nowMs }: FinishContext,
): Promise<void> {
  const at = new Date(nowMs);
  const contest = await findContest(tx, contestId);
  const entry = await settleEntry(tx, { contestId, playerId, at });
  if (entry === undefined || contest === undefined) return;
  if (entry.prizeCoins > 0) {
    // In the order of a finish: badges, then the account.
    await countFact(tx, playerId, { fact: { kind: "contest_prize" }, settings, at });
    await payPrize(tx, entry, { contest, at });
  }
  if (entry.rank === null) return;
  const params = { contest_id: contestId, name: contest.name, rank: entry.rank };
  const notice =
    entry.prizeCoins > 0
      ? ({ kind: "contest_prize", params: { ...params, coins: entry.prizeCoins } } as const)
      : ({ kind: "contest_result", params: { ...params, finishers } } as const);
  await tellPlayers(tx, [{ ...notice, playerId }], at);
}

async function payPrize(
  tx: Db,
  { playerId, prizeCoins }: EntryRecord,
  { contest: { contestId }, at }: { readonly contest: ContestRecord; readonly at: Date },
): Promise<void> {
  const booked = await bookCoins(tx, {
    playerId,
    reason: "contest_prize",
    amountCoins: prizeCoins,
    reference: contestId,
    idempotencyKey: prizeKey(contestId),
    at,
  });
  if (isRefusal(booked)) throw new Error("income was refused");
}

/** Marks a contest as closed once everybody is settled; what its account still holds goes to the house. */
async function clearAccount(tx: Db, contestId: string, nowMs: number): Promise<void> {
  const contest = await lockContest(tx, contestId);
  if (contest === undefined || contest.rankedAt === null || contest.closedAt !== null) return;
  if ((await listUnsettled(tx, contestId)).length > 0) return;
  const at = new Date(nowMs);
  const heldCoins = await sumHeldCoins(tx, contestId);
  if (heldCoins > 0) {
    const idempotencyKey = restKey(contestId);
    await moveHouseCoins(tx, {
      reason: "contest_rest",
      coins: heldCoins,
      reference: contestId,
      idempotencyKey,
      at,
    });
  }
  await joinOpenBank(tx, contestId, {
    from: MODES.contest.source.categoryType,
    to: MODES.quiz_zone.source.categoryType,
  });
  await markContest(tx, contestId, { closed_at: at });
}
