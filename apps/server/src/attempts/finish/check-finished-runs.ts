import { GRACE_MS } from "@crosscheck/rules/attempts/clock";
import { markPaper, type RunMarks } from "@crosscheck/rules/attempts/marking";
import { betterMarks, type CorrectedKey } from "@crosscheck/rules/regrades/better-marks";
import { isWon, scoreFor } from "@crosscheck/rules/attempts/reward";
import type { Db } from "../../postgres/database.ts";
import { listFinishedRuns } from "../engine/run-queries.ts";
import { clockOf, countingAnswers, type Run, type StoredAnswer } from "../engine/run.ts";
import { readCorrectedKeys } from "../regrade/corrected-keys.ts";

const PAGE = 200;
const FIRST = {
  playerId: "00000000-0000-0000-0000-000000000000",
  attemptId: "00000000-0000-0000-0000-000000000000",
};

/** A finished run, marked again from its log. */
export type MarkedRun = {
  readonly run: Run;
  readonly marks: RunMarks;
  /** How each question counts since, where a regrade gave something. */
  readonly verdicts: RunMarks["verdicts"];
};

/** All finished runs, of one player after the other. */
export async function* readMarkedRuns(db: Db): AsyncGenerator<readonly MarkedRun[]> {
  let ofPlayer: MarkedRun[] = [];
  let after = FIRST;
  for (;;) {
    const page = await listFinishedRuns(db, { after, limit: PAGE });
    const keys = await readCorrectedKeys(db, page);
    for (const run of page) {
      if (ofPlayer.length > 0 && after.playerId !== run.playerId) {
        yield ofPlayer;
        ofPlayer = [];
      }
      ofPlayer.push(markAgain(run, keys.get(run.attemptId) ?? []));
      after = { playerId: run.playerId, attemptId: run.attemptId };
    }
    if (page.length < PAGE) break;
  }
  if (ofPlayer.length > 0) yield ofPlayer;
}

function markAgain(run: Run, keys: readonly CorrectedKey[]): MarkedRun {
  const { questions } = run.paper;
  const { marking } = run.rules;
  const answers = countingAnswers(clockOf(run, run.finishedAtMs ?? 0));
  const marks = markPaper(questions, answers, marking);
  if (keys.length === 0) return { run, marks, verdicts: marks.verdicts };
  return { run, marks, verdicts: betterMarks(questions, answers, { marking, keys }).verdicts };
}

/** What is stored of a run's answers and result and is not what its log says. */
export function findRunBreaches({ run, marks }: MarkedRun): readonly string[] {
  return [
    ...run.answers.filter((answer) => answer.inTime !== wasInTime(run, answer)).map(toAnswerBreach(run)),
    ...(run.rules.answerMode === "one_by_one" && run.answers.some(({ sequence }) => sequence !== 0)
      ? [`attempt ${run.attemptId} has two answers to a question`]
      : []),
    ...findResultBreaches(run, marks),
  ];
}

function findResultBreaches({ attemptId, outcome, rules }: Run, marks: RunMarks): readonly string[] {
  if (outcome === null) return [];
  const again = {
    correct: marks.correct,
    wrong: marks.wrong,
    blank: marks.blank,
    percent: marks.percent,
    marks: marks.marks,
    score: scoreFor(rules, marks.marks),
    won: isWon(rules, marks),
  };
  // Keys of the record above.
  const names = Object.keys(again) as (keyof typeof again)[];
  return names
    .filter((name) => again[name] !== outcome[name])
    .map((name) => `attempt ${attemptId} has ${name} ${outcome[name]}, its log says ${again[name]}`);
}

/** Judged by the log without later answers to other questions: they cannot change an earlier deadline. */
function wasInTime(run: Run, answer: StoredAnswer): boolean {
  if (run.rules.answerMode === "free") return answer.atMs <= run.expiresAtMs + GRACE_MS;
  const state = clockOf(run, run.finishedAtMs ?? 0).questions[answer.number - 1];
  return state?.answer?.sequence === answer.sequence;
}

function toAnswerBreach(run: Run) {
  return (answer: StoredAnswer) =>
    `attempt ${run.attemptId} stored answer ${answer.number} as ${answer.inTime ? "in time" : "late"}`;
}
