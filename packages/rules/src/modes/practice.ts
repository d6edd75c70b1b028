import { QUESTION_KINDS } from "../questions/kind.ts";
import type { ModeDefinition } from "./mode.ts";
import { quizZone } from "./quiz-zone.ts";
import { mathMania } from "./solo-quizzes.ts";

/** Self challenge: own topics, number and minutes; any order, answers may change until the end; practice only. */
export const selfChallenge = {
  ...quizZone,
  id: "self_challenge",
  kinds: QUESTION_KINDS.filter((kind) => kind !== "word_tiles"),
  source: { from: "topics", categoryTypes: [quizZone.source.categoryType, mathMania.source.categoryType] },
  questions: { count: 10, min: 5, max: 50 },
  timing: { kind: "whole_paper", totalSeconds: 600 },
  answerMode: "free",
  reveal: "after_finish",
  lifelines: {},
  reward: null,
  ranked: false,
  progress: "none",
} as const satisfies ModeDefinition;

/** The player's bookmarked questions, one after the other; practice. */
export const bookmarks = {
  ...quizZone,
  id: "bookmarks",
  kinds: QUESTION_KINDS,
  source: { from: "list", list: "bookmarks" },
  questions: { count: 20, min: 1, max: 50 },
  timing: { kind: "per_question", secondsPerQuestion: 90, readingPauseSeconds: 300, lifetimeSeconds: 86_400 },
  lifelines: {},
  reward: null,
  ranked: false,
  progress: "none",
} as const satisfies ModeDefinition;

/** Questions whose last answer was wrong, oldest first; practice. */
export const wrongAnswers = {
  ...bookmarks,
  id: "wrong_answers",
  source: { from: "list", list: "mistakes" },
} as const satisfies ModeDefinition;

/** A self challenge of the player's own size: both within the contract's bounds, §4. */
export function selfChallengeOf(
  definition: ModeDefinition,
  { questions, minutes }: { readonly questions: number; readonly minutes: number },
): ModeDefinition {
  return {
    ...definition,
    questions: { ...definition.questions, count: questions },
    timing: { kind: "whole_paper", totalSeconds: minutes * 60 },
  };
}
