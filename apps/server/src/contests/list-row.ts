import type { OutputOf } from "@crosscheck/contract";
import type { listContests } from "@crosscheck/contract/operators/contests";
import { contestStateAt } from "@crosscheck/rules/contests/contest";
import { lifeOf, type ContestRecord } from "./contest-queries.ts";

export type ListRow = OutputOf<typeof listContests>["rows"][number];

/** A contest as lists of operators show it. */
export function toListRow(
  contest: ContestRecord & { readonly participants: number },
  nowMs: number,
): ListRow {
  return {
    contest_id: contest.contestId,
    series_id: contest.seriesId,
    name: contest.name,
    language: contest.language,
    state: contestStateAt(lifeOf(contest), nowMs),
    starts_at: contest.startsAt.toISOString(),
    ends_at: contest.endsAt.toISOString(),
    repeats: contest.repeats,
    entry_coins: contest.entryCoins,
    prizes: [...contest.prizes],
    participants: contest.participants,
  };
}
