import type { MsgId } from "../i18n/message-ids.ts";
import { MODES } from "../modes/modes.ts";

/** Runs that are no mode of their own on home. */
const OTHERS: Readonly<Record<string, MsgId>> = {
  daily_archive: "study.mode.daily_archive",
  audio_with_transcript: "study.mode.audio_with_transcript",
  bookmarks: "study.bookmarks.title",
  wrong_answers: "study.practice.mistakes",
};

/** Text of a mode's name; one that is newer than this app is "another quiz". */
export function modeNameId(mode: string): MsgId {
  const shown = MODES.find(({ id }) => id === mode);
  if (shown !== undefined) return `modes.${shown.id}.title`;
  return OTHERS[mode] ?? "study.mode.other";
}

/** Bookmark types of the contract, each named after its mode. */
const TYPES: Readonly<Record<number, MsgId>> = {
  1: "modes.quiz_zone.title",
  2: "modes.fun_and_learn.title",
  3: "modes.guess_the_word.title",
  4: "modes.audio_questions.title",
  5: "modes.math_mania.title",
  6: "modes.multi_match.title",
  7: "modes.true_and_false.title",
};

export function bookmarkTypeNameId(type: number): MsgId {
  return TYPES[type] ?? "study.mode.other";
}
