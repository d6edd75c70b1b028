import type { Db } from "../postgres/database.ts";
import { listOpenReports, settleReport, type OpenReport } from "../study/report-queries.ts";

/** What a task printed and the exit code of the process. */
export type TaskResult = { readonly code: 0 | 1 | 2; readonly text: string };

export const REPORTS_USAGE = `  npm run content -- reports [list]                   questions that players reported, oldest first
  npm run content -- reports accept <id> <answer>     settles a report; the player reads the answer
  npm run content -- reports decline <id> <answer>`;

const MOST_SHOWN = 100;
const MOST_CHARACTERS = 1_000;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const STATUS = { accept: "accepted", decline: "declined" } as const;

/** Lists or settles reports of players, for editors. */
export async function runReports(db: Db, args: readonly string[], nowMs: number): Promise<TaskResult> {
  const [task = "list", reportId = "", ...words] = args;
  if (task === "list" && args.length <= 1)
    return { code: 0, text: toText(await listOpenReports(db, MOST_SHOWN)) };
  const status = task === "accept" || task === "decline" ? STATUS[task] : undefined;
  const answer = words.join(" ").normalize("NFC").trim();
  if (status === undefined || !UUID.test(reportId) || answer === "" || answer.length > MOST_CHARACTERS) {
    return { code: 2, text: `Usage:\n${REPORTS_USAGE}\n` };
  }
  const isSettled = await settleReport(db, { reportId, status, answer, at: new Date(nowMs) });
  if (!isSettled) return { code: 1, text: `No open report has the id ${reportId}.\n` };
  return { code: 0, text: `Report ${reportId} is ${status}.\n` };
}

function toText(reports: readonly OpenReport[]): string {
  if (reports.length === 0) return "No open reports.\n";
  return reports.map(toBlock).join("\n");
}

function toBlock(report: OpenReport): string {
  const { packId, sourceId, version, currentVersion } = report;
  const isOld = version === currentVersion ? "" : `, now ${currentVersion}`;
  return `── ${report.reportId}  ${report.reportedAt.toISOString()}
   ${packId} ${sourceId}, version ${version}${isOld}
   question: ${oneLine(report.stem)}
   message:  ${oneLine(report.message)}
`;
}

/** A player's text must not look like another line, nor move the cursor of a terminal. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, " ");
}
