import { priced } from "./lifeline-prices.ts";
import type { ModeDefinition } from "./mode.ts";

/** Quiz zone: ten questions of a level; half of them right unlock the next one. Spec §1, numbers of contract §5. */
export const quizZone = {
  id: "quiz_zone",
  kinds: ["single", "true_false"],
  source: { from: "levels", categoryType: 1 },
  questions: { count: 10, min: 5, max: 50 },
  timing: { kind: "per_question", secondsPerQuestion: 30, readingPauseSeconds: 120, lifetimeSeconds: 86_400 },
  answerMode: "one_by_one",
  reveal: "after_answer",
  marking: { right: 4, wrong: -1, blank: 0, floorAtZero: true, percentOf: "correct" },
  winPercent: 50,
  lifelines: priced(["fifty_fifty", "audience_poll", "skip", "reset_timer"]),
  reward: { maxCoins: 10, fullPercent: 80, dailyCap: 200 },
  paid: "first_win",
  ranked: true,
  progress: "levels",
} as const satisfies ModeDefinition;
