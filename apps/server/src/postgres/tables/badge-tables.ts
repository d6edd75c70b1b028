import type { BadgeType } from "@crosscheck/rules/badges/badges";
import type { Generated } from "kysely";

/** Table of migration 0045. */
export type BadgeTables = {
  readonly player_badges: {
    readonly player_id: string;
    readonly type: BadgeType;
    /** What was added up, the best, or the longest row of days; 0 where a badge counts what is kept elsewhere. */
    readonly progress: Generated<number>;
    /** A datemultirange as text; null for badges that count no days. */
    readonly days: string | null;
    readonly unlocked_at: Date | null;
    readonly unlocked_threshold: number | null;
    readonly claimed_at: Date | null;
    readonly claimed_coins: number | null;
  };
};
