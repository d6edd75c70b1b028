import { isRefusal, refuse, type Actions } from "@crosscheck/contract";
import type { Handler } from "../../calls/handle.ts";
import { endRun } from "./finish-run.ts";
import { findRun } from "../engine/run-queries.ts";
import { toldResult } from "../view/told-result.ts";
import { holdRun } from "../watch/hold-run.ts";

export const handleFinishAttempt: Handler<Actions["finish_attempt"]> = async (call) => {
  const found = await findRun(call.db, { playerId: call.caller.playerId, attemptId: call.input.attempt_id });
  if (!found) return refuse("no_data");
  const run = await holdRun(call, found);
  if (isRefusal(run)) return run;
  const { outcome } = await endRun(call, run);
  if (outcome === null) return refuse("result_later");
  const { pageLanguage: language } = call.caller;
  return { data: await toldResult(call.db, run, { outcome, language, nowMs: call.nowMs }) };
};
