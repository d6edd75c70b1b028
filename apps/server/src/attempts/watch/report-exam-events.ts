import { isRefusal, refuse, type Actions, type OutputOf } from "@crosscheck/contract";
import { isKeptBack } from "@crosscheck/rules/attempts/clock";
import {
  addPageEvent,
  isConnectionGap,
  isCurrentPage,
  readAway,
  type AwayRule,
  type PageLog,
} from "@crosscheck/rules/exams/away";
import type { Handler } from "../../calls/handle.ts";
import type { Db } from "../../postgres/database.ts";
import { inTransaction } from "../../postgres/in-transaction.ts";
import { findRun } from "../engine/run-queries.ts";
import { clockOf, isOver, latestEnd, type Run } from "../engine/run.ts";
import { writeUntilStored } from "../engine/write-until-stored.ts";
import { finishRun, settleRun } from "../finish/finish-run.ts";
import { toInstant } from "../view/attempt-view.ts";
import { holdRun, isHeldHere } from "./hold-run.ts";
import {
  insertGap,
  insertPageEvents,
  listPageEvents,
  lockOpenRun,
  moveAwayEnd,
  moveSeen,
} from "./watch-queries.ts";

type Action = Actions["report_exam_events"];
type Call = Parameters<Handler<Action>>[0];
type WatchedRun = { readonly run: Run; readonly rule: AwayRule };

/** Takes what a page says of itself at the time it arrives, and ends a run whose page has been away too long. */
export const handleReportExamEvents: Handler<Action> = async (call) => {
  const { db, caller, input, nowMs } = call;
  return await writeUntilStored(async () => {
    const found = await findRun(db, { playerId: caller.playerId, attemptId: input.attempt_id });
    const rule = found?.rules.away;
    if (found === undefined || rule === undefined) return refuse("no_data");
    const settled = await settleRun(call, found);
    // The device that has it is heard of by the report itself.
    const run = isHeldHere(call, settled) ? settled : await holdRun(call, settled);
    if (isRefusal(run)) return run;
    if (isOver(run, nowMs)) return { data: toStanding(call, { run, rule }, await listPageEvents(db, run)) };

    const log = await inTransaction(db, (tx) => report(tx, call, { run, rule }));
    if (log === undefined) return "lost race";
    const hasEnded = readAway(log, rule, nowMs).endedAtMs !== null && !isKeptBack(run.closesAtMs, nowMs);
    if (!hasEnded) return { data: toStanding(call, { run, rule }, log) };
    const current = await findRun(db, run);
    return { data: toStanding(call, { run: await finishRun(call, current ?? run), rule }, log) };
  });
};

/** Stores what is new; the whole log as it is then, undefined when the run has changed since it was read. */
async function report(tx: Db, call: Call, { run, rule }: WatchedRun): Promise<PageLog | undefined> {
  const { input, nowMs } = call;
  const locked = await lockOpenRun(tx, run);
  if (locked === undefined) return undefined;
  const before = await listPageEvents(tx, run);
  const isHeard = isCurrentPage(before, input.page_id);
  const wasAway = readAway(before, rule, nowMs).absences.at(-1)?.toMs === null;
  const log = input.events
    .toSorted((one, other) => one.number - other.number)
    .reduce(
      (known, { number, kind }) => addPageEvent(known, { pageId: input.page_id, number, kind, atMs: nowMs }),
      before,
    );
  await insertPageEvents(tx, run, { firstPlace: before.length, events: log.slice(before.length) });
  // A page that was taken over from says nothing about the one that the paper is sat on.
  if (isHeard) await noteHeard(tx, { ...run, ...locked }, { wasAway, nowMs });

  const { endedAtMs, deadlineMs } = readAway(log, rule, nowMs);
  const awayEndsAtMs = endedAtMs ?? deadlineMs;
  if (awayEndsAtMs !== run.awayEndsAtMs) {
    const awayEndsAt = awayEndsAtMs === null ? null : new Date(awayEndsAtMs);
    await moveAwayEnd(tx, run, { awayEndsAt, endsAt: latestEnd({ ...run, awayEndsAtMs }) });
  }
  return log;
}

/** A silence before this report is a gap of the connection, unless the page was away anyway. */
async function noteHeard(
  tx: Db,
  run: Run,
  { wasAway, nowMs }: { readonly wasAway: boolean; readonly nowMs: number },
): Promise<void> {
  const gap = { fromMs: run.seenAtMs ?? run.openedAtMs, toMs: nowMs };
  if (!wasAway && isConnectionGap(gap)) await insertGap(tx, run, gap);
  await moveSeen(tx, run, new Date(Math.max(gap.fromMs, nowMs)));
}

function toStanding({ input, nowMs }: Call, { run, rule }: WatchedRun, log: PageLog): OutputOf<Action> {
  const { absences, deadlineMs, endedAtMs } = readAway(log, rule, run.finishedAtMs ?? nowMs);
  const last = absences.at(-1);
  const hasEnded = isOver(run, nowMs);
  // What threatens while the page is away is not the time that is left.
  const { endsAtMs } = clockOf(hasEnded ? run : { ...run, awayEndsAtMs: null }, nowMs);
  return {
    ended: hasEnded || endedAtMs !== null,
    ended_by_absence: endedAtMs !== null,
    deadline: deadlineMs === null ? null : toInstant(deadlineMs),
    expires_at: toInstant(endsAtMs),
    absences: absences.length,
    too_long: absences.filter(({ isTooLong }) => isTooLong).length,
    last_away_seconds: last === undefined || last.toMs === null ? null : (last.toMs - last.fromMs) / 1_000,
    taken_over: !isCurrentPage(log, input.page_id),
    server_time: toInstant(nowMs),
  };
}
