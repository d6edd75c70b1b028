import { isRefusal, refuse, type Actions } from "@crosscheck/contract";
import type { Handler } from "../../calls/handle.ts";
import { readRun } from "../engine/open-runs.ts";
import { holdRun } from "../watch/hold-run.ts";
import { viewRun } from "./view-run.ts";

export const handleGetAttempt: Handler<Actions["get_attempt"]> = async (call) => {
  const found = await readRun(call, call.input.attempt_id);
  if (found === undefined) return refuse("no_data");
  const run = await holdRun(call, found);
  return isRefusal(run) ? run : { data: await viewRun(call, run) };
};
