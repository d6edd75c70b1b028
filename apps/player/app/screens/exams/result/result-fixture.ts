import { inSeconds } from "../../../play/play-fixture.tsx";
import type { ResultDetail, SittingResult } from "./exam-result.ts";

export const EXAM_ID = "00000000-0000-4000-8000-0000000000e1";
export const ATTEMPT_ID = "00000000-0000-4000-8000-0000000000a1";

type Section = ResultDetail["sections"][number];

export function sectionOf(section: string, name: string, change: Partial<Section> = {}): Section {
  return {
    section,
    name: { en: name, ar: `${name} ar` },
    correct: 8,
    total: 10,
    marks: 16,
    max_marks: 20,
    percent: 80,
    pass_percent: null,
    passed: null,
    ...change,
  };
}

export const DETAIL: ResultDetail = {
  questions: 22,
  correct: 16,
  wrong: 3,
  blank: 1,
  unscored: 2,
  pass_percent: 75,
  sections: [
    sectionOf("law", "Air law", { pass_percent: 60, passed: true }),
    sectionOf("met", "Weather", { percent: 77.5, marks: 15.5 }),
  ],
  statistics: [
    { marks: 1, correct: 7, wrong: 2, blank: 1 },
    { marks: 3, correct: 9, wrong: 1, blank: 0 },
  ],
  objectives: [
    { code: "010.05", titles: { en: "Rules of the air", ar: "قواعد الجو" }, correct: 7, total: 8 },
    { code: "050.01", titles: {}, correct: 9, total: 12 },
  ],
  before_regrade: null,
};

/** A released result; `change` makes another one of it. */
export function resultOf(change: Partial<SittingResult> = {}): SittingResult {
  const handedInAt = inSeconds(-3_600);
  const marks = { obtained_marks: 31.5, percent: 78.75, passed: true, total_marks: 40 };
  return {
    exam: {
      id: EXAM_ID,
      title: "Spring exam",
      licence: "PPL(A)",
      subject: "Air law and weather",
      language: "en",
      state: "open",
      starts_at: inSeconds(-7_200),
      ends_at: inSeconds(7_200),
      duration_minutes: 60,
      no_of_que: 22,
      total_marks: 40,
      has_key: true,
      pass_rule: { percent: 75, sections: [] },
      answer_again: true,
      exam_status: 3,
      review_available_at: null,
      result: null,
    },
    ...marks,
    attempt_id: ATTEMPT_ID,
    state: "released",
    available_at: null,
    handed_in_at: handedInAt,
    duration_seconds: 1_865,
    answered: 21,
    detail: DETAIL,
    watch: {
      policy: "end",
      warnings: 0,
      limit_seconds: 5,
      ended_by_absence: false,
      absences: 1,
      too_long: 0,
    },
    timeline: [{ kind: "away", at: inSeconds(-4_000), lasted_seconds: 3.2, too_long: false }],
    end_reason: null,
    void_reason: null,
    may_repeat: false,
    decision: null,
    can_review: false,
    report: null,
    ...change,
  };
}

/** One that is kept back until `availableAt`; null: until the examiner releases it. */
export function hiddenResult(availableAt: string | null, change: Partial<SittingResult> = {}): SittingResult {
  return resultOf({
    state: "hidden",
    obtained_marks: null,
    percent: null,
    passed: null,
    available_at: availableAt,
    detail: null,
    ...change,
  });
}
