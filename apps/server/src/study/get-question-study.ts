import { refuse, type Actions, type OutputOf } from "@crosscheck/contract";
import { checkAnswer } from "@crosscheck/rules/attempts/marking";
import { questionClock, toInstant } from "../attempts/view/attempt-view.ts";
import { listRunsWithItem } from "../attempts/engine/run-queries.ts";
import { clockOf, findQuestion, mayReview, type Run } from "../attempts/engine/run.ts";
import type { Handler } from "../calls/handle.ts";
import { readHiddenItems } from "./hidden-items.ts";
import { findKept, type KeptRecord } from "./note-queries.ts";
import { wasShown } from "./shown-queries.ts";

type QuestionStudy = OutputOf<Actions["get_question_study"]>;

/** Most earlier answers told. */
const MOST_ANSWERS = 50;

export const handleGetQuestionStudy: Handler<Actions["get_question_study"]> = async (call) => {
  const { db, nowMs, caller, input } = call;
  const itemId = input.question_id.toLowerCase();
  const asked = { playerId: caller.playerId, itemId };
  if (!(await wasShown(db, asked))) return refuse("no_data");

  const kept = await findKept(db, asked);
  const hidden = await readHiddenItems(call, caller.playerId);
  const runs = await listRunsWithItem(db, asked, MOST_ANSWERS);
  return {
    data: {
      question_id: itemId,
      note: kept.note,
      bookmarked: kept.bookmarked,
      report: toReport(kept.report, hidden.has(itemId)),
      history: runs.filter((run) => mayReview(run, nowMs)).flatMap((run) => toHistory(run, itemId)),
    },
  };
};

/** What the editors answered may name the right option: not while the question is in play. */
function toReport(report: KeptRecord["report"], isHidden: boolean): QuestionStudy["report"] {
  if (report === null) return null;
  return {
    message: report.message,
    status: report.status,
    answer: isHidden ? "" : report.answer,
    reported_at: toInstant(report.reportedAtMs),
    settled_at: report.settledAtMs === null ? null : toInstant(report.settledAtMs),
  };
}

function toHistory(run: Run, itemId: string): QuestionStudy["history"] {
  const question = findQuestion(run, itemId);
  if (question === undefined || run.finishedAtMs === null) return [];
  const { answer } = questionClock(clockOf(run, run.finishedAtMs), question.number);
  const verdict = checkAnswer(question, answer?.answer ?? null);
  return [
    {
      attempt_id: run.attemptId,
      mode: run.rules.id,
      // A question left blank was settled at the latest with its run.
      answered_at: toInstant(answer?.atMs ?? run.finishedAtMs),
      correct: verdict === "correct",
      blank: verdict === "blank",
    },
  ];
}
