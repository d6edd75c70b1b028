import { isRefusal, refuse, type Actions, type CommonRefusal, type Refusal } from "@crosscheck/contract";
import { checkLifeline } from "@crosscheck/rules/attempts/lifelines";
import type { PaperQuestion } from "@crosscheck/rules/attempts/paper";
import { buildPoll, type Poll } from "@crosscheck/rules/attempts/poll";
import { bookCoins } from "../../coins/ledger.ts";
import { readItems } from "./read-items.ts";
import type { Answer, Handler } from "../../calls/handle.ts";
import type { Db } from "../../postgres/database.ts";
import { inTransaction } from "../../postgres/in-transaction.ts";
import {
  hintOf,
  itemRefs,
  nextTurn,
  questionClock,
  remainingOptions,
  toInstant,
  toLifelines,
  toPollView,
} from "../view/attempt-view.ts";
import { settleRun } from "../finish/finish-run.ts";
import { holdRun } from "../watch/hold-run.ts";
import { countFirstAnswers } from "./poll-queries.ts";
import { findRun, insertLifeline } from "./run-queries.ts";
import { clockOf, findQuestion, isOver, type Run, type StoredLifeline } from "./run.ts";
import { writeUntilStored } from "./write-until-stored.ts";

type Use = Actions["use_lifeline"];
type Call = Parameters<Handler<Use>>[0];
type Refused = Refusal<Use["refusals"][number] | CommonRefusal>;
type Bought = { readonly run: Run; readonly question: PaperQuestion; readonly lifeline: StoredLifeline };

/** Rolls the transaction back: the coins went elsewhere after they were counted. */
class NotEnoughCoins extends Error {}

/** Sells one lifeline: log and price in one transaction, once per kind and run. */
export const handleUseLifeline: Handler<Use> = async (call) => {
  const bought = await writeUntilStored(() => buy(call));
  return "refused" in bought ? bought : toAnswer(bought, call.nowMs);
};

async function buy(call: Call): Promise<Bought | Refused | "lost race"> {
  const { db, nowMs, caller, input } = call;
  const found = await findRun(db, { playerId: caller.playerId, attemptId: input.attempt_id });
  const question = found && findQuestion(found, input.question_id);
  if (!found || !question) return refuse("no_data");
  const run = await holdRun(call, await settleRun(call, found));
  if (isRefusal(run)) return run;
  const { status } = questionClock(clockOf(run, nowMs), question.number);
  const verdict = checkLifeline(run.rules, { kind: input.kind, question, status, bought: run.lifelines });
  if (verdict === "repeat") {
    const lifeline = run.lifelines.find((bought) => bought.kind === input.kind);
    return lifeline ? { run, question, lifeline } : refuse("lifeline_not_allowed");
  }
  if (isOver(run, nowMs)) return refuse("attempt_finished");
  if (verdict !== "allowed") return refuse(verdict);
  const priceCoins = run.rules.lifelines[input.kind] ?? 0; // offered, as just checked
  if (run.coins < priceCoins) return refuse("not_enough_coins");

  const lifeline: StoredLifeline = {
    kind: input.kind,
    number: question.number,
    atMs: nowMs,
    priceCoins,
    poll: input.kind === "audience_poll" ? await takePoll(db, run, question) : null,
  };
  return await store(db, run, { lifeline, question });
}

async function store(
  db: Db,
  run: Run,
  { lifeline, question }: { readonly lifeline: StoredLifeline; readonly question: PaperQuestion },
): Promise<Bought | Refused | "lost race"> {
  try {
    return await inTransaction(db, async (tx) => {
      const helped = await insertLifeline(tx, run, lifeline);
      if (helped === undefined) return "lost race";
      return { run: { ...helped, coins: await pay(tx, run, lifeline) }, question, lifeline };
    });
  } catch (error) {
    if (error instanceof NotEnoughCoins) return refuse("not_enough_coins");
    throw error;
  }
}

async function pay(tx: Db, run: Run, lifeline: StoredLifeline): Promise<number> {
  if (lifeline.priceCoins === 0) return run.coins;
  const booked = await bookCoins(tx, {
    playerId: run.playerId,
    reason: "lifeline",
    amountCoins: -lifeline.priceCoins,
    reference: run.attemptId,
    idempotencyKey: `lifeline:${run.attemptId}:${lifeline.kind}`,
    at: new Date(lifeline.atMs),
  });
  if (isRefusal(booked)) throw new NotEnoughCoins();
  return booked.balance;
}

async function takePoll(db: Db, run: Run, question: PaperQuestion): Promise<Poll> {
  const [[item], counts] = await Promise.all([
    readItems(db, itemRefs([question])),
    countFirstAnswers(db, { ...question, exceptPlayerId: run.playerId }),
  ]);
  if (item === undefined) throw new Error(`item ${question.itemId} was not read`);
  return buildPoll(question, item.difficulty, counts);
}

function toAnswer({ run, question, lifeline }: Bought, nowMs: number): Answer<Use> {
  const clock = clockOf(run, nowMs);
  const { status, deadlineMs } = questionClock(clock, question.number);
  const next = lifeline.kind === "skip" ? nextTurn(run, clock) : { questionId: null, deadline: null };
  return {
    data: {
      kind: lifeline.kind,
      question_id: question.itemId,
      remaining_option_ids: lifeline.kind === "fifty_fifty" ? remainingOptions(question) : null,
      poll: lifeline.poll === null ? null : toPollView(lifeline.poll),
      hint: lifeline.kind === "hint" ? hintOf(run, question) : null,
      deadline: status === "open" && deadlineMs !== null ? toInstant(deadlineMs) : null,
      next_question_id: next.questionId,
      next_deadline: next.deadline,
      lifelines: toLifelines(run),
      coins: run.coins,
      server_time: toInstant(nowMs),
    },
  };
}
