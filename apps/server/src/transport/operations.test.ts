import { ACTIONS } from "@crosscheck/contract";
import { createTestApp } from "@crosscheck/testkit/test-app";
import { expect, it } from "vitest";
import { fingerprintOf } from "../ports/signer.ts";

const { url, ports } = await createTestApp({ content: false });

it("/healthz says over HTTP that the process answers", async () => {
  const answer = await fetch(`${url}/healthz`);
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
});

it("/api/openapi.json is an OpenAPI 3.1 document of every action and of nothing else", async () => {
  const answer = await fetch(`${url}/api/openapi.json`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
  const document = (await answer.json()) as { readonly openapi: string; readonly paths: object }; // OpenAPI's shape
  expect(document.openapi).toMatch(/^3\.1\./);
  expect(Object.keys(document.paths).toSorted()).toEqual(
    Object.keys(ACTIONS)
      .map((name) => `/api/${name}`)
      .toSorted(),
  );
});

it("/.well-known/crosscheck-results.json is the public key of results, and no more of it", async () => {
  const answer = await fetch(`${url}/.well-known/crosscheck-results.json`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/jwk-set+json; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=3600");
  const key = ports.resultSigner.publicKey;
  expect(await answer.json()).toEqual({
    keys: [{ ...key, kid: fingerprintOf(key), use: "sig", alg: "EdDSA" }],
  });
});
