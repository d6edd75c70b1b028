import type { ModeDefinition } from "./mode.ts";
import { bookmarks, selfChallenge, wrongAnswers } from "./practice.ts";
import { quizZone } from "./quiz-zone.ts";
import {
  audioQuestions,
  audioWithTranscript,
  dailyArchive,
  dailyQuiz,
  funAndLearn,
  guessTheWord,
  mathMania,
  multiMatch,
  trueAndFalse,
} from "./solo-quizzes.ts";

/** Every mode that can be played, by id. */
export const MODES = {
  quiz_zone: quizZone,
  daily_quiz: dailyQuiz,
  daily_archive: dailyArchive,
  true_and_false: trueAndFalse,
  fun_and_learn: funAndLearn,
  guess_the_word: guessTheWord,
  audio_questions: audioQuestions,
  audio_with_transcript: audioWithTranscript,
  math_mania: mathMania,
  multi_match: multiMatch,
  self_challenge: selfChallenge,
  bookmarks,
  wrong_answers: wrongAnswers,
} as const satisfies Readonly<Record<string, ModeDefinition>>;

export type ModeId = keyof typeof MODES;
