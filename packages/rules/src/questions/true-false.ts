import type { QuestionRules } from "./question-rules.ts";
import { single } from "./single.ts";

/** Two options in the author's order. 50/50 and the poll would give the answer away, so neither is offered. */
export const trueFalse: QuestionRules = {
  ...single,
  arrangeOptions: ({ options }) => options,
  pickRemoved: () => [],
  hasCrowdLifelines: false,
};
