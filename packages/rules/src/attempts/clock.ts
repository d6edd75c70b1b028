import type { AnswerMode, LifelineKind, Timing } from "../modes/mode.ts";

/** Network time forgiven after a deadline (contract §3.4). */
export const GRACE_MS = 1_000;

/** One stored answer; times are server time in ms since epoch. */
export type AnswerEvent = {
  readonly number: number;
  readonly sequence: number;
  readonly answer: string;
  readonly atMs: number;
};
export type OpeningEvent = { readonly number: number; readonly atMs: number };
export type LifelineEvent = { readonly kind: LifelineKind; readonly number: number; readonly atMs: number };

/** The append-only log of an attempt; the order of the lists does not matter. */
export type RunEvents = {
  readonly answers: readonly AnswerEvent[];
  readonly openings: readonly OpeningEvent[];
  readonly lifelines: readonly LifelineEvent[];
};

/** What is fixed about an attempt when it opens. */
export type RunFrame = {
  readonly questionCount: number;
  readonly timing: Timing;
  readonly answerMode: AnswerMode;
  readonly openedAtMs: number;
  readonly expiresAtMs: number;
};

export type QuestionStatus = "unseen" | "open" | "answered" | "timed_out" | "skipped";
export type QuestionClock = {
  readonly number: number;
  readonly status: QuestionStatus;
  /** Last instant for an answer, without grace; null while nobody can know it. */
  readonly deadlineMs: number | null;
  /** The answer that counts: in time, the first or the last one by answer mode; null when there is none. */
  readonly answer: AnswerEvent | null;
  /** When the clock of the question started; null while nobody can know it. */
  readonly startedAtMs: number | null;
};

export type RunClock = {
  readonly questions: readonly QuestionClock[];
  /** The question whose turn it is in a one-by-one attempt; null when all are settled, and in free attempts. */
  readonly currentNumber: number | null;
  /** When the attempt ends by itself, as known now. */
  readonly endsAtMs: number;
  /** Whether that time, with grace, is over. */
  readonly isOver: boolean;
};

type Settled = { readonly question: QuestionClock; readonly settledAtMs: number | null };

/**
 * The state of every question at a time, from the stored events alone. Nothing has to happen for a deadline to pass:
 * a missed one counts as not answered and the next clock starts after the same reading pause.
 *
 * @param nowMs server time; an event stored later moves it on, so servers with different clocks agree
 */
export function readClock(frame: RunFrame, events: RunEvents, nowMs: number): RunClock {
  const now = timeIn(frame, events, nowMs);
  return frame.answerMode === "free" ? readFree(frame, events, now) : readOneByOne(frame, events, now);
}

/** The time it is in an attempt (ms since epoch): never before what is stored of it, by whichever server. */
export function timeIn({ openedAtMs }: RunFrame, events: RunEvents, nowMs: number): number {
  const times = [...events.answers, ...events.openings, ...events.lifelines].map((event) => event.atMs);
  return times.reduce((latest, time) => Math.max(latest, time), Math.max(openedAtMs, nowMs));
}

/**
 * Frame of an attempt that opens now.
 *
 * @param endsByMs when the event it belongs to is over (ms since epoch), and it with it; null: it belongs to none
 */
export function frameRun(
  rules: { readonly timing: Timing; readonly answerMode: AnswerMode },
  {
    questionCount,
    openedAtMs,
    endsByMs = null,
  }: { readonly questionCount: number; readonly openedAtMs: number; readonly endsByMs?: number | null },
): RunFrame {
  const { timing, answerMode } = rules;
  const seconds = timing.kind === "whole_paper" ? timing.totalSeconds : timing.lifetimeSeconds;
  const expiresAtMs = Math.min(openedAtMs + seconds * 1_000, endsByMs ?? Number.POSITIVE_INFINITY);
  return { questionCount, timing, answerMode, openedAtMs, expiresAtMs };
}

/** Whether the result of an attempt is kept back: of one that belongs to an event nobody knows any before it has closed. */
export function isKeptBack(closesAtMs: number | null, nowMs: number): boolean {
  return closesAtMs !== null && nowMs <= closesAtMs + GRACE_MS;
}

/** When an attempt ends at the latest if nothing more is done: its questions run out one after the other. */
export function latestEndMs(frame: RunFrame, events: RunEvents = NOTHING_DONE): number {
  return readClock(frame, events, Number.POSITIVE_INFINITY).endsAtMs;
}

const NOTHING_DONE: RunEvents = { answers: [], openings: [], lifelines: [] };

/** Whether an answer given at this time would count. */
export function isInTime(question: QuestionClock, atMs: number): boolean {
  const isOpen = question.status === "open" || question.status === "answered";
  return isOpen && question.deadlineMs !== null && atMs <= question.deadlineMs + GRACE_MS;
}

