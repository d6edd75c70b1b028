import type { OutputOf } from "@crosscheck/contract";
import type { getContestDetails } from "@crosscheck/contract/actions/contests";
import { contestStateAt } from "@crosscheck/rules/contests/contest";
import { toPictureUrl } from "../calls/picture-url.ts";
import { lifeOf, type ContestRecord, type OwnPart } from "./contest-queries.ts";

export type ContestRow = OutputOf<typeof getContestDetails>;

/** A published contest as its players see it. Results are shown once its standings stand. */
export function toContestRow(contest: ContestRecord & OwnPart, nowMs: number): ContestRow {
  const state = contestStateAt(lifeOf(contest), nowMs);
  const isClosed = contest.closedAt !== null;
  return {
    id: contest.contestId,
    name: contest.name,
    description: contest.description,
    image: contest.image === "" ? null : toPictureUrl(contest.image),
    language: contest.language,
    state: state === "upcoming" || state === "live" ? state : "past",
    start_date: contest.startsAt.toISOString(),
    end_date: contest.endsAt.toISOString(),
    repeats: contest.repeats,
    entry: contest.entryCoins,
    points: contest.prizes.map((points, index) => ({ top_winner: index + 1, points })),
    no_of_que: contest.items?.length ?? contest.questionCount,
    seconds_per_question: contest.secondsPerQuestion,
    participants: contest.participants,
    is_played: contest.isEntered,
    is_handed_in: contest.isHandedIn,
    is_reminded: contest.isReminded,
    prize_status: isClosed,
    attempt_id: isClosed ? contest.attemptId : null,
    rank: isClosed ? contest.rank : null,
    score: isClosed ? contest.score : null,
    prize: isClosed ? contest.prizeCoins : null,
  };
}
