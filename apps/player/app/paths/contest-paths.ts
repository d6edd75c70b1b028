export const CONTESTS_PATH = "/contest-play/";

/** A contest with its rules, prizes and standings. */
export function contestPath(contestId: string): string {
  return `${CONTESTS_PATH}${contestId}/`;
}

/** The run of a contest; opens nothing that costs coins. */
export function contestRunPath(contestId: string): string {
  return `${contestPath(contestId)}play/`;
}
