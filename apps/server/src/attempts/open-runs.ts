import type { Item } from "@crosscheck/rules/questions/item";
import type { CallContext, SignedIn } from "../handle.ts";
import { settleRun } from "./finish-run.ts";
import { listUnfinishedRuns, type RunPlace } from "./run-queries.ts";
import type { Run } from "./run.ts";

type PlayerCall = Pick<CallContext, "db" | "settings" | "nowMs"> & { readonly caller: SignedIn };

/** Runs of a player that can be resumed, latest first; those whose time is over are finished on the way. */
export async function readOpenRuns(call: PlayerCall): Promise<readonly Run[]> {
  const open: Run[] = [];
  for (const found of await listUnfinishedRuns(call.db, call.caller.playerId)) {
    const run = await settleRun(call, found);
    if (run.finishedAtMs === null) open.push(run);
  }
  return open;
}

/**
 * Runs that wait elsewhere than at this place: here another call may have opened a run in between, which is then
 * answered instead of a new one.
 */
export async function readRunsElsewhere(
  call: PlayerCall,
  { mode, scopeKey }: Omit<RunPlace, "playerId">,
): Promise<readonly Run[]> {
  const runs = await readOpenRuns(call);
  return runs.filter((run) => run.rules.id !== mode || run.scopeKey !== scopeKey);
}

/** Items that wait in none of these runs: their answers must not be told by a second run. */
export function withoutItemsOf(runs: readonly Run[], items: readonly Item[]): readonly Item[] {
  const waiting = new Set(runs.flatMap(({ paper }) => paper.questions.map(({ itemId }) => itemId)));
  return items.filter(({ itemId }) => !waiting.has(itemId));
}
