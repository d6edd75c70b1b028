import { refuse, type Actions } from "@crosscheck/contract";
import type { Handler } from "../../calls/handle.ts";
import { readRun } from "../engine/open-runs.ts";
import { viewRun } from "./view-run.ts";

export const handleGetAttempt: Handler<Actions["get_attempt"]> = async (call) => {
  const run = await readRun(call, call.input.attempt_id);
  return run === undefined ? refuse("no_data") : { data: await viewRun(call.db, run, call.nowMs) };
};
