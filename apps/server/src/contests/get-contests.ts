import { CODES, refuse, type Actions } from "@crosscheck/contract";
import { languagesFor } from "../attempts/open/open-quiz.ts";
import type { Handler } from "../calls/handle.ts";
import { toContestRow, type ContestRow } from "./contest-rows.ts";
import {
  findContest,
  isContest,
  isOverBy,
  isToCome,
  listShownContests,
  storeReminder,
} from "./contest-queries.ts";

/** Past contests that are listed. */
const MOST_PAST = 30;

/** The lists of live, past and upcoming contests, each in an envelope of its own. */
export const handleGetContest: Handler<Actions["get_contest"]> = async (call) => {
  const { db, nowMs, caller, input } = call;
  const at = new Date(nowMs);
  const { codes } = await languagesFor(call, input.language_id);
  const list = { playerId: caller.playerId, at };
  const [coming, over] = await Promise.all([
    listShownContests(db, { ...list, where: isToCome(codes, at) }),
    listShownContests(db, { ...list, where: isOverBy(codes, at, MOST_PAST) }),
  ]);
  const rows = coming.map((contest) => toContestRow(contest, nowMs));
  const past = over.map((contest) => toContestRow(contest, nowMs));
  return {
    data: {
      live_contest: toList(
        rows.filter(({ state }) => state === "live"),
        "no_live_contest",
      ),
      past_contest: toList(past, "no_past_contest"),
      upcoming_contest: toList(
        rows.filter(({ state }) => state === "upcoming"),
        "no_upcoming_contest",
      ),
    },
  };
};

/** An empty list says so the way the specification's clients expect it, inside a success. */
function toList(data: ContestRow[], none: "no_live_contest" | "no_past_contest" | "no_upcoming_contest") {
  const isEmpty = data.length === 0;
  return { error: isEmpty, message: isEmpty ? CODES[none].code : "", data };
}

export const handleGetContestDetails: Handler<Actions["get_contest_details"]> = async (call) => {
  const { db, nowMs, caller, input } = call;
  const [contest] = await listShownContests(db, {
    playerId: caller.playerId,
    at: new Date(nowMs),
    where: isContest(input.contest_id.toLowerCase()),
  });
  if (contest === undefined) return refuse("no_data");
  if (contest.cancelledAt !== null) return refuse("contest_cancelled");
  return { data: toContestRow(contest, nowMs) };
};

export const handleSetContestReminder: Handler<Actions["set_contest_reminder"]> = async (call) => {
  const { db, nowMs, caller, input } = call;
  const contestId = input.contest_id.toLowerCase();
  const contest = await findContest(db, contestId);
  if (contest === undefined || contest.publishedAt === null || contest.startsAt.getTime() <= nowMs)
    return refuse("no_data");
  if (contest.cancelledAt !== null) return refuse("contest_cancelled");
  await storeReminder(db, { contestId, playerId: caller.playerId, isOn: input.status });
  return { data: { contest_id: contestId, is_reminded: input.status }, message: "updated" };
};
