import { refuse, type OutputOf } from "@crosscheck/contract";
import type { listContestEntries, viewContest } from "@crosscheck/contract/operators/contests";
import type { OperatorHandler } from "../calls/operate.ts";
import { toPage } from "../calls/page.ts";
import { findContest, type ContestRecord } from "./contest-queries.ts";
import { countEntrants } from "./entry-queries.ts";
import { toListRow } from "./list-row.ts";
import {
  listDoers,
  listSeenEntries,
  sumContest,
  type ContestSums,
  type SeenEntry,
} from "./operate-queries.ts";

type Details = OutputOf<typeof viewContest>;
type EntryRow = OutputOf<typeof listContestEntries>["rows"][number];

/** Calls that the audit names an operator for. */
const STEPS = ["create_contest", "publish_contest", "cancel_contest"] as const;

export const handleViewContest: OperatorHandler<typeof viewContest> = async ({ db, nowMs, input }) => {
  const contestId = input.contest_id.toLowerCase();
  const contest = await findContest(db, contestId);
  if (contest === undefined) return refuse("no_data");
  const sums = await sumContest(db, contestId);
  const doers = await listDoers(db, contestId, STEPS);
  return {
    data: {
      ...toListRow({ ...contest, participants: sums.participants }, nowMs),
      description: contest.description,
      image: contest.image,
      question_count: contest.items?.length ?? contest.questionCount,
      seconds_per_question: contest.secondsPerQuestion,
      paper: toPaper(contest),
      ...toCoins(contest, sums),
      created_at: sums.createdAt.toISOString(),
      created_by: doers.get("create_contest") ?? null,
      published_at: toTime(contest.publishedAt),
      published_by: doers.get("publish_contest") ?? null,
      ranked_at: toTime(contest.rankedAt),
      closed_at: toTime(contest.closedAt),
      cancelled_at: toTime(contest.cancelledAt),
      cancelled_by: doers.get("cancel_contest") ?? null,
    },
    audit: { subject: contestId },
  };
};

const toTime = (at: Date | null) => at?.toISOString() ?? null;

/** Questions that were named are counted only: this is no way to read what a contest will ask. */
function toPaper({ paper }: ContestRecord): Details["paper"] {
  if ("item_ids" in paper) return { items: paper.item_ids.length };
  return { ...paper, subjects: [...paper.subjects] };
}

function toCoins({ rankedAt, closedAt, cancelledAt }: ContestRecord, sums: ContestSums) {
  const { participants, settled } = sums;
  const isSettled = closedAt !== null || (cancelledAt !== null && settled === participants);
  return {
    fee_coins: sums.feeCoins,
    won_coins: rankedAt === null ? null : sums.wonCoins,
    house_coins: isSettled ? sums.houseCoins : null,
    finishers: rankedAt === null ? null : sums.finishers,
    settled,
  };
}

export const handleListContestEntries: OperatorHandler<typeof listContestEntries> = async ({
  db,
  nowMs,
  input,
}) => {
  const contestId = input.contest_id.toLowerCase();
  const contest = await findContest(db, contestId);
  if (contest === undefined) return refuse("no_data");
  const { cursor = null, limit } = input;
  const at = new Date(nowMs);
  const entries = await listSeenEntries(db, contestId, { at, cursor, limit: limit + 1 });
  const isRanked = contest.rankedAt !== null;
  return {
    data: toPage(
      entries.map((entry) => toEntryRow(entry, isRanked)),
      limit,
      (row) => row.player_id,
    ),
    total: (await countEntrants(db, contestId)).entrants,
    audit: { subject: contestId },
  };
};

/** Before the standings are made, what players see too: who flies, and nothing of how it goes. */
function toEntryRow(entry: SeenEntry, isRanked: boolean): EntryRow {
  return {
    player_id: entry.playerId,
    name: entry.name,
    name_number: entry.nameNumber,
    player_status: entry.playerStatus,
    entered_at: entry.enteredAt.toISOString(),
    is_flying: entry.isFlying,
    fee_coins: entry.feeCoins,
    rank: isRanked ? entry.rank : null,
    score: isRanked ? entry.score : null,
    used_seconds: isRanked ? entry.usedSeconds : null,
    prize_coins: isRanked ? entry.prizeCoins : null,
    settled_at: toTime(entry.settledAt),
  };
}
