import { isRefusal } from "@crosscheck/contract";
import { BADGE_TYPES, type BadgeType } from "@crosscheck/rules/badges/badges";
import { bookCoins } from "../coins/ledger.ts";
import type { Db } from "../postgres/database.ts";
import { inTransaction } from "../postgres/in-transaction.ts";
import type { Settings } from "../settings/settings.ts";
import { markClaimed } from "./badge-queries.ts";
import { evaluateBadges } from "./unlock-badges.ts";

/** The badges that a claim of this type is for: the one of this name, or with `badge` all that wait; none for another. */
export function claimedTypes(type: string | undefined): readonly BadgeType[] {
  if (type === "badge") return BADGE_TYPES;
  return BADGE_TYPES.filter((known) => known === type);
}

/**
 * Pays the rewards of unlocked badges, each once, and unlocks what their coins reach. The badge is marked before the
 * account is locked, as in a finish, so that no two transactions wait for each other.
 */
export async function claimBadges(
  db: Db,
  claim: {
    readonly playerId: string;
    readonly types: readonly BadgeType[];
    readonly settings: Settings;
    readonly at: Date;
  },
): Promise<void> {
  const { playerId, types, settings, at } = claim;
  if (types.length === 0) return;
  await inTransaction(db, async (tx) => {
    const claimed = await markClaimed(tx, { playerId, types, numbers: settings.badgeNumbers, at });
    for (const { type, coins } of claimed) {
      if (coins === 0) continue;
      const booked = await bookCoins(tx, {
        playerId,
        reason: "badge_reward",
        amountCoins: coins,
        reference: type,
        idempotencyKey: `badge_reward:${type}`,
        at,
      });
      if (isRefusal(booked)) throw new Error("income was refused");
    }
    if (claimed.length > 0) await evaluateBadges(tx, playerId, { settings, at });
  });
}
