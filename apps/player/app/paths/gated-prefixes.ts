import { EXAMS_PATH } from "./exam-paths.ts";

/**
 * Addresses that need a signed-in player beside those of the modes, by prefix. Spec §2, whose two quiz-play addresses are
 * one prefix; the last two are ours.
 */
export const GATED_ADDRESSES = [
  "/contest-play/",
  "/random-battle/",
  "/group-battle/",
  EXAMS_PATH,
  "/quiz-play/",
  "/profile/",
  "/play-bookmark-questions/",
  "/resume/",
  "/review/",
] as const;

/** Protected addresses of the spec whose screens are not built yet. */
export const NOT_OPEN_YET: readonly string[] = ["/random-battle/", "/group-battle/"];
