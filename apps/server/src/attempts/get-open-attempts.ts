import type { Actions } from "@crosscheck/contract";
import type { Handler } from "../handle.ts";
import { listOpenRuns } from "./open-run-queries.ts";

const MOST_RUNS = 50;

export const handleGetOpenAttempts: Handler<Actions["get_open_attempts"]> = async ({ db, caller, nowMs }) => {
  const runs = await listOpenRuns(db, { playerId: caller.playerId, at: new Date(nowMs), limit: MOST_RUNS });
  return {
    data: runs.map((run) => ({
      attempt_id: run.attemptId,
      mode: run.mode,
      title: run.scope.title,
      category: run.scope.category,
      subcategory: run.scope.subcategory,
      level: run.scope.level,
      opened_at: run.openedAt.toISOString(),
      expires_at: run.expiresAt.toISOString(),
      no_of_que: run.questionCount,
      answered: run.answered,
    })),
    total: runs.length,
  };
};
