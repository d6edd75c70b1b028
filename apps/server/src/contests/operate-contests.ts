import { refuse } from "@crosscheck/contract";
import type {
  cancelContest,
  createContest,
  listContests,
  publishContest,
  stopContestSeries,
} from "@crosscheck/contract/operators/contests";
import { contestStateAt } from "@crosscheck/rules/contests/contest";
import type { OperatorHandler } from "../calls/operate.ts";
import { toPage } from "../calls/page.ts";
import { tellPlayers } from "../notices/tell-players.ts";
import type { Db } from "../postgres/database.ts";
import { listLanguages } from "../settings/setting-queries.ts";
import {
  countContests,
  endSeries,
  insertContest,
  lifeOf,
  listAllContests,
  lockContest,
  markContest,
  type ContestRecord,
} from "./contest-queries.ts";
import { dropRuns, hasResults, listRegulars } from "./entry-queries.ts";
import { toListRow, type ListRow } from "./list-row.ts";
import { publishPaper } from "./publish-contest.ts";

/** Who has entered a contest within this time is told of new ones, at most so many. */
const REGULAR_MS = 60 * 86_400_000;
const MOST_TOLD = 10_000;

export const handleCreateContest: OperatorHandler<typeof createContest> = async ({
  db,
  ports,
  nowMs,
  input,
}) => {
  const [startsAt, endsAt] = [new Date(input.starts_at), new Date(input.ends_at)];
  if (endsAt <= startsAt || endsAt.getTime() <= nowMs) return refuse("invalid_field", { field: "ends_at" });
  const isFalling = input.prizes.every((coins, place) => coins <= (input.prizes[place - 1] ?? coins));
  if (!isFalling) return refuse("invalid_field", { field: "prizes" });
  if ("item_ids" in input.paper && input.paper.item_ids.length !== input.question_count) {
    return refuse("invalid_field", { field: "paper" });
  }
  // What asks the same questions again would be no contest.
  if ("item_ids" in input.paper && input.repeats !== undefined) {
    return refuse("invalid_field", { field: "repeats" });
  }
  const languages = await listLanguages(db);
  if (!languages.some(({ code, isContent }) => isContent && code === input.language)) {
    return refuse("invalid_field", { field: "language" });
  }
  const contestId = ports.random.uuid();
  const contest = {
    contestId,
    seriesId: contestId,
    language: input.language,
    name: input.name,
    description: input.description,
    image: input.image,
    startsAt,
    endsAt,
    entryCoins: input.entry_coins,
    questionCount: input.question_count,
    secondsPerQuestion: input.seconds_per_question,
    prizes: input.prizes,
    paper: input.paper,
    repeats: input.repeats ?? null,
  };
  await insertContest(db, contest, new Date(nowMs));
  return {
    data: { contest_id: contestId, state: "draft" },
    message: "stored",
    audit: { subject: contestId, after: contest },
  };
};

export const handlePublishContest: OperatorHandler<typeof publishContest> = async (call) => {
  const { db, ports, nowMs, input } = call;
  const contest = await lockContest(db, input.contest_id.toLowerCase());
  if (contest === undefined) return refuse("no_data");
  if (contestStateAt(lifeOf(contest), nowMs) !== "draft") return refuse("contest_not_draft");
  if (contest.endsAt.getTime() <= nowMs) return refuse("invalid_field", { field: "ends_at" });
  if (!(await publishPaper(db, contest, { random: ports.random, nowMs }))) {
    return refuse("contest_items_missing");
  }
  if (contest.repeats === null) await tellRegulars(db, contest, nowMs);
  return toStep({ ...contest, publishedAt: new Date(nowMs) }, "draft", nowMs);
};

/** A contest of every day or week needs no word of its own; another one is told to who has been in some lately. */
async function tellRegulars(
  tx: Db,
  { contestId, name, language }: ContestRecord,
  nowMs: number,
): Promise<void> {
  const params = { contest_id: contestId, name };
  const since = new Date(nowMs - REGULAR_MS);
  const players = await listRegulars(tx, { language, since, limit: MOST_TOLD });
  await tellPlayers(
    tx,
    players.map((playerId) => ({ kind: "contest_opens", playerId, params }) as const),
    new Date(nowMs),
  );
}

export const handleCancelContest: OperatorHandler<typeof cancelContest> = async ({ db, nowMs, input }) => {
  const contest = await lockContest(db, input.contest_id.toLowerCase());
  if (contest === undefined) return refuse("no_data");
  const before = contestStateAt(lifeOf(contest), nowMs);
  if (before !== "draft" && before !== "upcoming" && before !== "live") return refuse("contest_over");
  // A clock that is behind: somebody has had the result already.
  if (await hasResults(db, contest.contestId)) return refuse("contest_over");
  const cancelledAt = new Date(nowMs);
  // At once: a run that is there when the window ends would be finished and count.
  await dropRuns(db, contest.contestId);
  await markContest(db, contest.contestId, { cancelled_at: cancelledAt });
  return toStep({ ...contest, cancelledAt }, before, nowMs);
};

export const handleStopContestSeries: OperatorHandler<typeof stopContestSeries> = async ({ db, input }) => {
  const seriesId = input.series_id.toLowerCase();
  if (!(await endSeries(db, seriesId))) return refuse("no_data");
  return { data: { series_id: seriesId }, message: "updated", audit: { subject: seriesId } };
};

export const handleListContests: OperatorHandler<typeof listContests> = async ({ db, nowMs, input }) => {
  const { cursor = null, limit } = input;
  const contests = await listAllContests(db, { cursor, limit: limit + 1 });
  const rows = contests.map((contest) => toListRow(contest, nowMs));
  return {
    data: toPage(rows, limit, (row) => row.contest_id),
    total: await countContests(db),
    audit: { subject: null },
  };
};

function toStep(contest: ContestRecord, before: ListRow["state"], nowMs: number) {
  const { contestId } = contest;
  const state = contestStateAt(lifeOf(contest), nowMs);
  return {
    data: { contest_id: contestId, state },
    message: "updated" as const,
    audit: { subject: contestId, before: { state: before }, after: { state } },
  };
}
