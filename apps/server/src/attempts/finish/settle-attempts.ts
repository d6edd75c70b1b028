import { GRACE_MS } from "@crosscheck/rules/attempts/clock";
import { findRun, type RunKey } from "../engine/run-queries.ts";
import { isDue } from "../engine/run.ts";
import { finishRun, type FinishContext } from "./finish-run.ts";
import { listOverdue } from "./settle-queries.ts";

/**
 * Ends every open attempt whose time is over, whoever looks; answers how many. One that cannot be ended is told and
 * holds up no other; the next look tries it again.
 */
export async function settleAttempts(
  context: FinishContext & { readonly onBug: (error: unknown, attempt: RunKey) => void },
): Promise<number> {
  const { db, nowMs, onBug } = context;
  let settled = 0;
  for (const attempt of await listOverdue(db, new Date(nowMs - GRACE_MS))) {
    try {
      const run = await findRun(db, attempt);
      // Its player may have gone on, or ended it, since it was listed.
      if (run === undefined || run.finishedAtMs !== null || !isDue(run, nowMs)) continue;
      await finishRun(context, run);
      settled += 1;
    } catch (error) {
      onBug(error, attempt);
    }
  }
  return settled;
}
