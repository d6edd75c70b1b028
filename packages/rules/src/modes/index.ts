import { battle } from "./battle.ts";
import { contest } from "./contest.ts";
import { exam } from "./exam.ts";
import { mockExam } from "./mock-exam.ts";
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
import { isOfEvent, type SoloSource, type SourceName } from "./sources.ts";

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
  mock_exam: mockExam,
  contest,
  exam,
  battle,
} as const satisfies Readonly<Record<string, ModeDefinition>>;

export type ModeId = keyof typeof MODES;
/** Modes a player opens at any time; the others belong to events. */
export type SoloModeId = {
  [Id in ModeId]: (typeof MODES)[Id]["source"]["from"] extends SoloSource ? Id : never;
}[ModeId];

/** Every mode a player opens at any time. */
export const SOLO_MODES = Object.values<ModeDefinition>(MODES).filter(
  (mode): mode is ModeDefinition<SoloSource> & { readonly id: SoloModeId } => !isOfEvent(mode.source),
);

/** The mode of this id; undefined for another text. */
export function findMode(id: string): ModeDefinition | undefined {
  return Object.values<ModeDefinition>(MODES).find((mode) => mode.id === id);
}

/** Modes whose questions come from there, without the variants of others. */
export function modesFrom<From extends SourceName>(from: From): readonly ModeDefinition<From>[] {
  return Object.values<ModeDefinition>(MODES).flatMap((mode) =>
    isFrom(mode, from) && mode.variantOf === undefined ? [mode] : [],
  );
}

/** Other forms of a mode. */
export function variantsOf({ id }: Pick<ModeDefinition, "id">): readonly ModeDefinition[] {
  return Object.values<ModeDefinition>(MODES).filter(({ variantOf }) => variantOf === id);
}

function isFrom<From extends SourceName>(mode: ModeDefinition, from: From): mode is ModeDefinition<From> {
  return mode.source.from === from;
}
