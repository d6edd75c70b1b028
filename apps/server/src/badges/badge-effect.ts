import type { RunFact } from "@crosscheck/rules/badges/badge";
import type { BadgeType } from "@crosscheck/rules/badges/badges";
import { countsOf, numbersOfBadge } from "@crosscheck/rules/badges/progress";
import { sql } from "kysely";
import { finishEffect, type Ending } from "../calls/finish-effect.ts";
import { addCounts } from "./badge-queries.ts";
import { unlockBadges } from "./unlock-badges.ts";

type Moved = {
  /** Badges that this run counted for and that are still locked, with how far they are now. */
  readonly locked: Readonly<Partial<Record<BadgeType, number>>>;
  /** The player's coins with those of this run. */
  readonly coinsThen: number;
  readonly isElite: boolean;
};

/**
 * What a run counts for, and what that unlocks. Comes after the reward of the run, whose coins it counts; only a run
 * that unlocks something costs statements of its own.
 */
export const badgeEffect = finishEffect({
  write: (ending) => ({ badge: addCounts(countsOf(toFact(ending))) }),
  read: ({ playerId }) => sql<Moved>`
      (select coalesce(jsonb_object_agg(type, progress), '{}') from badge where is_locked) as locked,
      coalesce((select coins from coin_accounts where player_id = ${playerId}), 0)
        + coalesce((select granted from reward), 0) as "coinsThen",
      exists (select from player_badges where player_id = ${playerId} and type = 'elite'
        and unlocked_at is not null) as "isElite"`,
  follow: async (tx, { playerId, bookedAt, settings }, { locked, coinsThen, isElite }) => {
    const numbers = settings.badgeNumbers;
    const progress: typeof locked = { ...locked, ...(isElite ? {} : { elite: coinsThen }) };
    // Keys of a record by badge.
    const types = (Object.keys(progress) as BadgeType[]).filter(
      (type) => (progress[type] ?? 0) >= numbersOfBadge(type, numbers).threshold,
    );
    return { badges: [...(await unlockBadges(tx, { playerId, types, numbers, at: bookedAt }))] };
  },
});

function toFact({ mode, day, scope, items, lifelines }: Ending): RunFact {
  return {
    kind: "run",
    mode: mode.id,
    ranked: mode.ranked,
    day,
    paperDay: scope.from === "day" ? scope.day : null,
    questions: items,
    lifelines,
  };
}
