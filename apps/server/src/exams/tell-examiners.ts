import { AWAY_LIMIT_MS, isViolation, readAway, readTimeline } from "@crosscheck/rules/exams/away";
import { findRun } from "../attempts/engine/run-queries.ts";
import { isOver, type Run } from "../attempts/engine/run.ts";
import { readWatched } from "../attempts/watch/watch-queries.ts";
import type { MailPort } from "../ports/ports.ts";
import type { Db } from "../postgres/database.ts";
import { inTransaction } from "../postgres/in-transaction.ts";
import type { Settings } from "../settings/settings.ts";
import { findExam } from "./exam-queries.ts";
import { storeViolationNotices } from "./operator-notice-queries.ts";
import { listExaminers, listToLookAt, noteLooked } from "./sitting-queries.ts";

/** An absence is known to be too long only so long after the page told of it. */
const SLACK_MS = AWAY_LIMIT_MS + 120_000 + 5_000;

export type TellContext = {
  readonly db: Db;
  readonly nowMs: number;
  readonly settings: Settings;
  readonly mail: MailPort;
  readonly onBug: (error: unknown, sitting: { readonly examId: string; readonly playerId: string }) => void;
};

/**
 * Looks at what happened around sittings since the last time, and tells the exam's examiners of what is against the rules:
 * one notice per sitting, which grows with it, and one mail with the first violation.
 */
export async function tellExaminers(context: TellContext): Promise<void> {
  const { db, nowMs, onBug } = context;
  for (const sitting of await listToLookAt(db, { at: new Date(nowMs), slackMs: SLACK_MS })) {
    try {
      await lookAt(context, sitting);
    } catch (error) {
      onBug(error, sitting);
    }
  }
}

type Sitting = Awaited<ReturnType<typeof listToLookAt>>[number];

async function lookAt(context: TellContext, sitting: Sitting): Promise<void> {
  const { db, nowMs, settings, mail, onBug } = context;
  const run = await findRun(db, sitting);
  if (run === undefined) return;
  const violations = await countViolations(db, run, nowMs);
  const at = new Date(nowMs);
  const told = await inTransaction(db, async (tx) => {
    if (!(await noteLooked(tx, sitting, { violations, at }))) return null;
    const { examId, playerId, number } = sitting;
    const exam = await findExam(tx, examId);
    if (exam === undefined) return null;
    const examiners = await listExaminers(tx, examId);
    const params = { exam_id: examId, exam_title: exam.title, player_id: playerId, number, violations };
    const ids = examiners.map(({ operatorId }) => operatorId);
    await storeViolationNotices(tx, ids, { subject: `${examId} ${playerId} ${number}`, params, at });
    return { examiners, title: exam.title };
  });
  if (told === null || sitting.violations > 0) return;
  for (const { email } of told.examiners) {
    try {
      await mail.send({ to: email, ...mailOf(settings.appName, told.title) });
    } catch (error) {
      // The notice is there; the others get their mail.
      onBug(error, sitting);
    }
  }
}

/** What is against the rules in a run until now, or its end. */
async function countViolations(db: Db, run: Run, nowMs: number): Promise<number> {
  const rule = run.rules.away;
  if (rule === undefined) return 0;
  const watched = await readWatched(db, run);
  const { endedAtMs } = readAway(watched.log, rule, nowMs);
  const endMs = run.finishedAtMs ?? endedAtMs ?? (isOver(run, nowMs) ? run.expiresAtMs : nowMs);
  return readTimeline(watched, rule, endMs).filter(isViolation).length;
}

/** Names nobody: a mail may be read by others. */
function mailOf(appName: string, title: string): Omit<Parameters<MailPort["send"]>[0], "to"> {
  return {
    subject: `${appName}: a rule was broken in "${title}"`,
    text: [
      `In a sitting of the exam "${title}" something happened that its rules do not allow.`,
      "Please look at the list of sittings: the timeline tells what and when, and you can write down your decision.",
      "You get one mail for each candidate; the notice in the console is kept up to date.",
    ].join("\n\n"),
  };
}
