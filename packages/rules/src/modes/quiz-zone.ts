import type { ModeDefinition } from "./mode.ts";

/** Quiz zone: ten questions of a level; half of them right unlock the next one. Spec §1, numbers of contract §5. */
export const quizZone: ModeDefinition = {
  id: "quiz_zone",
  kinds: ["single", "true_false"],
  questions: { count: 10, min: 5, max: 50 },
  timing: { kind: "per_question", secondsPerQuestion: 30, readingPauseSeconds: 120, lifetimeSeconds: 86_400 },
  answerMode: "one_by_one",
  reveal: "after_answer",
  marking: { right: 4, wrong: -1, blank: 0, floorAtZero: true, percentOf: "correct" },
  winPercent: 50,
  lifelines: ["fifty_fifty", "audience_poll", "skip", "reset_timer"],
  lifelineCoins: 5,
  reward: { maxCoins: 10, fullPercent: 80, dailyCap: 200 },
  paid: "first_win",
  ranked: true,
  progress: "levels",
};
