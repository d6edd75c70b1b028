import { LEVEL_1, LEVELS } from "./play.ts";

/** First questions of modes. */
export const WORDS = "/guess-the-word/word-aircraft/play/";
export const AUDIO = "/audio-questions/audio-atis/play/";
export const MATHS = "/math-mania/math-mass-and-balance/play/";
export const MATCHES = "/multi-match-questions/mm-weather/levels/";
export const CHALLENGE = "/self-learning/play/?topics=air-law,meteorology&questions=20&minutes=30";
/** A paper with few questions, all of which the packs have. */
export const MOCK_PRESET = "uk-caa-ppl-a-010";
export const MOCK = `/exam-module/mock/${MOCK_PRESET}/`;

export const PUBLIC_SCREENS = [
  "/",
  "/learn/",
  "/compete/",
  "/leaderboard/",
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

/** Looked at in both themes of both directions. */
export const MAIN_PLAYER_SCREENS = [
  "/quiz-zone/",
  LEVELS,
  LEVEL_1,
  "/profile/",
  "/profile/settings/",
  "/profile/statistics/",
  "/profile/play-bookmark-questions/",
] as const;

export const MORE_PLAYER_SCREENS = [
  "/quiz-zone/air-law/",
  "/quiz-play/daily-quiz-dashboard/",
  "/quiz-play/daily-quiz-play/",
  "/quiz-play/true-and-false-play/",
  "/fun-and-learn/",
  "/fun-and-learn/fal-navigation/",
  "/guess-the-word/",
  WORDS,
  "/audio-questions/",
  AUDIO,
  "/math-mania/",
  MATHS,
  "/multi-match-questions/",
  MATCHES,
  "/self-learning/",
  CHALLENGE,
  "/contest-play/",
  "/random-battle/",
  "/group-battle/",
  "/group-battle/?new=group",
  "/exam-module/",
  "/exam-module/mock/",
  MOCK,
  "/profile/coin-history/",
  "/profile/wallet/",
  "/profile/badges/",
  "/profile/battle-statistics/",
  "/profile/referral/",
  "/profile/notifications/",
  "/profile/reports/",
  "/play-bookmark-questions/",
  "/profile/practice/wrong-answers/",
  "/welcome/",
] as const;

export const PLAYER_SCREENS = [...MAIN_PLAYER_SCREENS, ...MORE_PLAYER_SCREENS] as const;

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

/** Addresses with a part that only a player has. */
export const OWN_PLAYER_PATHS = [
  "/quiz-play/daily-quiz-play/2026-01-01/",
  "/resume/00000000-0000-4000-8000-000000000000/",
  "/review/00000000-0000-4000-8000-000000000000/",
] as const;
