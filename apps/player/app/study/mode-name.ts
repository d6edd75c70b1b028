import type { MsgId } from "../i18n/message-ids.ts";

/** Modes with a title of their own; a test holds it, with the others, to the registry of modes. */
const TITLED = [
  "quiz_zone",
  "daily_quiz",
  "true_and_false",
  "fun_and_learn",
  "guess_the_word",
  "audio_questions",
  "math_mania",
  "multi_match",
  "self_challenge",
] as const;
/** Runs that are no mode of their own on home. */
const OTHERS: Readonly<Record<string, MsgId>> = {
  daily_archive: "study.mode.daily_archive",
  audio_with_transcript: "study.mode.audio_with_transcript",
  bookmarks: "study.bookmarks.title",
  wrong_answers: "study.practice.mistakes",
};

/** Text of a mode's name; one that is newer than this app is "another quiz". */
export function modeNameId(mode: string): MsgId {
  const titled = TITLED.find((id) => id === mode);
  if (titled !== undefined) return `modes.${titled}.title`;
  return OTHERS[mode] ?? "study.mode.other";
}

/** Bookmark types of the contract, in their order, and the mode each is named after. */
const TYPE_MODES = {
  1: "quiz_zone",
  2: "fun_and_learn",
  3: "guess_the_word",
  4: "audio_questions",
  5: "math_mania",
  6: "multi_match",
  7: "true_and_false",
} as const;

export function bookmarkTypeNameId(type: number): MsgId {
  return type in TYPE_MODES
    ? `modes.${TYPE_MODES[type as keyof typeof TYPE_MODES]}.title`
    : "study.mode.other";
}
