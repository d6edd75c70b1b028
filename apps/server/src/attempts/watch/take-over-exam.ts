import { refuse, type Actions } from "@crosscheck/contract";
import type { Handler } from "../../calls/handle.ts";
import { readRun } from "../engine/open-runs.ts";
import { viewRun } from "../view/view-run.ts";
import { takeOverRun } from "./hold-run.ts";

/** Goes on with a run on the caller's device; the one that had it is told with its next call. */
export const handleTakeOverExam: Handler<Actions["take_over_exam"]> = async (call) => {
  const run = await readRun(call, call.input.attempt_id);
  if (run === undefined) return refuse("no_data");
  return { data: await viewRun(call, await takeOverRun(call, run)) };
};
