import type { ExamReport } from "@crosscheck/rules/exams/exam-report";

/** A passed exam with two sections, as tests start from. */
export const SAMPLE_REPORT: ExamReport = {
  kind: "crosscheck-exam-result",
  version: 1,
  code: "7K3M-Q2XA-9TRD",
  issuer: { name: "Blue Sky Flight School", url: "https://exams.bluesky.example" },
  exam: {
    id: "0192f3a0-5d5b-7c3e-9a53-6a1f0c9d2b11",
    title: "Air law and communications, autumn 2026",
    language: "en",
    subject: "PPL(A), 010 Air law",
  },
  candidate: "Amelia Sørensen",
  openedAt: "2026-11-23T09:00:04.000Z",
  finishedAt: "2026-11-23T09:41:32.000Z",
  durationSeconds: 2_488,
  questions: { total: 44, correct: 34, wrong: 8, blank: 2, unscored: 2 },
  marks: 34,
  maxMarks: 42,
  percent: 80.95,
  passPercent: 75,
  passed: true,
  whyNot: null,
  sections: [
    { name: "Air law", marks: 22, maxMarks: 28, percent: 78.57, passPercent: 75, passed: true },
    { name: "Communications", marks: 12, maxMarks: 14, percent: 85.71, passPercent: null, passed: null },
  ],
  objectives: [
    {
      code: "010.01",
      title: "International law: conventions, agreements and organisations",
      correct: 4,
      total: 5,
    },
    { code: "010.05", title: "Rules of the air", correct: 9, total: 11 },
    { code: "010.06", title: "Procedures for air navigation", correct: 9, total: 12 },
    { code: "090.02", title: "Definitions and abbreviations", correct: 6, total: 7 },
    { code: "090.04", title: "Distress and urgency", correct: 6, total: 7 },
  ],
  absences: { count: 1, tooLong: 0, endedByAbsence: false },
  decision: null,
  regradedFrom: null,
  issuedAt: "2026-11-23T12:00:00.000Z",
};
