import type { OutputOf } from "@crosscheck/contract";
import { OPERATOR_ACTIONS, type OperatorActionName } from "@crosscheck/contract/operator-actions";
import type { getWaiting } from "@crosscheck/contract/operators/system";
import type { OperatorHandler } from "../calls/operate.ts";
import type { Operator } from "../calls/handle.ts";
import { listJobRuns } from "../ports/job-run-queries.ts";
import { isIll } from "../ports/job-state.ts";
import { countWaitingThings, findLastReport, findUndecidedExam } from "./overview-queries.ts";

type Waiting = OutputOf<typeof getWaiting>;

/** What deals with each kind: it waits for whoever may call that. */
const DONE_BY = {
  reports: "settle_report",
  messages: "decide_reported_message",
  payouts: "approve_payout",
  referrals: "release_referral",
  drafts: "move_questions",
  approved: "move_questions",
  sittings: "decide_exam_sitting",
  exam_id: "decide_exam_sitting",
  contests: "list_contests",
  jobs: "list_jobs",
  books: "get_book_report",
} as const satisfies Readonly<Record<keyof Waiting, OperatorActionName>>;

export const handleGetWaiting: OperatorHandler<typeof getWaiting> = async ({ db, nowMs, caller }) => {
  const things = await countWaitingThings(db, { operatorId: caller.operatorId, now: new Date(nowMs) });
  const examId = things.sittings === 0 ? null : await findUndecidedExam(db);
  const jobs = await listJobRuns(db);
  const report = await findLastReport(db);
  const all: Waiting = {
    ...things,
    exam_id: examId,
    jobs: jobs.filter((job) => isIll(job, nowMs)).length,
    books: report?.breaches ?? 0,
  };
  return { data: onlyOf(caller, all), audit: { subject: null } };
};

function onlyOf({ roles }: Operator, all: Waiting): Waiting {
  const may = (action: OperatorActionName) =>
    OPERATOR_ACTIONS[action].access.roles.some((role) => roles.includes(role));
  const only = <K extends keyof Waiting>(kind: K) => (may(DONE_BY[kind]) ? all[kind] : null);
  return {
    reports: only("reports"),
    messages: only("messages"),
    payouts: only("payouts"),
    referrals: only("referrals"),
    drafts: only("drafts"),
    approved: only("approved"),
    sittings: only("sittings"),
    exam_id: only("exam_id"),
    contests: only("contests"),
    jobs: only("jobs"),
    books: only("books"),
  };
}
