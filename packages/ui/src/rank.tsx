/** Ranks of a player, lowest first. */
export const RANKS = ["cadet", "first_officer", "captain", "chief_pilot"] as const;
export type Rank = (typeof RANKS)[number];
