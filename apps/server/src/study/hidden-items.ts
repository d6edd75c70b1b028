import { listUnrevealedRuns } from "../attempts/engine/run-queries.ts";
import { settleRun } from "../attempts/finish/finish-run.ts";
import { clockOf, mayReveal } from "../attempts/engine/run.ts";
import type { CallContext } from "../calls/handle.ts";
import { listUnknownItems } from "./shown-queries.ts";

/**
 * Questions whose answer this player may not be told now: those in an open attempt that are not yet answered or whose
 * attempt reveals later, and those that were only left in a finished one. A run whose time is over is finished on the way. Read what is to be shown before this: a
 * question that an attempt shows only afterwards is then not among it.
 */
export async function readHiddenItems(
  context: Pick<CallContext, "db" | "settings" | "nowMs" | "effects">,
  playerId: string,
): Promise<ReadonlySet<string>> {
  const { db, nowMs } = context;
  const hidden = new Set<string>();
  for (const found of await listUnrevealedRuns(db, playerId, new Date(nowMs))) {
    const run = await settleRun(context, found);
    const clock = clockOf(run, nowMs);
    for (const { itemId, number } of run.paper.questions) {
      if (!mayReveal(run, clock, { number, nowMs })) hidden.add(itemId);
    }
  }
  // After the runs: one that ended on the way may have left some.
  for (const itemId of await listUnknownItems(db, playerId)) hidden.add(itemId);
  return hidden;
}
