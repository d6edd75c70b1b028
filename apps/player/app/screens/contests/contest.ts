import type { OutputOf } from "@crosscheck/contract";
import type {
  getContest,
  getContestDetails,
  getContestLeaderboard,
} from "@crosscheck/contract/actions/contests";

export type Contest = OutputOf<typeof getContestDetails>;
export type ContestLists = OutputOf<typeof getContest>;
export type StandingsPage = OutputOf<typeof getContestLeaderboard>;
export type Standing = StandingsPage["other_users_rank"][number];
