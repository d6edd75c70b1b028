import type { Actions } from "@crosscheck/contract";
import type { Handler } from "../calls/handle.ts";
import { toInstant } from "./attempt-view.ts";
import { readOpenRuns } from "./open-runs.ts";
import { clockOf, type Run } from "./run.ts";

export const handleGetOpenAttempts: Handler<Actions["get_open_attempts"]> = async (call) => {
  const runs = await readOpenRuns(call);
  return { data: runs.map((run) => toRow(run, call.nowMs)), total: runs.length };
};

function toRow(run: Run, nowMs: number) {
  const { category, subcategory, level, title } = run.scope;
  const clock = clockOf(run, nowMs);
  return {
    attempt_id: run.attemptId,
    mode: run.rules.id,
    title,
    category,
    subcategory,
    level,
    opened_at: toInstant(run.openedAtMs),
    expires_at: toInstant(clock.endsAtMs),
    no_of_que: clock.questions.length,
    answered: clock.questions.filter(({ status }) => status === "answered").length,
  };
}
