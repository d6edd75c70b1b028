import { BATTLE_PATH, GROUP_BATTLE_PATH, RANDOM_BATTLE_PATH } from "./battle-paths.ts";
import { EXAMS_PATH } from "./exam-paths.ts";
import { WELCOME_PATH } from "./return-path.ts";

/**
 * Addresses that need a signed-in player beside those of the modes, by prefix. Spec §2, whose two quiz-play addresses are
 * one prefix; "/battle/" and the last three are ours.
 */
export const GATED_ADDRESSES = [
  "/contest-play/",
  RANDOM_BATTLE_PATH,
  GROUP_BATTLE_PATH,
  BATTLE_PATH,
  EXAMS_PATH,
  "/quiz-play/",
  "/profile/",
  "/play-bookmark-questions/",
  "/resume/",
  "/review/",
  WELCOME_PATH,
] as const;
