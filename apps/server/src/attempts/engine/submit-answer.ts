import { isRefusal, refuse, type Actions, type CommonRefusal, type Refusal } from "@crosscheck/contract";
import { checkAnswerMessage } from "@crosscheck/rules/attempts/answering";
import type { PaperQuestion } from "@crosscheck/rules/attempts/paper";
import { QUESTION_RULES } from "@crosscheck/rules/questions/index";
import { readItems } from "./read-items.ts";
import type { Answer, Handler } from "../../calls/handle.ts";
import type { Db } from "../../postgres/database.ts";
import { itemRefs, nextTurn, questionClock, shownScore, toInstant, toReveal } from "../view/attempt-view.ts";
import { holdRun, isHeldHere } from "../watch/hold-run.ts";
import { readRun } from "./open-runs.ts";
import { insertAnswer, keptRun } from "./run-queries.ts";
import { clockOf, findQuestion, isOver, mayReveal, type Run, type StoredAnswer } from "./run.ts";
import { writeUntilStored } from "./write-until-stored.ts";

type Submit = Actions["submit_answer"];
type Call = Parameters<Handler<Submit>>[0];
type Refused = Refusal<Submit["refusals"][number] | CommonRefusal>;
type Recorded = {
  readonly run: Run;
  readonly question: PaperQuestion;
  readonly stored: StoredAnswer;
  /** Whether it was written now, not found. */
  readonly isNew: boolean;
};

/** Answers and other steps a run takes per question: far above changing one's mind, so that no log grows without end. */
const MOST_WRITES_EACH = 40;

/** Why an answer is not taken, by what the rules say of it. */
const NOT_TAKEN = {
  final: refuse("answer_final"),
  not_yet: refuse("invalid_field", { field: "question_id" }),
} as const;

/** Records one answer by the server's clock and tells what the mode lets out. */
export const handleSubmitAnswer: Handler<Submit> = async (call) => {
  const recorded =
    (await recordInKept(call)) ??
    (await writeUntilStored(async () => {
      const found = await readRun(call, call.input.attempt_id);
      const run = found && (await holdRun(call, found));
      return run !== undefined && isRefusal(run) ? run : await record(call, run);
    }));
  return "refused" in recorded ? recorded : await toAnswer(call.db, recorded, call.nowMs);
};

/**
 * Records the answer in the run as it is kept here, without reading it: most answers then cost one statement. Undefined
 * when nothing was written, since what is kept may be behind.
 */
async function recordInKept(call: Call): Promise<Recorded | undefined> {
  const { db, caller, nowMs, input } = call;
  const kept = keptRun(db, { playerId: caller.playerId, attemptId: input.attempt_id });
  if (kept === undefined || isOver(kept, nowMs) || !isHeldHere(call, kept)) return undefined;
  const recorded = await record(call, kept);
  if (recorded === "lost race" || "refused" in recorded || !recorded.isNew) return undefined;
  if (recorded.run.withheld.length === 0) return recorded;
  // Runs that keep keys back may be over by now.
  return { ...recorded, run: (await readRun(call, input.attempt_id)) ?? recorded.run };
}

async function record(call: Call, run: Run | undefined): Promise<Recorded | Refused | "lost race"> {
  const { db, nowMs, input } = call;
  const question = run && findQuestion(run, input.question_id);
  if (!run || !question) return refuse("no_data");
  if (input.answer !== "" && !QUESTION_RULES[question.kind].isAnswer(question, input.answer)) {
    return refuse("invalid_field", { field: "answer" });
  }
  const { number } = question;
  const verdict = checkAnswerMessage(
    run.rules,
    { clock: clockOf(run, nowMs), answers: run.answers },
    { number, sequence: input.sequence, atMs: nowMs },
  );
  if (verdict.do === "repeat") {
    const stored = run.answers.find(
      (answer) => answer.number === number && answer.sequence === verdict.stored.sequence,
    );
    const isSame = stored?.answer === input.answer;
    return stored && (isSame || !isOver(run, nowMs))
      ? { run, question, stored, isNew: false }
      : refuse("attempt_finished");
  }
  if (isOver(run, nowMs)) return refuse("attempt_finished");
  if (verdict.do !== "record") return NOT_TAKEN[verdict.do];

  if (run.revision >= MOST_WRITES_EACH * run.paper.questions.length) {
    return refuse("too_many_requests", { retryAfterSeconds: Math.ceil((run.expiresAtMs - nowMs) / 1_000) });
  }
  const { sequence, inTime } = verdict;
  const stored = { number, sequence, answer: input.answer, inTime, atMs: nowMs };
  const answered = await insertAnswer(db, run, stored);
  return answered ? { run: answered, question, stored, isNew: true } : "lost race";
}

async function toAnswer(db: Db, { run, question, stored }: Recorded, nowMs: number): Promise<Answer<Submit>> {
  const clock = clockOf(run, nowMs);
  const { number } = question;
  const [item] = mayReveal(run, clock, { number, nowMs }) ? await readItems(db, itemRefs([question])) : [];
  const counting = questionClock(clock, number).answer?.answer ?? null;
  const reveal = item ? toReveal(question, item, counting) : null;
  const upTo = run.rules.answerMode === "free" ? run.paper.questions.length : number;
  const next = nextTurn(run, clock);
  return {
    data: {
      recorded: true,
      in_time: stored.inTime,
      correct: reveal?.correct ?? null,
      correct_answer: reveal?.correct_answer ?? null,
      explanation: reveal?.explanation ?? null,
      reveal,
      ...shownScore(run, clock, { upTo, nowMs }),
      next_deadline: next.deadline,
      next_question_id: next.questionId,
      server_time: toInstant(nowMs),
    },
  };
}
