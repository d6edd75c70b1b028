import { createPublicKey, verify } from "node:crypto";
import type { ExamReport } from "@crosscheck/rules/exams/exam-report";
import { z } from "zod";
import type { PublicSigningKey } from "../ports/ports.ts";
import { fingerprintOf } from "../ports/signer.ts";
import { publicKeyShape, signedReportShape, type SignedReport } from "./report-shape.ts";
import { signedBytes } from "./sign-report.ts";

/**
 * `genuine`: unchanged since the holder of a trusted key signed it. `unchanged`: the same for the key that the file itself
 * brings, which anybody can make. `other_key`: unchanged, by a key that is not trusted. `altered`: the signature is of
 * another text. `no_report`: not such a file.
 */
export type ReportVerdict =
  | {
      readonly verdict: "genuine" | "unchanged" | "other_key" | "altered";
      readonly fingerprint: string;
      readonly report: ExamReport;
    }
  | { readonly verdict: "no_report" };

/**
 * Checks a signed result offline.
 *
 * @param trusted keys of the issuer from elsewhere than the file; null: none is known
 */
export function checkReport(file: unknown, trusted: readonly PublicSigningKey[] | null): ReportVerdict {
  const parsed = signedReportShape.safeParse(file);
  if (!parsed.success) return { verdict: "no_report" };
  const { report, public_key, key_id } = parsed.data;
  const fingerprint = fingerprintOf(public_key);
  const isIntact = key_id === fingerprint && isSignedBy(parsed.data, public_key);
  return { verdict: isIntact ? judge(public_key, trusted) : "altered", fingerprint, report };
}

function judge(key: PublicSigningKey, trusted: readonly PublicSigningKey[] | null) {
  if (trusted === null) return "unchanged";
  return trusted.some(({ x }) => x === key.x) ? "genuine" : "other_key";
}

function isSignedBy({ report, signature }: SignedReport, jwk: PublicSigningKey): boolean {
  try {
    const key = createPublicKey({ key: jwk, format: "jwk" });
    return verify(null, signedBytes(report), key, Buffer.from(signature, "base64url"));
  } catch {
    return false; // no point of the curve
  }
}

/** The keys for results in a set of keys (RFC 7517), or in one key alone; empty when there is none. */
export function readKeys(file: unknown): readonly PublicSigningKey[] {
  const set = z.object({ keys: z.array(z.unknown()) }).safeParse(file);
  return (set.data?.keys ?? [file]).flatMap((key) => {
    const parsed = publicKeyShape.safeParse(key);
    return parsed.success ? [parsed.data] : [];
  });
}
