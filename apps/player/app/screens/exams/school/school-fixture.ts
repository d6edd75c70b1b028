import { noteServerTime } from "../../../state/server-clock.ts";
import type { ExamRow, SchoolExam } from "./exam-phase.ts";

export const EXAM_ID = "00000000-0000-4000-8000-0000000000f1";
export const SITTING_ID = "00000000-0000-4000-8000-0000000000f2";

/** The clock of this device is three hours behind the server's in these tests. */
export const SKEW_MS = 3 * 3_600_000;

let turns = 0;

/** Sets how far the server's clock is ahead of this device's; other tests share the page and want it back at 0. */
export function setServerClock(skewMs: number): void {
  const now = Date.now();
  // As if the device's clock had been set meanwhile: what was measured before counts no more.
  turns += 1;
  const steadyMs = performance.now() - turns * 10_000;
  noteServerTime(new Date(now + skewMs).toISOString(), { sentAtMs: now, receivedAtMs: now, steadyMs });
}

/** An instant so many minutes after the server's now. */
export function inMinutes(minutes: number): string {
  return new Date(Date.now() + SKEW_MS + minutes * 60_000).toISOString();
}

/** An open exam without a key that nobody has entered. */
export function rowOf(change: Partial<ExamRow> = {}): ExamRow {
  return {
    id: EXAM_ID,
    title: "Air law, final",
    licence: "PPL(A)",
    subject: "Air law",
    language: "en",
    state: "open",
    starts_at: inMinutes(-30),
    ends_at: inMinutes(120),
    duration_minutes: 45,
    no_of_que: 20,
    total_marks: 20,
    has_key: false,
    pass_rule: { percent: 75, sections: [] },
    answer_again: true,
    exam_status: 1,
    review_available_at: null,
    result: null,
    attempt_id: null,
    sitting_ends_at: null,
    result_available_at: null,
    server_time: inMinutes(0),
    ...change,
  };
}

/** The same with everything its own page tells. */
export function examOf(change: Partial<SchoolExam> = {}): SchoolExam {
  return {
    ...rowOf(),
    instructions: { en: "<p>Bring your <strong>licence</strong>.</p>" },
    rules: {},
    sections: [],
    marks: { right: 1, wrong: 0, blank: 0, partial: false },
    forward_only: false,
    result_release: "hand_in",
    review: "release",
    away: { policy: "end", warnings: 0, limit_seconds: 5 },
    time_factor: 1,
    entered_at: null,
    ...change,
  };
}

const HANDED_IN = { handed_in_at: inMinutes(-10), total_marks: 20 };

/** What a row says of a sitting that is handed in. */
export const RESULTS = {
  hidden: { ...HANDED_IN, state: "hidden", obtained_marks: null, percent: null, passed: null },
  passed: { ...HANDED_IN, state: "released", obtained_marks: 17, percent: 85, passed: true },
  not_passed: { ...HANDED_IN, state: "released", obtained_marks: 10, percent: 50, passed: false },
  voided: { ...HANDED_IN, state: "voided", obtained_marks: null, percent: null, passed: null },
} as const satisfies Readonly<Record<string, ExamRow["result"]>>;
