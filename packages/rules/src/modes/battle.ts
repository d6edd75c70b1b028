import type { ModeDefinition } from "./mode.ts";
import { selfChallenge } from "./practice.ts";
import { quizZone } from "./quiz-zone.ts";

/**
 * What is left of a battle for one player: its questions as they were told, and the own answers, to look through. Nobody
 * opens it; it is stored, finished, when the battle is over. Clock, points and result are the battle's own.
 */
export const battle = {
  ...selfChallenge,
  id: "battle",
  // What one tap answers within the time of a battle.
  kinds: quizZone.kinds,
  source: { from: "battle" },
  questions: { count: 10, min: 1, max: 20 },
  finalAnswers: true,
  marking: { right: 4, wrong: 0, blank: 0, floorAtZero: true, percentOf: "correct" },
} as const satisfies ModeDefinition;
