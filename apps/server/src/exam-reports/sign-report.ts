import type { ExamReport } from "@crosscheck/rules/exams/exam-report";
import canonicalize from "canonicalize";
import { fingerprintOf } from "../ports/signer.ts";
import type { Signer } from "../ports/ports.ts";
import { signedReportShape, type SignedReport } from "./report-shape.ts";

/** A result as the file that anybody can check without asking us: `npm run verify -- <file>`. */
export function signReport(signer: Signer, report: ExamReport): SignedReport {
  const { publicKey } = signer;
  return signedReportShape.parse({
    report,
    algorithm: "EdDSA",
    key_id: fingerprintOf(publicKey),
    public_key: publicKey,
    signature: Buffer.from(signer.sign(signedBytes(report))).toString("base64url"),
  });
}

/** What is signed: one spelling for every order of keys and every white space (RFC 8785). */
export function signedBytes(report: ExamReport): Uint8Array {
  const text = canonicalize(report);
  if (text === undefined) throw new Error("A report is an object and has a canonical form");
  return Buffer.from(text);
}
