import { refuse, type Actions } from "@crosscheck/contract";
import type { ExamReport } from "@crosscheck/rules/exams/exam-report";
import type { ExamResult } from "@crosscheck/rules/exams/exam-result";
import type { TextByLanguage } from "@crosscheck/rules/exams/preset";
import { newReportCode } from "@crosscheck/rules/exams/report-code";
import { readRun } from "../attempts/engine/open-runs.ts";
import { clockOf, endTime, type Run } from "../attempts/engine/run.ts";
import type { Handler } from "../calls/handle.ts";
import { makeReportPdf } from "../exam-reports/make-report-pdf.ts";
import { signReport } from "../exam-reports/sign-report.ts";
import { findOwnExam, type ExamRecord, type OwnExam, type SittingRecord } from "./exam-queries.ts";
import { findCandidateName, giveReportCode } from "./report-queries.ts";
import { resultState } from "./exam-rows.ts";
import { viewSittingWatch, type SittingWatch } from "./sitting-watch.ts";

type Action = Actions["get_exam_report"];
type Call = Parameters<Handler<Action>>[0];
const MIMES = { pdf: "application/pdf", json: "application/json" } as const;

type Released = {
  readonly exam: ExamRecord;
  readonly sitting: SittingRecord;
  readonly result: ExamResult;
  readonly run: Run;
};

/**
 * The result of a released sitting as a document. Its code is given with the first one.
 *
 * @param siteUrl where the site is found
 */
export function createGetExamReport(siteUrl: string): Handler<Action> {
  return async (call) => {
    const { db, nowMs, caller, ports, settings, input } = call;
    const released = await readReleased(call);
    if (released === "none") return refuse("no_data");
    if (released === "later") return refuse("result_later");
    const { exam, sitting, run } = released;
    const key = { examId: exam.examId, playerId: caller.playerId, number: sitting.number };
    const code = await giveReportCode(db, key, newReportCode(ports.random));
    const watch = await viewSittingWatch(db, run, nowMs);
    const report = toReport(released, {
      code,
      issuer: { name: settings.appName, url: siteUrl },
      candidate: await findCandidateName(db, key),
      watch,
      nowMs,
      language: input.language,
    });
    const file = await toFile(call, report, run.zone ?? "UTC");
    return { data: { code, ...file } };
  };
}

async function readReleased(call: Call): Promise<Released | "none" | "later"> {
  const key = { examId: call.input.exam_module_id, playerId: call.caller.playerId };
  const found = await findOwnExam(call.db, key);
  const attemptId = found?.sitting?.attemptId ?? null;
  const run = attemptId === null ? undefined : await readRun(call, attemptId);
  // It may have been finished on the way.
  const own: OwnExam | undefined = run && (await findOwnExam(call.db, key));
  if (run === undefined || !own?.sitting) return "none";
  const { exam, sitting } = own;
  const state = resultState(sitting);
  if (state === "hidden") return "later";
  if (state === "voided" || sitting.result === null) return "none";
  return { exam, sitting, result: sitting.result, run };
}

type Around = Pick<ExamReport, "code" | "issuer" | "candidate"> & {
  readonly watch: SittingWatch | null;
  readonly nowMs: number;
  readonly language: string;
};

function toReport(released: Released, around: Around): ExamReport {
  const { exam, sitting, result, run } = released;
  const { watch, nowMs, language, ...said } = around;
  const subject = [exam.licence, exam.subject].filter((text) => text !== "").join(" · ");
  return {
    kind: "crosscheck-exam-result",
    version: 1,
    ...said,
    exam: {
      id: exam.examId,
      title: exam.title,
      language: exam.language,
      subject: subject === "" ? null : subject,
    },
    ...timesOf(run, nowMs),
    ...marksOf(released, language),
    absences: {
      count: watch?.watch.absences ?? 0,
      tooLong: watch?.watch.too_long ?? 0,
      endedByAbsence: watch?.watch.ended_by_absence ?? false,
    },
    decision: sitting.decision === null ? null : `${sitting.decision}: ${sitting.decisionReason ?? ""}`,
    regradedFrom: sitting.firstResult && {
      marks: sitting.firstResult.marks,
      percent: sitting.firstResult.percent,
      passed: sitting.firstResult.passed,
    },
    questions: {
      total: result.questions,
      correct: result.correct,
      wrong: result.wrong,
      blank: result.blank,
      unscored: result.unscored,
    },
    issuedAt: new Date(nowMs).toISOString(),
  };
}

function timesOf(run: Run, nowMs: number) {
  const endMs = run.finishedAtMs ?? Math.min(endTime(run, nowMs), clockOf(run, nowMs).endsAtMs);
  return {
    openedAt: new Date(run.openedAtMs).toISOString(),
    finishedAt: new Date(endMs).toISOString(),
    durationSeconds: run.outcome?.duration_seconds ?? 0,
  };
}

/** Marks, sections and topics, with names in the language of the document where they have one. */
function marksOf({ exam, result }: Released, language: string) {
  const nameOf = new Map(exam.paper.sections.map(({ section, name }) => [section, name]));
  const inWords = (names: TextByLanguage | undefined, code: string) =>
    names?.[language] ?? names?.[exam.language] ?? names?.["en"] ?? code;
  const { marks, maxMarks, percent, passPercent, passed } = result;
  const sections = result.sections.map((one) => ({
    name: inWords(nameOf.get(one.section), one.section),
    marks: one.marks,
    maxMarks: one.maxMarks,
    percent: one.percent,
    passPercent: one.passPercent,
    passed: one.isPassed,
  }));
  const failed = sections.flatMap((one) => (one.passed === false ? [one.name] : []));
  const objectives = result.objectives.map(({ titles, ...one }) => ({
    code: one.code,
    title: inWords(titles, one.code),
    correct: one.correct,
    total: one.total,
  }));
  const whyNot = passed ? null : { overall: percent < passPercent, sections: failed };
  return { marks, maxMarks, percent, passPercent, passed, whyNot, sections, objectives };
}

async function toFile({ ports, input }: Call, report: ExamReport, timeZone: string) {
  const bytes =
    input.format === "pdf"
      ? await makeReportPdf(report, { language: input.language, timeZone })
      : Buffer.from(JSON.stringify(signReport(ports.resultSigner, report), null, 2));
  return {
    file_name: `crosscheck-${report.code}.${input.format}`,
    mime: MIMES[input.format],
    base64: Buffer.from(bytes).toString("base64"),
  };
}
