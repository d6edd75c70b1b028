import { priced } from "./lifeline-prices.ts";
import type { ModeDefinition } from "./mode.ts";
import { quizZone } from "./quiz-zone.ts";

/** Daily quiz: the same questions for everybody that day; one win a day is paid. Spec §1. */
export const dailyQuiz = {
  ...quizZone,
  id: "daily_quiz",
  kinds: ["single", "true_false", "typed_number"],
  source: { from: "day" },
  progress: "none",
} as const satisfies ModeDefinition;

/** A past day of the daily quiz, played again: practice, nothing counts. */
export const dailyArchive = {
  ...dailyQuiz,
  id: "daily_archive",
  variantOf: dailyQuiz.id,
  reward: null,
  ranked: false,
} as const satisfies ModeDefinition;

/** True and false: ten statements. Lifelines that would give a statement away are not offered (contract §5). */
export const trueAndFalse = {
  ...quizZone,
  id: "true_and_false",
  kinds: ["true_false"],
  source: { from: "all", categoryType: 7 },
  lifelines: priced(["skip", "reset_timer"]),
  paid: "every_win",
  progress: "none",
} as const satisfies ModeDefinition;

/** Fun and learn: the questions of one passage, which stays open beside them; a minute each (decision 009). */
export const funAndLearn = {
  ...quizZone,
  id: "fun_and_learn",
  kinds: ["single", "true_false"],
  source: { from: "passage", categoryType: 2 },
  questions: { count: 5, min: 3, max: 20 },
  timing: { kind: "per_question", secondsPerQuestion: 60, readingPauseSeconds: 120, lifetimeSeconds: 86_400 },
  progress: "none",
} as const satisfies ModeDefinition;

/** Guess the word: letter tiles, one letter as a hint, a minute a word (contract §5). */
export const guessTheWord = {
  ...quizZone,
  id: "guess_the_word",
  kinds: ["word_tiles"],
  source: { from: "place", categoryType: 3 },
  timing: { kind: "per_question", secondsPerQuestion: 60, readingPauseSeconds: 120, lifetimeSeconds: 86_400 },
  lifelines: priced(["hint", "skip", "reset_timer"]),
  paid: "every_win",
  progress: "none",
} as const satisfies ModeDefinition;

/** Audio questions: one radio clip each; a minute is enough to hear it twice (decision 009). */
export const audioQuestions = {
  ...quizZone,
  id: "audio_questions",
  kinds: ["single", "true_false", "typed_text"],
  source: { from: "place", categoryType: 4 },
  timing: { kind: "per_question", secondsPerQuestion: 60, readingPauseSeconds: 120, lifetimeSeconds: 86_400 },
  paid: "every_win",
  progress: "none",
} as const satisfies ModeDefinition;

/** Audio questions with the transcript in sight: practice for who cannot hear or wants to read along. */
export const audioWithTranscript = {
  ...audioQuestions,
  id: "audio_with_transcript",
  variantOf: audioQuestions.id,
  reward: null,
  ranked: false,
  transcripts: true,
} as const satisfies ModeDefinition;

/** Math mania: worked numbers, a minute each (contract §5). */
export const mathMania = {
  ...quizZone,
  id: "math_mania",
  kinds: ["single", "typed_number"],
  source: { from: "templates", categoryType: 5 },
  timing: { kind: "per_question", secondsPerQuestion: 60, readingPauseSeconds: 180, lifetimeSeconds: 86_400 },
  lifelines: priced(["fifty_fifty", "audience_poll", "skip", "reset_timer"]),
  paid: "every_win",
  progress: "none",
} as const satisfies ModeDefinition;

/**
 * Multi match: levels of questions with several parts, a minute each (decision 009). Marked all or nothing unless an
 * admin lets partial marks count.
 */
export const multiMatch = {
  ...quizZone,
  id: "multi_match",
  kinds: ["multi_select", "sequence", "matching", "drop_downs", "typed_text"],
  source: { from: "levels", categoryType: 6 },
  timing: { kind: "per_question", secondsPerQuestion: 60, readingPauseSeconds: 120, lifetimeSeconds: 86_400 },
  lifelines: priced(["skip", "reset_timer"]),
} as const satisfies ModeDefinition;
