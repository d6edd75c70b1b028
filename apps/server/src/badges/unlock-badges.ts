import { BADGE_TYPES, type BadgeType } from "@crosscheck/rules/badges/badges";
import { isReached, numbersOfBadge, type NumbersByBadge } from "@crosscheck/rules/badges/progress";
import { tellPlayers } from "../notices/tell-players.ts";
import type { Db } from "../postgres/database.ts";
import type { Settings } from "../settings/settings.ts";
import { findBadges, insertUnlocks, type BadgeBook } from "./badge-queries.ts";

/**
 * Unlocks badges that were reached, and power elite when that makes enough of them; answers those that were locked, in
 * the order they are shown. Call inside the transaction that reached them.
 */
export async function unlockBadges(
  tx: Db,
  unlock: {
    readonly playerId: string;
    readonly types: readonly BadgeType[];
    readonly numbers: NumbersByBadge;
    readonly at: Date;
  },
): Promise<readonly BadgeType[]> {
  if (unlock.types.length === 0) return [];
  const { unlocked, badges } = await insertUnlocks(tx, unlock);
  const isPowerElite = badges >= numbersOfBadge("power_elite", unlock.numbers).threshold;
  const last =
    unlocked.length > 0 && isPowerElite
      ? await insertUnlocks(tx, { ...unlock, types: ["power_elite"] })
      : { unlocked: [] };
  const all = new Set([...unlocked, ...last.unlocked]);
  const notices = [...all].map(
    (type) => ({ kind: "badge", playerId: unlock.playerId, params: { type } }) as const,
  );
  await tellPlayers(tx, notices, unlock.at);
  return BADGE_TYPES.filter((type) => all.has(type));
}

/** Badges that are locked though they were reached: numbers were changed, or something came from elsewhere. */
export function listReached({ badges, standing }: BadgeBook, numbers: NumbersByBadge): readonly BadgeType[] {
  const byType = new Map(badges.map((badge) => [badge.type, badge]));
  return BADGE_TYPES.filter((type) => {
    const known = byType.get(type);
    if (known !== undefined && known.unlockedAt !== null) return false;
    return isReached(type, { progress: known?.progress ?? 0, standing, numbers });
  });
}

/** Looks at all badges of a player and unlocks what was reached; answers what that was. Call inside a transaction. */
export async function evaluateBadges(
  tx: Db,
  playerId: string,
  { settings, at }: { readonly settings: Settings; readonly at: Date },
): Promise<readonly BadgeType[]> {
  const book = await findBadges(tx, playerId);
  if (book === undefined) return [];
  const numbers = settings.badgeNumbers;
  return await unlockBadges(tx, { playerId, types: listReached(book, numbers), numbers, at });
}
