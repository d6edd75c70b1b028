import type { Actions } from "@crosscheck/contract";
import type { Handler } from "../../calls/handle.ts";
import { currentCatalogue } from "../../content/catalogue.ts";
import { facesOf } from "../../content/place-faces.ts";
import { toInstant, toScopeView } from "./attempt-view.ts";
import { readOpenRuns } from "../engine/open-runs.ts";
import { titleFor } from "../../content/reader.ts";
import { clockOf, type Run } from "../engine/run.ts";

export const handleGetOpenAttempts: Handler<Actions["get_open_attempts"]> = async (call) => {
  const runs = await readOpenRuns(call);
  const catalogue = await currentCatalogue(call.db, call.nowMs);
  const reader = { language: call.caller.pageLanguage, catalogue };
  const rows = runs.map((run) => {
    const row = { ...toRow(run, call.nowMs), title: titleFor(reader, run.scope) };
    const { category } = row;
    return { ...row, face: category === null ? null : (facesOf(catalogue, [category])[category] ?? null) };
  });
  return { data: rows, total: runs.length };
};

function toRow(run: Run, nowMs: number) {
  const clock = clockOf(run, nowMs);
  return {
    attempt_id: run.attemptId,
    mode: run.rules.id,
    ...toScopeView(run),
    opened_at: toInstant(run.openedAtMs),
    expires_at: toInstant(clock.endsAtMs),
    no_of_que: clock.questions.length,
    answered: clock.questions.filter(({ status }) => status === "answered").length,
  };
}
