import { isKeptBack } from "@crosscheck/rules/attempts/clock";
import { sectionResults } from "@crosscheck/rules/exams/section-results";
import type { CallContext } from "../../calls/handle.ts";
import type { AttemptOutcome, Ending, FinishEffect } from "../../calls/finish-effect.ts";
import { currentCatalogue, type Catalogue } from "../../content/catalogue.ts";
import type { Db } from "../../postgres/database.ts";
import { inTransaction } from "../../postgres/in-transaction.ts";
import { examOf, readingSecondsOf, toMockScope, toScopeView } from "../view/attempt-view.ts";
import { findRun } from "../engine/run-queries.ts";
import { clockOf, endTime, isDue, type Run } from "../engine/run.ts";
import { writeUntilStored } from "../engine/write-until-stored.ts";
import { closeWatch } from "../watch/watch-result.ts";
import { toEnding } from "./ending.ts";
import { closeAttempt, handIn, insertResult } from "./finish-queries.ts";
import { historyEffect } from "./history-effect.ts";
import { levelEffect } from "./level-effect.ts";

export type FinishContext = Pick<CallContext, "db" | "settings" | "nowMs" | "effects">;
type FinishedRun = Run & { readonly outcome: AttemptOutcome };

/** Effects of this area, before those that the other areas add at the top (finish-effects.ts). */
export const ATTEMPT_EFFECTS: readonly FinishEffect<Ending & { readonly catalogue: Catalogue }>[] = [
  historyEffect,
  levelEffect,
];

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
    const { outcome, known, afterwards } = ended;
    afterwards(context.db);
    return { ...read, finishedAtMs: Date.parse(outcome.finished_at), coins: outcome.coins, known, outcome };
  });
}

/** Ends a run at its player's wish: one whose result is kept back is only handed in, and has no outcome yet. */
export async function endRun(context: FinishContext, run: Run): Promise<Run> {
  if (!isKeptBack(run.closesAtMs, context.nowMs) || run.outcome !== null)
    return await finishRun(context, run);
  await handIn(context.db, run, new Date(endTime(run, context.nowMs)));
  return (await findRun(context.db, run)) ?? run;
}

/** The run as it stands now: one whose time is over is finished first, unless its result is kept back. */
export async function settleRun(context: FinishContext, run: Run): Promise<Run> {
  if (run.finishedAtMs !== null || !isDue(run, context.nowMs)) return run;
  return await finishRun(context, run);
}

export type Closing = Pick<FinishedRun, "outcome" | "known"> & {
  /** Call once the transaction is committed. */
  readonly afterwards: (db: Db) => void;
};

/** The finish of a run, inside its transaction; undefined when it was written to since it was read. Four statements at most for all but a newcomer's first quiz, that on a second day, and watched papers. */
export async function closeRun(
  tx: Db,
  context: FinishContext & { readonly catalogue: Catalogue },
  run: Run,
): Promise<Closing | undefined> {
  const ending = { ...toEnding(run, context), catalogue: context.catalogue };
  const effects = [...ATTEMPT_EFFECTS, ...context.effects];
  const watch = await closeWatch(tx, run, ending.at.getTime());
  const closed = await closeAttempt(tx, ending, effects);
  if (closed === undefined) return undefined;
  const { known, scoreDay, scoreCounted, bestBefore, allTimeScore } = closed;
  const outcome: AttemptOutcome = {
    ...toOutcome(run, ending, context.nowMs),
    score_counted: scoreCounted,
    best_before: bestBefore,
    all_time_score: allTimeScore,
    ...watch,
  };
  for (const { follow } of effects) Object.assign(outcome, await follow?.(tx, ending, closed));
  const { playerId, at, bookedAt, day, scorePlace } = ending;
  await insertResult(tx, { playerId, at, bookedAt, day, outcome, scoreKey: scorePlace.key, scoreDay });
  const afterwards = (db: Db) => {
    for (const effect of effects) effect.afterwards?.(db, ending, closed);
  };
  return { outcome, known, afterwards };
}

/** The result by the log alone; effects tell the rest. */
function toOutcome(run: Run, ending: Ending, nowMs: number): AttemptOutcome {
  const { marks, mode } = ending;
  const endsAtMs = Math.min(endTime(run, nowMs), clockOf(run, nowMs).endsAtMs);
  return {
    attempt_id: run.attemptId,
    mode: mode.id,
    question_count: run.paper.questions.length,
    correct: marks.correct,
    wrong: marks.wrong,
    blank: marks.blank,
    percent: marks.percent,
    marks: marks.marks,
    max_marks: marks.maxMarks,
    score: ending.score,
    best_of: ending.scorePlace.bestOf,
    won: ending.won,
    ranked: mode.ranked,
    partial_marks: mode.marking.partial === true,
    reading_seconds: readingSecondsOf(run),
    topics: [...marks.topics].map(([slug, { correct, total }]) => ({
      slug,
      name: run.scope.topicNames[slug] ?? slug,
      correct,
      total,
    })),
    scope: { ...toScopeView(run), ...examOf(run) },
    finished_at: ending.at.toISOString(),
    duration_seconds: Math.max(0, Math.round((endsAtMs - run.openedAtMs) / 1_000)),
    score_counted: 0,
    best_before: 0,
    all_time_score: 0,
    coins_earned: 0,
    coins: run.coins,
    first_attempts: 0,
    badges: [],
    level: null,
    moved: [],
    ...streakResult(run, ending),
    ...mockResult(run, ending),
  };
}

/** The streak where this run is what a day of it is reckoned by. */
function streakResult({ streakDay }: Run, { streak }: Ending): Pick<AttemptOutcome, "streak_days"> {
  return streak.lastDay === streakDay ? {} : { streak_days: streak.days };
}

/** How a mock exam would have been judged, with each of its areas; nothing for another run. */
function mockResult(run: Run, { mode, marks, won }: Ending): Pick<AttemptOutcome, "mock"> {
  const scope = toMockScope(run);
  if (scope === null) return {};
  const nameOf = new Map(scope.sections.map(({ section, name }) => [section, name]));
  const sections = sectionResults(mode, marks).map(({ maxMarks, passPercent, isPassed, ...section }) => ({
    ...section,
    name: nameOf.get(section.section) ?? {},
    max_marks: maxMarks,
    pass_percent: passPercent,
    passed: isPassed,
  }));
  return { mock: { ...scope, passed: won, sections } };
}
