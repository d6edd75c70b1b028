/** What a player may call themselves, lowest first. */
export const RANK_NAMES = ["cadet", "first_officer", "captain", "chief_pilot"] as const;
export type RankName = (typeof RANK_NAMES)[number];

/**
 * All-time score from which a rank name is held. A full level brings 40 points: first officer after about a dozen of
 * them, captain after about four months of a level a day, chief pilot after about a year and a half.
 */
const FROM_SCORE: Readonly<Record<RankName, number>> = {
  cadet: 0,
  first_officer: 500,
  captain: 5_000,
  chief_pilot: 20_000,
};

/** The rank name of an all-time score, which is never negative. */
export function rankNameOf(score: number): RankName {
  return RANK_NAMES.findLast((name) => score >= FROM_SCORE[name]) ?? "cadet";
}
