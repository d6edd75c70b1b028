import type { OutputOf } from "@crosscheck/contract";
import type { getUserBadges } from "@crosscheck/contract/actions/badges";

/** A badge as the server tells it. */
export type Badge = OutputOf<typeof getUserBadges>[number];
