import type { ModeDefinition } from "./mode.ts";
import { quizZone } from "./quiz-zone.ts";

/** Daily quiz: the same questions for everybody that day; one win a day is paid. Spec §1. */
export const dailyQuiz: ModeDefinition = {
  ...quizZone,
  id: "daily_quiz",
  kinds: ["single", "true_false", "typed_number"],
  progress: "none",
};

/** A past day of the daily quiz, played again: practice, nothing counts. */
export const dailyArchive: ModeDefinition = {
  ...dailyQuiz,
  id: "daily_archive",
  reward: null,
  ranked: false,
};

/** True and false: ten statements. Lifelines that would give a statement away are not offered (contract §5). */
export const trueAndFalse: ModeDefinition = {
  ...quizZone,
  id: "true_and_false",
  kinds: ["true_false"],
  source: { from: "all", categoryType: 7 },
  lifelines: ["skip", "reset_timer"],
  paid: "every_win",
  progress: "none",
};

/** Fun and learn: the questions of one passage, which stays open beside them; a minute each (decision 009). */
export const funAndLearn: ModeDefinition = {
  ...quizZone,
  id: "fun_and_learn",
  kinds: ["single", "true_false"],
  questions: { count: 5, min: 3, max: 20 },
  timing: { kind: "per_question", secondsPerQuestion: 60, readingPauseSeconds: 120, lifetimeSeconds: 86_400 },
  progress: "none",
};

/** Guess the word: letter tiles, one letter as a hint, a minute a word (contract §5). */
export const guessTheWord: ModeDefinition = {
  ...quizZone,
  id: "guess_the_word",
  kinds: ["word_tiles"],
  source: { from: "place", categoryType: 3 },
  timing: { kind: "per_question", secondsPerQuestion: 60, readingPauseSeconds: 120, lifetimeSeconds: 86_400 },
  lifelines: ["hint", "skip", "reset_timer"],
  paid: "every_win",
  progress: "none",
};

/** Audio questions: one radio clip each; a minute is enough to hear it twice (decision 009). */
export const audioQuestions: ModeDefinition = {
  ...quizZone,
  id: "audio_questions",
  kinds: ["single", "true_false", "typed_text"],
  source: { from: "place", categoryType: 4 },
  timing: { kind: "per_question", secondsPerQuestion: 60, readingPauseSeconds: 120, lifetimeSeconds: 86_400 },
  paid: "every_win",
  progress: "none",
};

/** Audio questions with the transcript in sight: practice for who cannot hear or wants to read along. */
export const audioWithTranscript: ModeDefinition = {
  ...audioQuestions,
  id: "audio_with_transcript",
  reward: null,
  ranked: false,
  transcripts: true,
};

/** Math mania: worked numbers, a minute each (contract §5). */
export const mathMania: ModeDefinition = {
  ...quizZone,
  id: "math_mania",
  kinds: ["single", "typed_number"],
  source: { from: "templates", categoryType: 5 },
  timing: { kind: "per_question", secondsPerQuestion: 60, readingPauseSeconds: 180, lifetimeSeconds: 86_400 },
  lifelines: ["fifty_fifty", "audience_poll", "skip", "reset_timer"],
  paid: "every_win",
  progress: "none",
};

/**
 * Multi match: levels of questions with several parts, a minute each (decision 009). Marked all or nothing unless an
 * admin lets partial marks count.
 */
export const multiMatch: ModeDefinition = {
  ...quizZone,
  id: "multi_match",
  kinds: ["multi_select", "sequence", "matching", "drop_downs", "typed_text"],
  timing: { kind: "per_question", secondsPerQuestion: 60, readingPauseSeconds: 120, lifetimeSeconds: 86_400 },
  lifelines: ["skip", "reset_timer"],
};
