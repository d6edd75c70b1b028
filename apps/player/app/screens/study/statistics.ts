import type { OutputOf } from "@crosscheck/contract";
import type { getUsersStatistics } from "@crosscheck/contract/actions/study";

/** What the answer log says about a player. */
export type Statistics = OutputOf<typeof getUsersStatistics>;
