import { isRefusal } from "@crosscheck/contract";
import { unlockedLevel } from "@crosscheck/rules/attempts/levels";
import { GRACE_MS } from "@crosscheck/rules/attempts/clock";
import { dayIn } from "@crosscheck/rules/attempts/local-day";
import { markPaper, type RunMarks } from "@crosscheck/rules/attempts/marking";
import { coinsFor, isWon, scoreFor } from "@crosscheck/rules/attempts/reward";
import { nextStreak } from "@crosscheck/rules/attempts/streak";
import { QUESTION_RULES } from "@crosscheck/rules/questions/index";
import { bookCoins } from "../coins/ledger.ts";
import { rewardFriendCodeOwner } from "../coins/friend-code.ts";
import type { CallContext } from "../handle.ts";
import type { Db } from "../postgres/database.ts";
import { inTransaction } from "../postgres/in-transaction.ts";
import { closeAttempt, insertResult, type Closed, type Closing } from "./finish-queries.ts";
import { findRun } from "./run-queries.ts";
import { clockOf, countingAnswers, type AttemptOutcome, type Run } from "./run.ts";
import { toScopeView } from "./attempt-view.ts";
import { tallySubjects } from "./tally-subjects.ts";
import { writeUntilStored } from "./write-until-stored.ts";

type FinishContext = Pick<CallContext, "db" | "settings" | "nowMs">;
type FinishedRun = Run & { readonly outcome: AttemptOutcome };

/** Ends a run and books everything it earned, once; a finished one is answered as it is. */
export async function finishRun(context: FinishContext, run: Run): Promise<FinishedRun> {
  let next: Run | undefined = run;
  return await writeUntilStored(async () => {
    const read: Run | undefined = next ?? (await findRun(context.db, run));
    next = undefined;
    if (read === undefined) throw new Error(`attempt ${run.attemptId} is gone`);
    if (read.outcome !== null) return { ...read, outcome: read.outcome };
    const outcome = await inTransaction(context.db, (tx) => closeRun(tx, context, read));
    if (outcome === undefined) return "lost race";
    return { ...read, finishedAtMs: Date.parse(outcome.finished_at), coins: outcome.coins, outcome };
  });
}

/** The run as it stands now: one whose time is over is finished first. */
export async function settleRun(context: FinishContext, run: Run): Promise<Run> {
  if (run.finishedAtMs !== null || !clockOf(run, context.nowMs).isOver) return run;
  return await finishRun(context, run);
}

/** The finish transaction: four statements at most for all but a newcomer's first quiz. */
async function closeRun(
  tx: Db,
  { settings, nowMs }: FinishContext,
  run: Run,
): Promise<AttemptOutcome | undefined> {
  const clock = clockOf(run, nowMs);
  const marks = markPaper(run.paper.questions, countingAnswers(clock), run.rules.marking);
  const closing = toClosing(run, marks, nowMs);
  const closed = await closeAttempt(tx, closing);
  if (closed === undefined) return undefined;

  const { at, bookedAt } = closing;
  const paid = await payReward(tx, closing, closed);
  const outcome: AttemptOutcome = {
    ...toResult(run, marks, closing),
    finished_at: at.toISOString(),
    coins_earned: paid.coins,
    coins: paid.balance,
    all_time_score: closed.allTimeScore,
    duration_seconds: Math.max(0, Math.round((Math.min(nowMs, clock.endsAtMs) - run.openedAtMs) / 1_000)),
    first_attempts: closed.firstAttempts,
    level: toLevelResult(run, closing, closed),
  };
  await insertResult(tx, { playerId: run.playerId, at, outcome });
  if (run.rules.ranked && isAnswered(marks) && closed.referredBy !== null && !closed.isReferralPaid) {
    await rewardFriendCodeOwner(tx, {
      newcomerId: run.playerId,
      ownerId: closed.referredBy,
      amountCoins: settings.friendCodeOwnerCoins,
      at: bookedAt,
    });
  }
  return outcome;
}

