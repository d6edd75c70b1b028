import type { BattleFact, PrizeFact } from "@crosscheck/rules/badges/badge";
import type { BadgeType } from "@crosscheck/rules/badges/badges";
import { countsOf, numbersOfBadge } from "@crosscheck/rules/badges/progress";
import type { Db } from "../postgres/database.ts";
import type { Settings } from "../settings/settings.ts";
import { storeCounts } from "./badge-queries.ts";
import { unlockBadges } from "./unlock-badges.ts";

/**
 * Counts something that happened to a player beside runs, and unlocks what that reaches. Call once per fact, inside the
 * transaction that causes it.
 */
export async function countFact(
  tx: Db,
  playerId: string,
  {
    fact,
    settings,
    at,
  }: { readonly fact: BattleFact | PrizeFact; readonly settings: Settings; readonly at: Date },
): Promise<readonly BadgeType[]> {
  const numbers = settings.badgeNumbers;
  const locked = await storeCounts(tx, playerId, countsOf(fact));
  const types = locked
    .filter(({ type, progress }) => progress >= numbersOfBadge(type, numbers).threshold)
    .map(({ type }) => type);
  return await unlockBadges(tx, { playerId, types, numbers, at });
}
