import { GRACE_MS } from "@crosscheck/rules/attempts/clock";
import { markPaper } from "@crosscheck/rules/attempts/marking";
import { isWon, scoreFor } from "@crosscheck/rules/attempts/reward";
import type { CheckReport } from "../books/check.ts";
import type { Db } from "../postgres/database.ts";
import { listFinishedRuns } from "./run-queries.ts";
import { clockOf, countingAnswers, type Run, type StoredAnswer } from "./run.ts";

const PAGE = 200;
const MOST_BREACHES = 20;
const FIRST = {
  playerId: "00000000-0000-0000-0000-000000000000",
  attemptId: "00000000-0000-0000-0000-000000000000",
};

/** Marks every finished attempt again from its log and compares. */
export async function checkFinishedRuns(db: Db): Promise<CheckReport> {
  const breaches: string[] = [];
  let checked = 0;
  let after = FIRST;
  for (;;) {
    const runs = await listFinishedRuns(db, { after, limit: PAGE });
    const last = runs.at(-1);
    if (last === undefined) return { checked, breaches: breaches.slice(0, MOST_BREACHES) };
    checked += runs.length;
    breaches.push(...runs.flatMap(findBreaches));
    after = { playerId: last.playerId, attemptId: last.attemptId };
  }
}

function findBreaches(run: Run): readonly string[] {
  return [
    ...run.answers.filter((answer) => answer.inTime !== wasInTime(run, answer)).map(toAnswerBreach(run)),
    ...(run.rules.answerMode === "one_by_one" && run.answers.some(({ sequence }) => sequence !== 0)
      ? [`attempt ${run.attemptId} has two answers to a question`]
      : []),
    ...findResultBreaches(run),
  ];
}

function findResultBreaches(run: Run): readonly string[] {
  const { outcome, rules } = run;
  if (outcome === null) return [];
  const answers = countingAnswers(clockOf(run, run.finishedAtMs ?? 0));
  const marks = markPaper(run.paper.questions, answers, rules.marking);
  const again = {
    correct: marks.correct,
    wrong: marks.wrong,
    blank: marks.blank,
    percent: marks.percent,
    marks: marks.marks,
    score: scoreFor(rules, marks.marks),
    won: isWon(rules, marks.percent),
  };
  // Keys of the record above.
  const names = Object.keys(again) as (keyof typeof again)[];
  return names
    .filter((name) => again[name] !== outcome[name])
    .map((name) => `attempt ${run.attemptId} has ${name} ${outcome[name]}, its log says ${again[name]}`);
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
