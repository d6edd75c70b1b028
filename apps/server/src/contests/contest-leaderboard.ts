import { refuse, type Actions, type OutputOf } from "@crosscheck/contract";
import { markPaper } from "@crosscheck/rules/attempts/marking";
import { scoreFor } from "@crosscheck/rules/attempts/reward";
import { findRun } from "../attempts/engine/run-queries.ts";
import { clockOf, countingAnswers, type Run } from "../attempts/engine/run.ts";
import { endRun } from "../attempts/finish/finish-run.ts";
import type { Handler } from "../calls/handle.ts";
import { toPictureUrl } from "../calls/picture-url.ts";
import { findContest } from "./contest-queries.ts";
import { countEntries, findEntry, findOwnEntry, listEntries, type ShownEntry } from "./entry-queries.ts";

type Standing = OutputOf<Actions["get_contest_leaderboard"]>["other_users_rank"][number];

/** Places that are sent beside every page. */
const TOP = 3;

/** Hands the player's run in. What it says of the numbers is compared with the server's, and tells nothing back. */
export const handleSetContestLeaderboard: Handler<Actions["set_contest_leaderboard"]> = async (call) => {
  const { db, caller, input, nowMs } = call;
  const contestId = input.contest_id.toLowerCase();
  const contest = await findContest(db, contestId);
  const { playerId } = caller;
  const entry = await findEntry(db, { contestId, playerId });
  if (contest === undefined || entry === undefined) return refuse("no_data");
  if (contest.cancelledAt !== null || entry.attemptId === null) return refuse("contest_cancelled");
  const run = await findRun(db, { playerId, attemptId: entry.attemptId });
  if (run === undefined) return refuse("contest_cancelled");
  const ended = await endRun(call, run);
  const numbers = numbersOf(ended, nowMs);
  for (const field of ["questions_attended", "correct_answers", "score"] as const) {
    if (input[field] !== undefined && input[field] !== numbers[field]) call.countContradiction(field);
  }
  return {
    data: {
      contest_id: contestId,
      questions_attended: numbers.questions_attended,
      closes_at: contest.endsAt.toISOString(),
    },
    message: "updated",
  };
};

function numbersOf(run: Run, nowMs: number) {
  const answers = countingAnswers(clockOf(run, nowMs));
  const { correct, wrong, marks } = markPaper(run.paper.questions, answers, run.rules.marking);
  return {
    questions_attended: correct + wrong,
    correct_answers: correct,
    score: scoreFor(run.rules, marks),
  };
}

/** Standings once they stand; before, entrants see who else is in it and has handed in. */
export const handleGetContestLeaderboard: Handler<Actions["get_contest_leaderboard"]> = async (call) => {
  const { db, caller, input, nowMs } = call;
  const contestId = input.contest_id.toLowerCase();
  const contest = await findContest(db, contestId);
  if (contest === undefined || contest.publishedAt === null) return refuse("no_data");
  if (contest.cancelledAt !== null) return refuse("contest_cancelled");
  const isRanked = contest.closedAt !== null;
  const at = new Date(nowMs);
  const mine = await findOwnEntry(db, { contestId, playerId: caller.playerId, at });
  const mayLook = isRanked || mine !== undefined;
  const top = isRanked ? await listEntries(db, { contestId, isRanked, offset: 0, limit: TOP, at }) : [];
  const skipped = isRanked ? Math.max(TOP, input.offset) : input.offset;
  const limit = input.offset + input.limit - skipped;
  const page =
    mayLook && limit > 0 ? await listEntries(db, { contestId, isRanked, offset: skipped, limit, at }) : [];
  const toRow = (entry: ShownEntry) => toStanding(entry, isRanked);
  return {
    data: {
      my_rank: mine === undefined || (isRanked && mine.rank === null) ? null : toRow(mine),
      top_three_ranks: top.map(toRow),
      other_users_rank: page.map(toRow),
      prize_status: isRanked,
    },
    total: mayLook ? await countEntries(db, contestId, isRanked) : 0,
  };
};

function toStanding(entry: ShownEntry, isRanked: boolean): Standing {
  return {
    user_id: entry.playerId,
    name: entry.name,
    name_number: entry.nameNumber,
    profile: toPictureUrl(entry.picture),
    is_handed_in: entry.isHandedIn,
    user_rank: isRanked ? entry.rank : null,
    score: isRanked ? entry.score : null,
    used_seconds: isRanked ? entry.usedSeconds : null,
    prize: isRanked ? entry.prizeCoins : null,
  };
}
