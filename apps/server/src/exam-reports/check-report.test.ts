import { createPublicKey, generateKeyPairSync, verify } from "node:crypto";
import type { ExamReport } from "@crosscheck/rules/exams/exam-report";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSigner, fingerprintOf } from "../ports/signer.ts";
import { checkReport, readKeys } from "./check-report.ts";
import { SAMPLE_REPORT } from "./report-fixture.ts";
import { signReport } from "./sign-report.ts";

const signer = createSigner("a secret of this installation");
const trusted = [signer.publicKey];
const signed = signReport(signer, SAMPLE_REPORT);
const verdictOf = (file: unknown, keys: Parameters<typeof checkReport>[1] = trusted) =>
  checkReport(file, keys).verdict;

describe("a signed result", () => {
  it("is genuine for who has the issuer's key, and only unchanged for who has none", () => {
    expect(checkReport(signed, trusted)).toEqual({
      verdict: "genuine",
      fingerprint: signed.key_id,
      report: SAMPLE_REPORT,
    });
    expect(verdictOf(signed, null)).toBe("unchanged");
    expect(verdictOf(signed, [createSigner("another secret").publicKey])).toBe("other_key");
  });

  it("stays so in any order of fields and with any white space, and is signed alike each time", () => {
    const turned = Object.fromEntries(Object.entries(SAMPLE_REPORT).toReversed()) as ExamReport; // same fields
    const copy = JSON.parse(JSON.stringify({ ...signed, report: turned }, null, 7)) as unknown;
    expect(verdictOf(copy)).toBe("genuine");
    expect(signReport(signer, turned).signature).toBe(signed.signature);
  });

  it("is checked by any program that knows RFC 8785 and Ed25519", () => {
    const sorted = JSON.stringify(sortKeys(signed.report));
    const key = createPublicKey({ key: signed.public_key, format: "jwk" });
    expect(verify(null, Buffer.from(sorted), key, Buffer.from(signed.signature, "base64url"))).toBe(true);
  });

  it("is altered once any value differs", () => {
    const leaves = leavesOf(signed.report);
    expect(leaves.length).toBeGreaterThan(60);
    for (const path of leaves) {
      const verdict = verdictOf({ ...signed, report: changeAt(signed.report, path) });
      expect([path, verdict === "altered" || verdict === "no_report"]).toEqual([path, true]);
    }
    fc.assert(
      fc.property(fc.string(), fc.nat({ max: 100 }), (candidate, percent) => {
        if (candidate === SAMPLE_REPORT.candidate && percent === SAMPLE_REPORT.percent) return;
        const report = { ...signed.report, candidate, percent };
        expect(verdictOf({ ...signed, report })).toBe("altered");
      }),
    );
  });

  it("is altered with a signature, a key or a name of a key that is not its own", () => {
    const forger = createSigner("a forger's own secret");
    const forged = signReport(forger, { ...SAMPLE_REPORT, percent: 100 });
    expect(verdictOf(forged)).toBe("other_key");
    expect(verdictOf({ ...forged, public_key: signed.public_key, key_id: signed.key_id })).toBe("altered");
    expect(verdictOf({ ...forged, key_id: signed.key_id })).toBe("altered");
    expect(verdictOf({ ...signed, signature: forged.signature })).toBe("altered");
    expect(verdictOf({ ...signed, signature: "A".repeat(86) })).toBe("altered");
    expect(verdictOf({ ...signed, public_key: { ...signed.public_key, x: "_".repeat(43) } })).toBe("altered");
  });

  it.each([
    ["nothing", null],
    ["a text", "crosscheck"],
    ["the report alone", SAMPLE_REPORT],
    ["more than a result", { ...signed, note: "passed with distinction" }],
    ["a report with more to it", { ...signed, report: { ...SAMPLE_REPORT, honours: true } }],
    ["another version", { ...signed, report: { ...SAMPLE_REPORT, version: 2 } }],
    ["another algorithm", { ...signed, algorithm: "none" }],
  ])("is not %s", (_what, file) => {
    expect(verdictOf(file)).toBe("no_report");
  });
});

it("keeps its key for a secret, apart from other uses of the secret", () => {
  const { publicKey } = generateKeyPairSync("ed25519");
  const { x = "" } = publicKey.export({ format: "jwk" });
  expect(createSigner("a secret of this installation").publicKey).toEqual(signer.publicKey);
  expect(createSigner("a secret of this installation ").publicKey).not.toEqual(signer.publicKey);
  expect(fingerprintOf({ kty: "OKP", crv: "Ed25519", x })).toMatch(/^[\w-]{43}$/);
  // RFC 8037, appendix A.3
  const known = { kty: "OKP", crv: "Ed25519", x: "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo" } as const;
  expect(fingerprintOf(known)).toBe("kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k");
});

it("reads keys out of a set or a key alone, and leaves others out", () => {
  const { publicKey } = signer;
  const rsa = { kty: "RSA", n: "AQAB", e: "AQAB" };
  expect(readKeys({ keys: [rsa, { ...publicKey, kid: "one", use: "sig" }] })).toEqual([publicKey]);
  expect(readKeys({ ...publicKey, kid: "one" })).toEqual([publicKey]);
  for (const none of [null, "key", rsa, { keys: [] }, { keys: "none" }]) expect(readKeys(none)).toEqual([]);
});

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== "object" || value === null) return value;
  const sorted = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, inner]) => [key, sortKeys(inner)]));
}

function leavesOf(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

function changeAt(value: unknown, [key, ...path]: readonly string[]): unknown {
  if (key === undefined) return typeof value === "number" ? value + 1 : `${String(value)}.`;
  if (Array.isArray(value))
    return value.map((inner, index) => (String(index) === key ? changeAt(inner, path) : inner));
  const record = value as Readonly<Record<string, unknown>>; // `leavesOf` has found a key in it
  return { ...record, [key]: changeAt(record[key], path) };
}
