import { readFile } from "node:fs/promises";
import type { ExamReport } from "@crosscheck/rules/exams/exam-report";
import { toReportView, type PrintOptions } from "./report-view.ts";
import { Typesetter } from "./typesetter.ts";

const MARK = new URL("../../../player/public/favicon.svg", import.meta.url);

const typesetter = new Typesetter();

/**
 * A result as a sheet to sign, hand out and file: PDF of A4 pages with a title, a language, structure for screen readers and
 * fonts of its own. The same result gives the same pages; what makes it genuine is the code on it, and the signed file.
 */
export async function makeReportPdf(report: ExamReport, options: PrintOptions): Promise<Uint8Array> {
  const mark = await readFile(MARK, "utf8");
  return await typesetter.typeset(JSON.stringify({ ...toReportView(report, options), mark }));
}
