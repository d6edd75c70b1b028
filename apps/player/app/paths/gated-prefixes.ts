/** Addresses that need a signed-in player, by prefix. Spec §2, whose two quiz-play addresses are one prefix; the last two are ours. */
export const GATED_PREFIXES = [
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
  "/quiz-play/",
  "/profile/",
  "/profile/play-bookmark-questions/",
  "/profile/statistics/",
  "/play-bookmark-questions/",
  "/multi-match-questions/",
  "/resume/",
  "/review/",
] as const;

/** Protected addresses of the spec whose screens are not built yet. */
export const NOT_OPEN_YET: readonly string[] = [
  "/contest-play/",
  "/random-battle/",
  "/group-battle/",
  "/exam-module/",
];

/** Whether an address of this site needs a signed-in player. */
export function isGated(pathname: string): boolean {
  const path = pathname.endsWith("/") ? pathname : `${pathname}/`;
  return GATED_PREFIXES.some((prefix) => path.startsWith(prefix));
}
