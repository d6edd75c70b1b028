import { isRefusal } from "@crosscheck/contract";
import { unlockedLevel } from "@crosscheck/rules/attempts/levels";
import { GRACE_MS, readClock } from "@crosscheck/rules/attempts/clock";
import { dayIn } from "@crosscheck/rules/attempts/local-day";
import { markPaper, type RunMarks } from "@crosscheck/rules/attempts/marking";
import type { PaperQuestion } from "@crosscheck/rules/attempts/paper";
import { makesKnown } from "@crosscheck/rules/attempts/reveal";
import { coinsFor, isWon, scoreFor, scorePlaceOf } from "@crosscheck/rules/attempts/reward";
import { nextStreak } from "@crosscheck/rules/attempts/streak";
import { QUESTION_RULES } from "@crosscheck/rules/questions/index";
import { currentCatalogue, type Catalogue } from "../content/catalogue.ts";
import { bookCoins } from "../coins/ledger.ts";
import { noteRankedQuiz } from "../coins/referral.ts";
import type { CallContext } from "../calls/handle.ts";
import type { Db } from "../postgres/database.ts";
import { inTransaction } from "../postgres/in-transaction.ts";
import { closeAttempt, insertResult, type Closed, type Closing } from "./finish-queries.ts";
import { toMoved } from "./moved-places.ts";
import { findRun } from "./run-queries.ts";
import { clockOf, countingAnswers, frameOf, type AttemptOutcome, type Run } from "./run.ts";
import { questionClock, toScopeView } from "./attempt-view.ts";
import { settleAnswers } from "./tally-subjects.ts";
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
    const catalogue = await currentCatalogue(context.db, context.nowMs);
    const ended = await inTransaction(context.db, (tx) => closeRun(tx, { ...context, catalogue }, read));
    if (ended === undefined) return "lost race";
    const { outcome, known } = ended;
    return { ...read, finishedAtMs: Date.parse(outcome.finished_at), coins: outcome.coins, known, outcome };
  });
}

/** The run as it stands now: one whose time is over is finished first. */
export async function settleRun(context: FinishContext, run: Run): Promise<Run> {
  if (run.finishedAtMs !== null || !clockOf(run, context.nowMs).isOver) return run;
  return await finishRun(context, run);
}

/** The finish transaction: four statements at most for all but a newcomer's first quiz and that on a second day. */
async function closeRun(
  tx: Db,
  { settings, nowMs, catalogue }: FinishContext & { readonly catalogue: Catalogue },
  run: Run,
): Promise<Pick<FinishedRun, "outcome" | "known"> | undefined> {
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
    score_counted: closed.scoreCounted,
    best_before: closed.bestBefore,
    all_time_score: closed.allTimeScore,
    duration_seconds: Math.max(0, Math.round((Math.min(nowMs, clock.endsAtMs) - run.openedAtMs) / 1_000)),
    first_attempts: closed.firstAttempts,
    level: toLevelResult(run, closing, closed),
    moved: toMoved(run, catalogue, closed.moves),
  };
  const { scoreDay } = closed;
  await insertResult(tx, { playerId: run.playerId, at, outcome, scoreKey: closing.scorePlace.key, scoreDay });
  if (run.rules.ranked && isAnswered(marks) && closed.referral !== null) {
    await noteRankedQuiz(tx, closed.referral, {
      newcomerId: run.playerId,
      zone: run.zone ?? "UTC",
      endedAt: at,
      bookedAt,
      settings,
    });
  }
  return { outcome, known: closed.known };
}

function toClosing(run: Run, marks: RunMarks, nowMs: number): Closing {
  const { rules } = run;
  const clock = clockOf(run, nowMs);
  // Whoever ends it late changes nothing; a millisecond beyond the grace, so that the clock says it is over.
  const endedAtMs = clock.isOver ? Math.min(nowMs, clock.endsAtMs + GRACE_MS + 1) : nowMs;
  const answers = countingAnswers(clock);
  // As it will be read from now on: it stands still at its end.
  const ended = readClock(frameOf(run), run, endedAtMs);
  const streak = { days: run.streakDays, lastDay: run.streakDay };
  const isRunWon = isWon(rules, marks.percent);
  const cause = rules.paid === "first_win" ? `${rules.id}:${run.scopeKey}` : run.attemptId;
  return {
    run,
    at: new Date(endedAtMs),
    bookedAt: new Date(nowMs),
    score: scoreFor(rules, marks.marks),
    scorePlace: scorePlaceOf(rules, run),
    percent: marks.percent,
    won: isRunWon,
    streak: isAnswered(marks) ? nextStreak(streak, dayIn(run.zone ?? "UTC", endedAtMs)) : streak,
    reward: {
      coins: coinsFor(rules, marks.percent),
      dailyCap: rules.reward?.dailyCap ?? 0,
      idempotencyKey: `quiz_reward:${cause}`,
    },
    items: settleAnswers(run, marks.verdicts, endedAtMs).map((settled, index) => ({
      ...settled,
      optionId: chosenOption(run.paper.questions[index], answers[index] ?? ""),
      isKnown: makesKnown({ reveal: rules.reveal, isWon: isRunWon }, questionClock(ended, index + 1)),
    })),
  };
}

/** The author's id of the option chosen; null for a blank. */
function chosenOption(question: PaperQuestion | undefined, answer: string): string | null {
  if (question === undefined || answer === "") return null;
  return QUESTION_RULES[question.kind].chosenAuthorId(question, answer);
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
    best_of: closing.scorePlace.bestOf,
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
