import { refuse, type Actions, type InputOf, type Refusal } from "@crosscheck/contract";
import type { Answer, CallContext, Handler, SignedIn } from "../calls/handle.ts";
import { addReport, findOpenReports } from "./report-queries.ts";
import { findShownVersion } from "./shown-queries.ts";

type ReportAction = Actions["report_question"];
type Report = CallContext & { readonly caller: SignedIn; readonly input: InputOf<ReportAction> };
type Filed = Pick<Answer<ReportAction>, "data"> & { readonly message: "reported" };

export const handleReportQuestion: Handler<ReportAction> = (call) => fileReport(call);

/** A multi-match question is reported like any other. */
export const handleMultiMatchReportQuestion: Handler<Actions["multi_match_report_question"]> = (call) =>
  fileReport(call);

/** Reports of a player that wait for an editor at the same time: nobody finds so many faults, and a script drowns those of others. */
const MOST_OPEN = 30;
const RETRY_SECONDS = 3_600;

async function fileReport(
  call: Report,
): Promise<Filed | Refusal<"no_data" | "already_reported" | "too_many_requests">> {
  const { db, ports, nowMs, caller, input } = call;
  const itemId = input.question_id.toLowerCase();
  const reported = { playerId: caller.playerId, itemId };
  const version = await findShownVersion(db, reported);
  if (version === undefined) return refuse("no_data");
  const open = await findOpenReports(db, reported);
  if (open.isHere) return refuse("already_reported");
  if (open.count >= MOST_OPEN) return refuse("too_many_requests", { retryAfterSeconds: RETRY_SECONDS });

  const isAdded = await addReport(db, {
    ...reported,
    reportId: ports.random.uuid(),
    version,
    message: input.message,
    at: new Date(nowMs),
  });
  if (!isAdded) return refuse("already_reported");
  return { data: { question_id: itemId, status: "open" }, message: "reported" };
}
