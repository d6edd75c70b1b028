import { findMode } from "@crosscheck/rules/modes/index";
import { isOfEvent } from "@crosscheck/rules/modes/sources";
import type { Item } from "@crosscheck/rules/questions/item";
import type { CallContext, SignedIn } from "../../calls/handle.ts";
import { endRun, settleRun } from "../finish/finish-run.ts";
import type { WaitingRun } from "../open/opening-queries.ts";
import { findRun, listUnfinishedRuns } from "./run-queries.ts";
import { isOver, type Run } from "./run.ts";

/** Most runs a player keeps open; who opens one more ends the oldest. */
export const MOST_OPEN_RUNS = 30;

type PlayerCall = Pick<CallContext, "db" | "settings" | "nowMs" | "effects"> & { readonly caller: SignedIn };

/** Runs of a player that can be resumed, latest first; those whose time is over are finished on the way. */
export async function readOpenRuns(call: PlayerCall): Promise<readonly Run[]> {
  const open: Run[] = [];
  for (const found of await listUnfinishedRuns(call.db, call.caller.playerId)) {
    const run = await settleRun(call, found);
    if (!isOver(run, call.nowMs)) open.push(run);
  }
  return open;
}

/**
 * A run of the caller as it stands now: finished first when its time is over, and so are the runs that withhold keys of
 * its questions.
 */
export async function readRun(call: PlayerCall, attemptId: string): Promise<Run | undefined> {
  const key = { playerId: call.caller.playerId, attemptId };
  const found = await findRun(call.db, key);
  if (found === undefined || found.withheld.length === 0) return found && (await settleRun(call, found));
  await readOpenRuns(call);
  return await findRun(call.db, key);
}

/** A run that can be resumed; null when its time is over: it is then finished on the way. */
export async function resumeRun(call: PlayerCall, { attemptId }: WaitingRun): Promise<Run | null> {
  const run = await readRun(call, attemptId);
  return run?.finishedAtMs === null ? run : null;
}

/** Items to draw from: none that waits in a ranked run, where this run could not tell its answer; those of practice last. */
export async function chooseFree(
  call: PlayerCall,
  waiting: readonly WaitingRun[],
  items: readonly Item[],
): Promise<readonly Item[]> {
  const wanted = new Set(items.map(({ itemId }) => itemId));
  const [ranked, practised] = [new Set<string>(), new Set<string>()];
  for (const run of waiting) {
    const shared = run.itemIds.filter((id) => wanted.has(id));
    if (shared.length === 0 || (run.isRanked && (await resumeRun(call, run)) === null)) continue;
    for (const id of shared) (run.isRanked ? ranked : practised).add(id);
  }
  const free = items.filter(({ itemId }) => !ranked.has(itemId));
  const [fresh = [], later = []] = [false, true].map((isLater) =>
    free.filter(({ itemId }) => practised.has(itemId) === isLater),
  );
  return [...fresh, ...later];
}

/** Ends the oldest of these runs, latest first, so that one more may be opened; none of an event, which its window ends. */
export async function makeRoom(call: PlayerCall, waiting: readonly WaitingRun[]): Promise<void> {
  const own = waiting.filter(({ mode }) => !isEvent(mode));
  for (const { attemptId } of own.slice(MOST_OPEN_RUNS - 1)) {
    const run = await findRun(call.db, { playerId: call.caller.playerId, attemptId });
    if (run !== undefined) await endRun(call, run);
  }
}

function isEvent(modeId: string): boolean {
  const mode = findMode(modeId);
  return mode !== undefined && isOfEvent(mode.source);
}
