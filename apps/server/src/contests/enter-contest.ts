import { isRefusal, refuse, type Actions, type Refusal } from "@crosscheck/contract";
import { contestStateAt } from "@crosscheck/rules/contests/contest";
import { MODES } from "@crosscheck/rules/modes/index";
import type { ModeDefinition } from "@crosscheck/rules/modes/mode";
import { createRandom, shuffle } from "@crosscheck/rules/random";
import { findOpenRun } from "../attempts/engine/run-queries.ts";
import { readItems } from "../attempts/engine/read-items.ts";
import { isOver, type Run } from "../attempts/engine/run.ts";
import { openAttempt } from "../attempts/open/open-attempt.ts";
import { topicNames } from "../attempts/open/open-quiz.ts";
import { viewRun } from "../attempts/view/view-run.ts";
import type { Handler } from "../calls/handle.ts";
import { bookCoins } from "../coins/ledger.ts";
import { modeWithSettings } from "../modes/mode-numbers.ts";
import { newSeed } from "../ports/random.ts";
import type { Db } from "../postgres/database.ts";
import { inTransaction } from "../postgres/in-transaction.ts";
import type { AttemptScope } from "../postgres/tables/attempt-tables.ts";
import { findContest, holdContest, lifeOf, type ContestRecord } from "./contest-queries.ts";
import { entryKey, findEntry, insertEntry } from "./entry-queries.ts";

type Enter = Actions["get_questions_by_contest"];
type Call = Parameters<Handler<Enter>>[0];
type Refused = Refusal<Enter["refusals"][number] | "too_many_requests">;

/** Carries a refusal out of the transaction, which is undone by it: nobody pays for what did not open. */
class NotEntered extends Error {
  readonly refusal: Refused;

  constructor(refusal: Refused) {
    super(refusal.refused);
    this.refusal = refusal;
  }
}

/** Enters a live contest, once, for its fee; a run that is open is resumed. */
export const handleGetQuestionsByContest: Handler<Enter> = async (call) => {
  const { db, caller, input } = call;
  const contestId = input.contest_id.toLowerCase();
  const found = await findContest(db, contestId);
  if (found === undefined || found.items === null) return refuse("no_data");
  const place = { playerId: caller.playerId, mode: MODES.contest.id, scopeKey: contestId };
  const open = await findOpenRun(db, place);
  if (open !== undefined) return await resume(call, open);
  const items = await readItems(db, found.items);
  const names = await topicNames(call, items);
  try {
    const run = await inTransaction(db, (tx) => enter(tx, call, { contestId, items, names }));
    return await toAnswer(call, run);
  } catch (error) {
    if (!(error instanceof NotEntered)) throw error;
    // Another call of the player's may have entered meanwhile.
    const other = error.refusal.refused === "contest_played" ? await findOpenRun(db, place) : undefined;
    return other === undefined ? error.refusal : await resume(call, other);
  }
};

async function resume(call: Call, run: Run) {
  return isOver(run, call.nowMs) ? refuse("contest_played") : await toAnswer(call, run);
}

async function toAnswer(call: Call, run: Run) {
  return { data: await viewRun(call, run), message: "contest_playable" as const };
}

type Entering = {
  readonly contestId: string;
  readonly names: AttemptScope["topicNames"];
  readonly items: Awaited<ReturnType<typeof readItems>>;
};

/** Window, single play, run and fee. The contest is held, so that it neither closes nor is cancelled meanwhile. */
async function enter(tx: Db, call: Call, { contestId, items, names }: Entering): Promise<Run> {
  const { ports, settings, nowMs, caller } = call;
  const { playerId } = caller;
  const contest = await holdContest(tx, contestId);
  if (contest === undefined) throw new NotEntered(refuse("no_data"));
  const state = contestStateAt(lifeOf(contest), nowMs);
  if (state === "cancelled") throw new NotEntered(refuse("contest_cancelled"));
  if ((await findEntry(tx, { contestId, playerId })) !== undefined) {
    throw new NotEntered(refuse("contest_played"));
  }
  if (state !== "live") throw new NotEntered(refuse("contest_not_live"));

  const order = shuffle(items, createRandom(newSeed(ports.random)));
  const run = await openAttempt(
    tx,
    { random: ports.random, settings, nowMs },
    {
      playerId,
      mode: modeOf(contest, modeWithSettings(MODES.contest, settings)),
      scopeKey: contestId,
      categoryId: null,
      subcategoryId: null,
      scope: {
        from: "contest",
        contestId,
        title: contest.name,
        topicNames: names,
      },
      parts: [{ section: null, items: order, count: order.length }],
      closesAtMs: contest.endsAt.getTime(),
    },
  );
  if (isRefusal(run)) throw new NotEntered(run);
  await payEntry(tx, contest, { run, nowMs });
  return run;
}

/** The mode with the contest's own numbers. */
function modeOf({ questionCount, secondsPerQuestion }: ContestRecord, mode: ModeDefinition): ModeDefinition {
  const { timing } = MODES.contest;
  return {
    ...mode,
    questions: { ...mode.questions, count: questionCount },
    timing: { ...timing, secondsPerQuestion },
  };
}

async function payEntry(
  tx: Db,
  { contestId, entryCoins }: ContestRecord,
  { run, nowMs }: { readonly run: Run; readonly nowMs: number },
): Promise<void> {
  const { playerId, attemptId } = run;
  const at = new Date(nowMs);
  const entry = { contestId, playerId, attemptId, feeCoins: entryCoins, at };
  if (!(await insertEntry(tx, entry))) throw new NotEntered(refuse("contest_played"));
  if (entryCoins === 0) return;
  const paid = await bookCoins(tx, {
    playerId,
    reason: "contest_entry",
    amountCoins: -entryCoins,
    reference: contestId,
    idempotencyKey: entryKey(contestId),
    at,
  });
  if (isRefusal(paid)) throw new NotEntered(paid);
}
