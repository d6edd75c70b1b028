import { LEVEL_1, LEVELS } from "./play.ts";

export const PUBLIC_SCREENS = [
  "/",
  "/about-us/",
  "/contact-us/",
  "/faq/",
  "/privacy-policy/",
  "/terms-and-conditions/",
  "/maintenance/",
] as const;

export const GUEST_SCREENS = [
  "/auth/login/",
  "/auth/sign-up/",
  "/auth/reset-password/",
  "/auth/otp-verify/",
] as const;

export const PLAYER_SCREENS = [
  "/quiz-zone/",
  "/quiz-zone/air-law/",
  LEVELS,
  LEVEL_1,
  "/profile/",
  "/profile/settings/",
] as const;

/** Addresses that spec §2 closes to visitors, whether or not their screens exist yet. */
export const SPEC_PLAYER_PATHS = [
  "/quiz-zone/",
  "/fun-and-learn/",
  "/guess-the-word/",
  "/self-learning/",
  "/contest-play/",
  "/random-battle/",
  "/group-battle/",
  "/audio-questions/",
  "/math-mania/",
  "/exam-module/",
  "/quiz-play/daily-quiz-dashboard/",
  "/quiz-play/true-and-false-play/",
  "/profile/",
  "/profile/play-bookmark-questions/",
  "/profile/statistics/",
  "/play-bookmark-questions/",
  "/multi-match-questions/",
] as const;
