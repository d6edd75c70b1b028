import { refuse, type Actions, type OutputOf } from "@crosscheck/contract";
import { readReportCode } from "@crosscheck/rules/exams/report-code";
import type { Handler } from "../calls/handle.ts";
import type { Db } from "../postgres/database.ts";
import type { Settings } from "../settings/settings.ts";
import { findByReportCode, storeNameShown, type VerifiedSitting } from "./report-queries.ts";

export type Verification = OutputOf<Actions["verify_exam_result"]>;

/** Says what this site knows of a result, to whoever holds its code. */
export const handleVerifyExamResult: Handler<Actions["verify_exam_result"]> = async ({
  db,
  settings,
  input,
}) => {
  const data = await verifyResult(db, settings, input.code);
  return data === undefined ? refuse("no_data") : { data };
};

/** What is known of the result with a code, however it was typed; undefined: there is none. */
export async function verifyResult(
  db: Db,
  { appName }: Pick<Settings, "appName">,
  typed: string,
): Promise<Verification | undefined> {
  const code = readReportCode(typed);
  const found = code === null ? undefined : await findByReportCode(db, code);
  if (found === undefined) return undefined;
  const { result, isVoided } = found;
  const { marks, maxMarks, percent, passed } = result;
  return {
    code: found.code,
    state: isVoided ? "voided" : "valid",
    exam_title: found.title,
    licence: found.licence,
    subject: found.subject,
    candidate: shownName(found),
    finished_at: found.finishedAt.toISOString(),
    result: isVoided ? null : { marks, max_marks: maxMarks, percent, passed },
    is_regraded: found.isRegraded,
    issuer: appName,
  };
}

function shownName({ name, nameShown }: VerifiedSitting): string | null {
  if (nameShown === "hidden") return null;
  return nameShown === "full" ? name : initialsOf(name);
}

/** The first letter of each part of a name: Amelia Mary Earhart is A. M. E. */
function initialsOf(name: string): string {
  const letters = new Intl.Segmenter("und", { granularity: "grapheme" });
  const parts = name.split(/[\s\p{Pd}]+/u).filter((part) => part !== "");
  return parts.map((part) => `${[...letters.segment(part)][0]?.segment ?? ""}.`).join(" ");
}

export const handleSetExamResultName: Handler<Actions["set_exam_result_name"]> = async ({
  db,
  caller,
  input,
}) => {
  const examId = input.exam_module_id;
  const { name_shown } = input;
  if (!(await storeNameShown(db, { examId, playerId: caller.playerId }, name_shown)))
    return refuse("no_data");
  return { data: { exam_module_id: examId, name_shown }, message: "updated" };
};
