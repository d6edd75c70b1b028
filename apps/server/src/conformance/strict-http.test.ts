import { once } from "node:events";
import { connect } from "node:net";
import { createTestApp } from "@crosscheck/testkit/test-app";
import { expect, it } from "vitest";
import { createApp } from "../app.ts";
import { toFaultResult } from "../transport/call-result.ts";
import { createMetrics } from "../transport/metrics.ts";
import { createSigner } from "../ports/signer.ts";

const app = await createTestApp({ content: false });
const { host, port } = new URL(app.url);

/** Sends one request line as it is; the whole answer. */
async function sendLine(line: string, hostHeader = host): Promise<string> {
  const socket = connect(Number(port), "127.0.0.1");
  let got = "";
  socket.on("data", (part: Buffer) => (got += part.toString()));
  socket.write(`${line} HTTP/1.1\r\nhost: ${hostHeader}\r\nconnection: close\r\n\r\n`);
  await once(socket, "close");
  return got;
}

it.each([
  ["GET http://other/"],
  ["GET http://other.example/healthz"],
  ["POST https://other.example/api/get_languages"],
])("answers 400 to %s: no proxy lives here", async (line) => {
  expect(await sendLine(line)).toMatch(/^HTTP\/1\.1 400 [\s\S]*"message":"223"/);
});

it("takes its own address in full", async () => {
  expect(await sendLine(`GET http://${host}/healthz`)).toMatch(/^HTTP\/1\.1 200 /);
});

it.each(["/healthz", "/readyz", "/api/openapi.json", "/api/get_languages", "/api/nothing", "/nothing"])(
  "lets nothing run in the answer of %s",
  async (path) => {
    const answer = await fetch(app.url + path);
    expect(answer.headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  },
);

it.each([
  [true, "max-age=31536000"],
  [false, undefined],
])("asks for TLS only where players have it (%s)", async (isSecure, header) => {
  const service = await createApp({
    core: async () => toFaultResult("internal_error"),
    metrics: createMetrics(),
    appName: "Crosscheck",
    isReady: async () => true,
    trustedProxies: 0,
    resultKey: createSigner("a secret of the tests").publicKey,
    metricsToken: null,
    isSecure,
    log: () => undefined,
  });
  const answer = await service.inject("/healthz");
  expect(answer.headers["strict-transport-security"]).toBe(header);
  await service.close();
});
