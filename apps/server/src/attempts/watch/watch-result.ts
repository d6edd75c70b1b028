import type { OutputOf } from "@crosscheck/contract";
import type { reviewAttempt } from "@crosscheck/contract/actions/attempts";
import {
  AWAY_LIMIT_MS,
  isConnectionGap,
  readAway,
  readTimeline,
  type AwayRule,
  type AwayState,
  type TimelineEntry,
} from "@crosscheck/rules/exams/away";
import type { AttemptOutcome } from "../../calls/finish-effect.ts";
import type { Db } from "../../postgres/database.ts";
import type { Run } from "../engine/run.ts";
import { toInstant } from "../view/attempt-view.ts";
import { insertGap, listPageEvents, readWatched } from "./watch-queries.ts";

/**
 * How a watched run that ends now was left, for its result; nothing for another run. A silence until the end is noted.
 * Call inside the finish transaction.
 */
export async function closeWatch(tx: Db, run: Run, endMs: number): Promise<Pick<AttemptOutcome, "watch">> {
  const rule = run.rules.away;
  if (rule === undefined) return {};
  const log = await listPageEvents(tx, run);
  const { absences, endedAtMs } = readAway(log, rule, endMs);
  const silence = { fromMs: run.seenAtMs ?? run.openedAtMs, toMs: endMs };
  const isAway = absences.at(-1)?.toMs === null;
  if (!isAway && isConnectionGap(silence)) await insertGap(tx, run, silence);
  return { watch: toWatch(rule, { absences, endedAtMs }) };
}

/** How a paper was watched, and how often its page was away. */
export function toWatch(
  rule: AwayRule,
  { absences, endedAtMs }: Pick<AwayState, "absences" | "endedAtMs">,
): NonNullable<AttemptOutcome["watch"]> {
  return {
    policy: rule.policy,
    warnings: rule.warnings,
    limit_seconds: (AWAY_LIMIT_MS + rule.toleranceMs) / 1_000,
    ended_by_absence: endedAtMs !== null,
    absences: absences.length,
    too_long: absences.filter(({ isTooLong }) => isTooLong).length,
  };
}

type TimelineView = OutputOf<typeof reviewAttempt>["timeline"];

/** What happened around the questions of a finished run; empty where nobody looked. */
export async function viewTimeline(db: Db, run: Run): Promise<TimelineView> {
  const rule = run.rules.away;
  if (rule === undefined || run.finishedAtMs === null) return [];
  return toTimeline(readTimeline(await readWatched(db, run), rule, run.finishedAtMs));
}

export function toTimeline(timeline: readonly TimelineEntry[]): TimelineView {
  return timeline.map(({ kind, atMs, lastedMs, isTooLong }) => ({
    kind,
    at: toInstant(atMs),
    lasted_seconds: lastedMs === null ? null : lastedMs / 1_000,
    too_long: isTooLong,
  }));
}
