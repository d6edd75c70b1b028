import type { QuestionKind } from "./kind.ts";
import type { QuestionRules } from "./question-rules.ts";
import { single } from "./single.ts";
import { trueFalse } from "./true-false.ts";

/** Rules of every question kind; a kind without its line does not compile. */
export const QUESTION_RULES: Readonly<Record<QuestionKind, QuestionRules>> = {
  single,
  true_false: trueFalse,
};
