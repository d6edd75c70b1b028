import type { ExamReport } from "@crosscheck/rules/exams/exam-report";
import { z } from "zod";

const text = z.string();
const count = z.int().min(0);
const percent = z.number().min(0).max(100);
const marks = z.number();

/** The form of a result, strictly: what it does not name could say something that nobody reads. */
const reportShape = z.strictObject({
  kind: z.literal("crosscheck-exam-result"),
  version: z.literal(1),
  code: text,
  issuer: z.strictObject({ name: text, url: text }),
  exam: z.strictObject({ id: text, title: text, language: text, subject: text.nullable() }),
  candidate: text,
  openedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  durationSeconds: z.number().min(0),
  questions: z.strictObject({
    total: count,
    correct: count,
    wrong: count,
    blank: count,
    unscored: count,
  }),
  marks,
  maxMarks: marks,
  percent,
  passPercent: percent,
  passed: z.boolean(),
  whyNot: z.strictObject({ overall: z.boolean(), sections: z.array(text) }).nullable(),
  sections: z.array(
    z.strictObject({
      name: text,
      marks,
      maxMarks: marks,
      percent,
      passPercent: percent.nullable(),
      passed: z.boolean().nullable(),
    }),
  ),
  objectives: z.array(z.strictObject({ code: text, title: text, correct: count, total: count })),
  absences: z.strictObject({ count, tooLong: count, endedByAbsence: z.boolean() }),
  decision: text.nullable(),
  regradedFrom: z.strictObject({ marks, percent, passed: z.boolean() }).nullable(),
  issuedAt: z.iso.datetime(),
}) satisfies z.ZodType<ExamReport>;

/** A public key; what else a JWK says of itself, such as its use, is left out. */
export const publicKeyShape = z.object({
  kty: z.literal("OKP"),
  crv: z.literal("Ed25519"),
  x: z.base64url().length(43),
});

/** A signed result as it is handed over. */
export const signedReportShape = z.strictObject({
  report: reportShape,
  algorithm: z.literal("EdDSA"),
  /** Hash of the public key (RFC 7638). */
  key_id: z.string(),
  public_key: publicKeyShape.strict(),
  /** Over the canonical JSON (RFC 8785) of `report`; base64url of 64 bytes. */
  signature: z.base64url().length(86),
});

export type SignedReport = z.output<typeof signedReportShape>;
