import { refuse, type Actions } from "@crosscheck/contract";
import { checkAnswer } from "@crosscheck/rules/attempts/marking";
import { QUESTION_RULES } from "@crosscheck/rules/questions/index";
import { toReveal } from "../attempts/view/attempt-view.ts";
import { languagesFor } from "../attempts/open/open-quiz.ts";
import type { Handler } from "../calls/handle.ts";
import { arrangeTrial } from "./trial-question.ts";
import { listTrialItems, type TrialSet } from "./trial-set.ts";
import { noteAnswer, readSlip, writeSlip } from "./trial-slip.ts";

/** Grades one answer of a visitor. Nothing is stored: what counts is on the slip, which only the server can write. */
export function createAnswerTrialQuestion(set: TrialSet): Handler<Actions["answer_trial_question"]> {
  return async (call) => {
    const { input, ports, nowMs } = call;
    const { code, defaultCode } = await languagesFor(call, input.language_id);
    const items = await listTrialItems(call.db, set, { languages: [code, defaultCode], nowMs });
    const item = items.find(({ itemId }) => itemId === input.question_id);
    if (item === undefined) return refuse("no_data");
    const question = arrangeTrial(item, ports.keyedHash);
    // A question that was changed since it was shown has other ids.
    if (!QUESTION_RULES[question.kind].isAnswer(question, input.answer)) {
      return refuse("invalid_field", { field: "answer" });
    }
    const known = readSlip(input.slip, ports.keyedHash, nowMs);
    const slip = noteAnswer(known ?? { trialId: ports.random.uuid(), startedAtMs: nowMs, answers: [] }, {
      itemId: item.itemId,
      version: item.version,
      language: item.language,
      optionId: input.answer,
      isRight: checkAnswer(question, input.answer) === "correct",
    });
    return {
      data: {
        question_id: item.itemId,
        reveal: toReveal(question, item, input.answer),
        slip: writeSlip(slip, ports.keyedHash),
        answered: slip.answers.length,
        right: slip.answers.filter(({ isRight }) => isRight).length,
      },
    };
  };
}
