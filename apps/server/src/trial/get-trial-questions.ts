import { refuse, type Actions } from "@crosscheck/contract";
import type { Handler } from "../calls/handle.ts";
import { readTrial, toTrialQuestion } from "./trial-question.ts";
import type { TrialSet } from "./trial-set.ts";

/** The trial's questions of one subject. */
export function createGetTrialQuestions(set: TrialSet): Handler<Actions["get_trial_questions"]> {
  return async (call) => {
    const { items, nameOf } = await readTrial(call, set, call.input.language_id);
    const own = items.filter(({ categorySlug }) => categorySlug === call.input.category);
    if (own.length === 0) return refuse("no_data");
    const subjects = [...Map.groupBy(items, ({ categorySlug }) => categorySlug)];
    return {
      data: {
        questions: own.map((item) => toTrialQuestion(item, nameOf(item.categorySlug), call.ports.keyedHash)),
        subjects: subjects.map(([slug, rows]) => ({ slug, name: nameOf(slug), no_of_que: rows.length })),
      },
    };
  };
}
