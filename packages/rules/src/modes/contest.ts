import type { ModeDefinition } from "./mode.ts";
import { quizZone } from "./quiz-zone.ts";

/**
 * A contest: the same questions for everybody within a window of time, marked like the quiz zone. Answers and results
 * come when it has closed; with no explanation to read, the next clock runs at once.
 */
export const contest = {
  ...quizZone,
  id: "contest",
  kinds: ["single", "true_false", "typed_number"],
  source: { from: "contest", categoryType: 8 },
  timing: { ...quizZone.timing, readingPauseSeconds: 0 },
  reveal: "after_close",
  lifelines: {},
  reward: null,
  progress: "none",
} as const satisfies ModeDefinition;
