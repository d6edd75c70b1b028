import type { MsgId } from "../i18n/message-ids.ts";

/** Modes with a name of their own; a test holds it to the registry of modes. */
export const NAMED_MODES = [
  "quiz_zone",
  "daily_quiz",
  "daily_archive",
  "true_and_false",
  "fun_and_learn",
  "guess_the_word",
  "audio_questions",
  "audio_with_transcript",
  "math_mania",
  "multi_match",
  "self_challenge",
  "bookmarks",
  "wrong_answers",
] as const;

/** Text of a mode's name; one that is newer than this app is "another quiz". */
export function modeNameId(mode: string): MsgId {
  const named = NAMED_MODES.find((id) => id === mode);
  return `study.mode.${named ?? "other"}`;
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
  const mode = type in TYPE_MODES ? TYPE_MODES[type as keyof typeof TYPE_MODES] : "other";
  return `study.mode.${mode}`;
}
