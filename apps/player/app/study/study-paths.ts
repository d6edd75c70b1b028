/** Addresses of the study screens and of what they earn. */
export const BOOKMARKS_PATH = "/profile/play-bookmark-questions/";
export const STATISTICS_PATH = "/profile/statistics/";
export const BADGES_PATH = "/profile/badges/";
export const REPORTS_PATH = "/profile/reports/";
const PLAY_BOOKMARKS_PATH = "/play-bookmark-questions/";
const MISTAKES_PATH = "/profile/practice/wrong-answers/";

/** Practice over bookmarks; null: of all types. */
export function playBookmarksPath(type: number | null): string {
  return type === null ? PLAY_BOOKMARKS_PATH : `${PLAY_BOOKMARKS_PATH}?type=${type}`;
}

/** Practice over questions last answered wrong; null: of all subjects. */
export function mistakesPath(category: string | null): string {
  return category === null ? MISTAKES_PATH : `${MISTAKES_PATH}?${new URLSearchParams({ category })}`;
}

/** Practice over what was missed in one finished run. */
export function practisePath(attemptId: string): string {
  return `${MISTAKES_PATH}?${new URLSearchParams({ attempt: attemptId })}`;
}
