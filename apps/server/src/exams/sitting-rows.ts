import type { OutputOf } from "@crosscheck/contract";
import type { listExamSittings } from "@crosscheck/contract/operators/exam-sittings";
import { isViolation, readAway, readTimeline, GAP_MS, type PageLog } from "@crosscheck/rules/exams/away";
import type { ExamResult } from "@crosscheck/rules/exams/exam-result";
import type { KeyChange } from "@crosscheck/rules/exams/regrade";
import { clockOf, countingAnswers, isOver, type Run } from "../attempts/engine/run.ts";
import type { Db } from "../postgres/database.ts";
import { listChanges } from "./regrade-queries.ts";
import { resultsOf } from "./regraded-result.ts";
import { readLogs, readRuns, type WatchedSitting } from "./sitting-queries.ts";

export type SittingRow = OutputOf<typeof listExamSittings>["rows"][number];
type Result = NonNullable<SittingRow["result"]>;

/** Sittings of one exam as their examiner sees them, with where each stands at a time. */
export async function toSittingRows(
  db: Db,
  sittings: readonly WatchedSitting[],
  nowMs: number,
): Promise<SittingRow[]> {
  const [runs, logs] = [await readRuns(db, sittings), await readLogs(db, sittings)];
  const [first] = sittings;
  const changes = first === undefined ? [] : await listChanges(db, first.examId);
  return sittings.map((sitting) => {
    const { attemptId } = sitting;
    const run = attemptId === null ? undefined : runs.get(attemptId);
    return toRow(sitting, run, { log: logs.get(attemptId ?? "") ?? [], changes, nowMs });
  });
}

type Seen = { readonly log: PageLog; readonly changes: readonly KeyChange[]; readonly nowMs: number };

function toRow(sitting: WatchedSitting, run: Run | undefined, seen: Seen): SittingRow {
  const { result, firstResult } = outcomeOf(sitting, run, seen);
  return {
    player_id: sitting.playerId,
    name: sitting.name,
    name_number: sitting.nameNumber,
    player_status: sitting.playerStatus,
    number: sitting.number,
    state: stateOf(sitting, run, seen.nowMs),
    attempt_id: sitting.attemptId,
    entered_at: sitting.enteredAt.toISOString(),
    time_factor: sitting.timeFactor,
    extra_seconds: sitting.extraSeconds,
    ...progressOf(run, seen.nowMs),
    ...watchOf(sitting, run, seen),
    takeovers: sitting.takeovers,
    end_reason: sitting.endReason,
    void_reason: sitting.voidReason,
    may_repeat: sitting.mayRepeat,
    decision: sitting.decision,
    decision_reason: sitting.decisionReason,
    result: result && toResult(result),
    before_regrade: firstResult && toResult(firstResult),
  };
}

function stateOf({ voidReason }: WatchedSitting, run: Run | undefined, nowMs: number): SittingRow["state"] {
  if (voidReason !== null) return "voided";
  if (run === undefined) return "entered";
  if (run.finishedAtMs !== null) return "finished";
  return isOver(run, nowMs) ? "handed_in" : "sitting";
}

function progressOf(run: Run | undefined, nowMs: number) {
  if (run === undefined)
    return { started_at: null, ends_at: null, questions: 0, answered: 0, question: null };
  const clock = clockOf(run, nowMs);
  const answers = countingAnswers(clock);
  const last = run.answers.toSorted((one, other) => one.atMs - other.atMs).at(-1);
  return {
    started_at: new Date(run.openedAtMs).toISOString(),
    ends_at: new Date(run.finishedAtMs ?? clock.endsAtMs).toISOString(),
    questions: answers.length,
    answered: answers.filter((answer) => answer !== null && answer !== "").length,
    question: last?.number ?? null,
  };
}

function watchOf({ heardAt }: WatchedSitting, run: Run | undefined, { log, nowMs }: Seen) {
  const rule = run?.rules.away;
  const nothing = { away_now: false, absences: 0, too_long: 0, violations: 0, ended_by_absence: false };
  const connection = {
    connection: connectionOf(heardAt, nowMs),
    last_heard_at: heardAt?.toISOString() ?? null,
  };
  if (run === undefined || rule === undefined) return { ...nothing, ...connection };
  const isDone = isOver(run, nowMs);
  const endMs = isDone ? (run.finishedAtMs ?? clockOf(run, nowMs).endsAtMs) : nowMs;
  const { absences, endedAtMs } = readAway(log, rule, endMs);
  const timeline = readTimeline({ log, gaps: [], takeovers: [] }, rule, endMs);
  return {
    ...connection,
    away_now: !isDone && absences.at(-1)?.toMs === null,
    absences: absences.length,
    too_long: absences.filter(({ isTooLong }) => isTooLong).length,
    violations: timeline.filter(isViolation).length,
    ended_by_absence: endedAtMs !== null,
  };
}

function connectionOf(heardAt: Date | null, nowMs: number): SittingRow["connection"] {
  if (heardAt === null) return "none";
  return nowMs - heardAt.getTime() > GAP_MS ? "silent" : "live";
}

/** What came out, by all corrections of keys there are; before it is finished too. */
function outcomeOf(
  { result, firstResult }: WatchedSitting,
  run: Run | undefined,
  { changes, nowMs }: Seen,
): Pick<WatchedSitting, "result" | "firstResult"> {
  if (result !== null || run === undefined || !isOver(run, nowMs)) return { result, firstResult };
  const answers = countingAnswers(clockOf(run, run.expiresAtMs));
  const sat = { rules: run.rules, questions: run.paper.questions, answers };
  const { first, now } = resultsOf(sat, changes, new Map());
  return { result: now, firstResult: changes.length > 0 ? first : null };
}

function toResult({ marks, maxMarks, percent, passed }: ExamResult): Result {
  return { marks, max_marks: maxMarks, percent, passed };
}