function readOneByOne(frame: RunFrame, events: RunEvents, now: number): RunClock {
  const questions: QuestionClock[] = [];
  let settledAtMs: number | null = frame.openedAtMs;
  let currentNumber: number | null = null;
  for (let number = 1; number <= frame.questionCount; number += 1) {
    if (settledAtMs === null) {
      questions.push({ number, status: "unseen", deadlineMs: null, answer: null, startedAtMs: null });
      continue;
    }
    const settled: Settled = settleQuestion(frame, events, { number, afterMs: settledAtMs, now });
    questions.push(settled.question);
    settledAtMs = settled.settledAtMs;
    if (settledAtMs === null) currentNumber = number;
  }
  const pauseMs = pauseOf(frame);
  const endsAtMs =
    settledAtMs === null || pauseMs === null
      ? frame.expiresAtMs
      : Math.min(frame.expiresAtMs, settledAtMs + pauseMs);
  return { questions, currentNumber, endsAtMs, isOver: now > endsAtMs + GRACE_MS };
}

type Turn = { readonly number: number; readonly afterMs: number; readonly now: number };

function settleQuestion(frame: RunFrame, events: RunEvents, turn: Turn): Settled {
  const { number, afterMs, now } = turn;
  const { startedAtMs, deadlineMs } = questionTimes(frame, events, turn);
  const isSoonEnough = (event: { number: number; atMs: number }) =>
    event.number === number && event.atMs <= deadlineMs + GRACE_MS;
  const answer = earliest(events.answers.filter(isSoonEnough));
  const skip = earliest(events.lifelines.filter((event) => event.kind === "skip" && isSoonEnough(event)));
  const known = { number, deadlineMs, startedAtMs };
  if (skip && (!answer || skip.atMs <= answer.atMs)) {
    return {
      question: { ...known, status: "skipped", answer: null },
      settledAtMs: Math.max(afterMs, skip.atMs),
    };
  }
  if (answer) {
    return {
      question: { ...known, status: "answered", answer },
      settledAtMs: Math.max(afterMs, answer.atMs),
    };
  }
  if (now > deadlineMs + GRACE_MS) {
    return { question: { ...known, status: "timed_out", answer: null }, settledAtMs: deadlineMs };
  }
  return { question: { ...known, status: "open", answer: null }, settledAtMs: null };
}

/** The first question is shown with the paper, so its clock starts at once; the others have a reading pause before. */
function questionTimes(frame: RunFrame, events: RunEvents, { number, afterMs }: Turn) {
  const { timing, expiresAtMs } = frame;
  if (timing.kind === "whole_paper") return { startedAtMs: afterMs, deadlineMs: expiresAtMs };
  const secondsMs = timing.secondsPerQuestion * 1_000;
  const latestStartMs = number === 1 ? afterMs : afterMs + timing.readingPauseSeconds * 1_000;
  const opening = earliest(events.openings.filter((event) => event.number === number));
  const startedAtMs = opening ? Math.min(latestStartMs, Math.max(afterMs, opening.atMs)) : latestStartMs;
  const reset = earliest(
    events.lifelines.filter((event) => event.kind === "reset_timer" && event.number === number),
  );
  const firstDeadlineMs = startedAtMs + secondsMs;
  const deadlineMs =
    reset && reset.atMs <= firstDeadlineMs + GRACE_MS
      ? Math.max(firstDeadlineMs, reset.atMs + secondsMs)
      : firstDeadlineMs;
  return { startedAtMs, deadlineMs: Math.max(startedAtMs, Math.min(deadlineMs, expiresAtMs)) };
}

function readFree(frame: RunFrame, events: RunEvents, now: number): RunClock {
  const isOver = now > frame.expiresAtMs + GRACE_MS;
  const questions = Array.from({ length: frame.questionCount }, (_, index): QuestionClock => {
    const number = index + 1;
    const answer = events.answers
      .filter((event) => event.number === number && event.atMs <= frame.expiresAtMs + GRACE_MS)
      .reduce<AnswerEvent | null>(
        (last, event) => (last && last.sequence >= event.sequence ? last : event),
        null,
      );
    const status = answer !== null && answer.answer !== "" ? "answered" : isOver ? "timed_out" : "open";
    return { number, status, deadlineMs: frame.expiresAtMs, answer, startedAtMs: frame.openedAtMs };
  });
  return { questions, currentNumber: null, endsAtMs: frame.expiresAtMs, isOver };
}

function pauseOf({ timing }: RunFrame): number | null {
  return timing.kind === "per_question" ? timing.readingPauseSeconds * 1_000 : null;
}

function earliest<T extends { readonly atMs: number }>(events: readonly T[]): T | undefined {
  return events.reduce<T | undefined>(
    (first, event) => (first && first.atMs <= event.atMs ? first : event),
    undefined,
  );
}