function toClosing(run: Run, marks: RunMarks, nowMs: number): Closing {
  const { rules } = run;
  const clock = clockOf(run, nowMs);
  // Whoever ends it late changes nothing; a millisecond beyond the grace, so that the clock says it is over.
  const endedAtMs = clock.isOver ? Math.min(nowMs, clock.endsAtMs + GRACE_MS + 1) : nowMs;
  const answers = countingAnswers(clock);
  const streak = { days: run.streakDays, lastDay: run.streakDay };
  const cause = rules.paid === "first_win" ? `${rules.id}:${run.scopeKey}` : run.attemptId;
  return {
    run,
    at: new Date(endedAtMs),
    bookedAt: new Date(nowMs),
    score: scoreFor(rules, marks.marks),
    percent: marks.percent,
    won: isWon(rules, marks.percent),
    streak: isAnswered(marks) ? nextStreak(streak, dayIn(run.zone ?? "UTC", endedAtMs)) : streak,
    reward: {
      coins: coinsFor(rules, marks.percent),
      dailyCap: rules.reward?.dailyCap ?? 0,
      idempotencyKey: `quiz_reward:${cause}`,
    },
    items: run.paper.questions.map((question, index) => {
      const answer = answers[index] ?? "";
      const chosen = answer === "" ? null : QUESTION_RULES[question.kind].chosenAuthorId(question, answer);
      const isCorrect = marks.verdicts[index] === "correct";
      return { itemId: question.itemId, version: question.version, optionId: chosen, isCorrect };
    }),
    tallies: tallySubjects(run, marks.verdicts, endedAtMs),
  };
}

function isAnswered({ correct, wrong }: RunMarks): boolean {
  return correct + wrong > 0;
}

async function payReward(
  tx: Db,
  { run, reward, bookedAt }: Closing,
  { grantedCoins, coins }: Closed,
): Promise<{ readonly coins: number; readonly balance: number }> {
  if (grantedCoins === 0) return { coins: 0, balance: coins };
  const booked = await bookCoins(tx, {
    playerId: run.playerId,
    reason: "quiz_reward",
    amountCoins: grantedCoins,
    reference: run.attemptId,
    idempotencyKey: reward.idempotencyKey,
    at: bookedAt,
  });
  if (isRefusal(booked)) throw new Error("income was refused");
  return { coins: booked.booked ? grantedCoins : 0, balance: booked.balance };
}

function toResult(run: Run, marks: RunMarks, closing: Closing) {
  return {
    attempt_id: run.attemptId,
    mode: run.rules.id,
    question_count: run.paper.questions.length,
    correct: marks.correct,
    wrong: marks.wrong,
    blank: marks.blank,
    percent: marks.percent,
    marks: marks.marks,
    max_marks: marks.maxMarks,
    score: closing.score,
    won: closing.won,
    ranked: run.rules.ranked,
    partial_marks: run.rules.marking.partial === true,
    reading_seconds: run.scope.readingSeconds ?? null,
    topics: [...marks.topics].map(([slug, { correct, total }]) => ({
      slug,
      name: run.scope.topicNames[slug] ?? slug,
      correct,
      total,
    })),
    badges: [],
    scope: toScopeView(run),
  };
}

function toLevelResult(run: Run, { won }: Closing, closed: Closed): AttemptOutcome["level"] {
  const { level, maxLevel } = run.scope;
  if (level === null || closed.bestPercent === null) return null;
  const before = unlockedLevel(closed.highestPassedBefore, maxLevel);
  const unlocked = unlockedLevel(Math.max(closed.highestPassedBefore, won ? level : 0), maxLevel);
  return {
    played: level,
    passed: won,
    unlocked,
    newly_unlocked: unlocked > before,
    max_level: maxLevel,
    best_percent: closed.bestPercent,
  };
}
