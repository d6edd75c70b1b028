import {
  isKeptBack,
  latestEndMs,
  readClock,
  timeIn,
  type AnswerEvent,
  type LifelineEvent,
  type OpeningEvent,
  type RunClock,
  type RunFrame,
} from "@crosscheck/rules/attempts/clock";
import type { Paper, PaperQuestion } from "@crosscheck/rules/attempts/paper";
import type { Poll } from "@crosscheck/rules/attempts/poll";
import { canReveal, canReview } from "@crosscheck/rules/attempts/reveal";
import type { ModeDefinition, RevealTime } from "@crosscheck/rules/modes/mode";
import type { AttemptOutcome } from "../../calls/finish-effect.ts";
import type { AttemptScope } from "../../postgres/tables/attempt-tables.ts";

export type StoredAnswer = AnswerEvent & { readonly inTime: boolean };
export type StoredLifeline = LifelineEvent & { readonly priceCoins: number; readonly poll: Poll | null };

/** An attempt with its whole log, as read in one statement. */
export type Run = {
  readonly playerId: string;
  readonly attemptId: string;
  readonly scopeKey: string;
  readonly categoryId: string | null;
  readonly subcategoryId: string | null;
  readonly scope: AttemptScope;
  /** The mode with the numbers of the day the attempt was opened. */
  readonly rules: ModeDefinition;
  readonly paper: Paper;
  readonly openedAtMs: number;
  readonly expiresAtMs: number;
  readonly closesAtMs: number | null;
  readonly finishedAtMs: number | null;
  /** When its answers are told: as its rules say, or never where it was taken back since. */
  readonly reveal: RevealTime;
  readonly revision: number;
  /** When it ends because its page is away, unless that comes back before; null: nothing threatens it, or it is finished. */
  readonly awayEndsAtMs: number | null;
  /** When the page of a watched run was last heard of; null: never, or it is finished. */
  readonly seenAtMs: number | null;
  /** The device that has it, where only one may; null: nobody yet, or it is finished. */
  readonly deviceId: string | null;
  /** Numbers of the questions the player marked. */
  readonly flags: readonly number[];
  readonly answers: readonly StoredAnswer[];
  readonly openings: readonly OpeningEvent[];
  readonly lifelines: readonly StoredLifeline[];
  /** Items whose key this run may not tell yet: they wait for the player's answer in another open ranked run. */
  readonly withheld: readonly string[];
  /** Items of a finished run whose answer the player knows, from it or from elsewhere; empty while it is open. */
  readonly known: readonly string[];
  /** The player's coins now. */
  readonly coins: number;
  readonly streakDays: number;
  readonly streakDay: string | null;
  /** The player's time zone as last told; null: UTC. */
  readonly zone: string | null;
  /** Present once finished. */
  readonly outcome: AttemptOutcome | null;
};

/** What the clock needs to know of a run. */
export function frameOf(run: Run): RunFrame {
  return {
    questionCount: run.paper.questions.length,
    timing: run.rules.timing,
    answerMode: run.rules.answerMode,
    openedAtMs: run.openedAtMs,
    expiresAtMs: Math.min(run.expiresAtMs, run.awayEndsAtMs ?? Number.POSITIVE_INFINITY),
  };
}

/** When a run is over at the latest if its player does nothing more. */
export function latestEnd(run: Run): Date {
  return new Date(latestEndMs(frameOf(run), run));
}

/** State of every question; a finished run stands still at its end. */
export function clockOf(run: Run, nowMs: number): RunClock {
  return readClock(frameOf(run), run, run.finishedAtMs ?? nowMs);
}

/** The time at which it is ended now: not before what was done in it, though this server's clock may be behind. */
export function endTime(run: Run, nowMs: number): number {
  return timeIn(frameOf(run), run, nowMs);
}

/** Whether nothing can be done in it any more: it is finished, or handed in and kept until its event closes. */
export function isOver(run: Run, nowMs: number): boolean {
  return run.finishedAtMs !== null || clockOf(run, nowMs).isOver;
}

/** Whether its time is over and its result may be known. */
export function isDue(run: Run, nowMs: number): boolean {
  return isOver(run, nowMs) && !isKeptBack(run.closesAtMs, nowMs);
}

/** The question of this id in the paper. */
export function findQuestion(run: Run, questionId: string): PaperQuestion | undefined {
  return run.paper.questions.find((question) => question.itemId === questionId);
}

function revealStateOf(run: Run, nowMs: number) {
  return {
    reveal: run.reveal,
    isFinished: run.finishedAtMs !== null,
    closesAtMs: run.closesAtMs,
    nowMs,
  };
}

/** Whether the right answer of this question may be shown now. */
export function mayReveal(
  run: Run,
  clock: RunClock,
  { number, nowMs }: { number: number; nowMs: number },
): boolean {
  return withheldWhy(run, clock, { number, nowMs }) === null;
}

/**
 * Why the right answer of this question is kept back; null when it may be shown. `left`: it was not played and is not
 * known from elsewhere. `waiting`: it can still be answered, here or in another ranked run.
 */
export function withheldWhy(
  run: Run,
  clock: RunClock,
  { number, nowMs }: { number: number; nowMs: number },
): "left" | "waiting" | null {
  const question = clock.questions[number - 1];
  const itemId = run.paper.questions[number - 1]?.itemId ?? "";
  if (question === undefined || run.withheld.includes(itemId)) return "waiting";
  const state = revealStateOf(run, nowMs);
  if (canReveal(state, question, run.known.includes(itemId))) return null;
  return canReview(state) ? "left" : "waiting";
}

/** Whether the run may be reviewed now. */
export function mayReview(run: Run, nowMs: number): boolean {
  return canReview(revealStateOf(run, nowMs));
}

/** Answer texts that count, in the order of the paper. */
export function countingAnswers(clock: RunClock): readonly (string | null)[] {
  return clock.questions.map((question) => question.answer?.answer ?? null);
}
