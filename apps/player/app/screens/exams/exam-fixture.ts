import type { FinishedMock, MockPreset, MockRecord } from "../../study/mock-queries.ts";

/** A paper of the United Kingdom whose bank is full. */
export function presetOf(change: Partial<MockPreset> = {}): MockPreset {
  return {
    preset_id: "uk-caa-ppl-a-010",
    authority: {
      code: "UK CAA",
      name: { en: "United Kingdom Civil Aviation Authority", ar: "هيئة الطيران المدني" },
    },
    licence: { code: "PPL(A)", name: { en: "Private pilot, aeroplanes", ar: "طيار خاص، طائرات" } },
    subject: { code: "010", name: { en: "Air law", ar: "القانون الجوي" } },
    questions: 16,
    minutes: 35,
    pass_percent: 75,
    options_per_item: 4,
    marks_right: 1,
    marks_wrong: 0,
    marks_blank: 0,
    aids: [{ en: "Ruler", ar: "مسطرة" }],
    sections: [],
    source: "UK CAA e-examinations",
    checked_on: "2026-05-01",
    effective_from: null,
    confidence: "authority_page",
    is_outdated: false,
    draws_from: [{ slug: "air-law", name: "Air law" }],
    lengths: [
      { length: "full", wanted_questions: 16, questions: 16, total_seconds: 2_100, language: "en" },
      { length: "half", wanted_questions: 8, questions: 8, total_seconds: 1_050, language: "en" },
      { length: "quarter", wanted_questions: 4, questions: 4, total_seconds: 525, language: "en" },
    ],
    is_locked: false,
    open_attempt_id: null,
    ...change,
  };
}

export const PRESETS = {
  law: presetOf(),
  weather: presetOf({
    preset_id: "uk-caa-ppl-a-050",
    subject: { code: "050", name: { en: "Meteorology", ar: "الأرصاد الجوية" } },
  }),
  atpl: presetOf({
    preset_id: "easa-atpl-a-010",
    authority: { code: "EASA", name: { en: "European Union Aviation Safety Agency", ar: "الوكالة" } },
    licence: { code: "ATPL(A)", name: { en: "Airline transport pilot", ar: "طيار نقل جوي" } },
    questions: 44,
    minutes: 60,
    lengths: [{ length: "full", wanted_questions: 44, questions: 20, total_seconds: 1_636, language: "en" }],
  }),
  module: presetOf({
    preset_id: "easa-part-66-m1",
    authority: { code: "EASA", name: { en: "European Union Aviation Safety Agency", ar: "الوكالة" } },
    licence: { code: "Part-66", name: { en: "Aircraft maintenance licence", ar: "إجازة صيانة" } },
    subject: { code: "M1", name: { en: "Mathematics", ar: "الرياضيات" } },
    aids: null,
    options_per_item: null,
    draws_from: [],
    lengths: [{ length: "full", wanted_questions: 16, questions: 0, total_seconds: 0, language: null }],
  }),
} as const;

export const ATTEMPT_ID = "00000000-0000-4000-8000-0000000000e1";

export function mockOf(change: Partial<FinishedMock> = {}): FinishedMock {
  return {
    attempt_id: ATTEMPT_ID,
    preset_id: PRESETS.law.preset_id,
    title: "Air law",
    length: "full",
    finished_at: "2026-05-03T10:00:00.000Z",
    duration_seconds: 1_500,
    questions: 16,
    real_questions: 16,
    correct: 13,
    percent: 81.25,
    pass_percent: 75,
    passed: true,
    ...change,
  };
}

/** Two mocks of air law, the second one passed. */
export const RECORD: MockRecord = {
  preset_id: PRESETS.law.preset_id,
  title: "Air law",
  mocks: 2,
  passed: 1,
  best_percent: 81.25,
  last_percent: 81.25,
  change: 18.75,
  trend: [
    {
      attempt_id: "00000000-0000-4000-8000-0000000000e0",
      finished_at: "2026-05-01T10:00:00.000Z",
      length: "full",
      percent: 62.5,
      passed: false,
    },
    {
      attempt_id: ATTEMPT_ID,
      finished_at: "2026-05-03T10:00:00.000Z",
      length: "full",
      percent: 81.25,
      passed: true,
    },
  ],
};
