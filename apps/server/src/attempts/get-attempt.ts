import { refuse, type Actions } from "@crosscheck/contract";
import type { Handler } from "../handle.ts";
import { settleRun } from "./finish-run.ts";
import { findRun } from "./run-queries.ts";
import { viewRun } from "./view-run.ts";

export const handleGetAttempt: Handler<Actions["get_attempt"]> = async (call) => {
  const { db, nowMs, caller, input } = call;
  const found = await findRun(db, { playerId: caller.playerId, attemptId: input.attempt_id });
  if (!found) return refuse("no_data");
  const run = await settleRun(call, found);
  return { data: await viewRun(db, run, nowMs) };
};
