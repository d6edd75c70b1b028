import { isRefusal } from "@crosscheck/contract";
import { nextWindow } from "@crosscheck/rules/contests/contest";
import { GRACE_MS } from "@crosscheck/rules/attempts/clock";
import type { FinishContext } from "../attempts/finish/finish-run.ts";
import { bookCoins } from "../coins/ledger.ts";
import { tellPlayers } from "../notices/tell-players.ts";
import type { Random } from "../ports/ports.ts";
import type { Db } from "../postgres/database.ts";
import { inTransaction } from "../postgres/in-transaction.ts";
import { closeContest } from "./close-contest.ts";
import {
  insertContest,
  listContestsToDo,
  listSeriesDue,
  lockContest,
  takeReminders,
  type ContestRecord,
} from "./contest-queries.ts";
import { entryKey, listUnsettled, refundKey, settleEntry } from "./entry-queries.ts";
import { publishPaper } from "./publish-contest.ts";

export type ContestsContext = FinishContext & {
  readonly random: Random;
  readonly onBug: (error: unknown, contest: { readonly contestId: string }) => void;
};

/**
 * Everything of contests that is done at times: fees of cancelled ones go back, ended ones are closed, whoever wanted to
 * know is told of a start, and series go on. What fails holds up no other and is tried again at the next time.
 */
export async function runContests(context: ContestsContext): Promise<void> {
  const { db, nowMs, onBug } = context;
  const todo = await listContestsToDo(db, {
    at: new Date(nowMs),
    closableBefore: new Date(nowMs - GRACE_MS),
  });
  for (const { contestId, what } of todo) {
    try {
      await STEPS[what](context, contestId);
    } catch (error) {
      onBug(error, { contestId });
    }
  }
  for (const { first, latest } of await listSeriesDue(db, new Date(nowMs))) {
    try {
      await inTransaction(db, (tx) => repeat(tx, { first, latest }, context));
    } catch (error) {
      onBug(error, latest);
    }
  }
}

const STEPS = { refund: refundContest, close: closeContest, remind: tellStart } as const;

/** Gives the fee of a cancelled contest back to everybody. */
async function refundContest({ db, nowMs }: FinishContext, contestId: string): Promise<void> {
  const at = new Date(nowMs);
  for (const playerId of await listUnsettled(db, contestId)) {
    await inTransaction(db, (tx) => refundEntrant(tx, { contestId, playerId, at }));
  }
}

async function refundEntrant(
  tx: Db,
  who: { readonly contestId: string; readonly playerId: string; readonly at: Date },
): Promise<void> {
  const { contestId, playerId, at } = who;
  const contest = await lockContest(tx, contestId);
  const entry = await settleEntry(tx, who);
  if (contest === undefined || entry === undefined) return;
  const params = { contest_id: contestId, name: contest.name, coins: entry.feeCoins };
  await tellPlayers(tx, [{ kind: "contest_cancelled", playerId, params }], at);
  if (entry.feeCoins === 0) return;
  const booked = await bookCoins(tx, {
    playerId,
    reason: "contest_refund",
    amountCoins: entry.feeCoins,
    reference: contestId,
    idempotencyKey: refundKey(contestId),
    undoes: entryKey(contestId),
    at,
  });
  if (isRefusal(booked)) throw new Error("income was refused");
}

/** Tells whoever asked for it that a contest has started. */
async function tellStart({ db, nowMs }: FinishContext, contestId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const contest = await lockContest(tx, contestId);
    if (contest === undefined) return;
    const params = { contest_id: contestId, name: contest.name };
    const players = contest.cancelledAt === null ? await takeReminders(tx, contestId) : [];
    await tellPlayers(
      tx,
      players.map((playerId) => ({ kind: "contest_starts", playerId, params }) as const),
      new Date(nowMs),
    );
  });
}

/** Publishes the next contest of a series, once the latest one has begun; another process may have done so. */
async function repeat(
  tx: Db,
  { first, latest }: { readonly first: ContestRecord; readonly latest: ContestRecord },
  { random, nowMs, onBug }: ContestsContext,
): Promise<void> {
  if (first.repeats === null) return;
  const window = { startsAtMs: first.startsAt.getTime(), endsAtMs: first.endsAt.getTime() };
  const { startsAtMs, endsAtMs } = nextWindow(window, first.repeats, {
    latestMs: latest.startsAt.getTime(),
    nowMs,
  });
  const next: ContestRecord = {
    ...latest,
    contestId: random.uuid(),
    startsAt: new Date(startsAtMs),
    endsAt: new Date(endsAtMs),
    publishedAt: null,
  };
  if (!(await insertContest(tx, next, new Date(nowMs)))) return;
  if (!(await publishPaper(tx, next, { random, nowMs }))) {
    // It stays a draft, which an operator publishes when there are.
    onBug(new Error(`there are not enough questions left for a contest of series ${first.seriesId}`), next);
  }
}
