import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { expect, it, vi } from "vitest";
import { createApp, type AppOptions } from "../app.ts";
import type { CallResult } from "./call-result.ts";
import { createCrowd } from "../net/crowd.ts";
import { createMetrics } from "./metrics.ts";
import { createSigner } from "../ports/signer.ts";

const OK: CallResult = {
  status: 200,
  body: { error: false, data: null },
  retryAfterSeconds: null,
  playerId: null,
};

async function start(options: Partial<AppOptions>) {
  const app = await createApp({
    core: async () => OK,
    metrics: createMetrics(),
    appName: "Crosscheck",
    isReady: async () => true,
    trustedProxies: 0,
    resultKey: createSigner("a secret of the tests").publicKey,
    metricsToken: null,
    log: () => undefined,
    ...options,
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo; // a TCP server has one
  const call = (body = "{}") =>
    fetch(`http://127.0.0.1:${port}/api/get_languages`, {
      method: "POST",
      body,
      headers: { "content-type": "application/json" },
    });
  return { app, port, call };
}

/** Sends raw text and gives all that comes until the server ends the connection. */
async function untilClosed(port: number, text: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let got = "";
  socket.on("data", (part: Buffer) => (got += part.toString())).on("error", () => undefined);
  socket.write(text);
  await once(socket, "close");
  return got;
}

it("turns calls away above what fits, with when to come again, and answers /healthz all the while", async () => {
  const begun: string[] = [];
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const { app, port, call } = await start({
    calls: createCrowd({ least: 3, most: 3 }),
    core: async ({ action }) => {
      begun.push(action);
      await ended;
      return OK;
    },
  });
  const inHand = [call(), call(), call()];
  await vi.waitFor(() => expect(begun).toHaveLength(3), { interval: 5 });
  const away = await call();
  expect([away.status, away.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(await away.json()).toMatchObject({ error: true, message: "222", retry_after_seconds: 2 });
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);

  // Before its body: only the headers of this one were ever sent.
  const head =
    "POST /api/get_languages HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: 9\r\n\r\n";
  expect(await untilClosed(port, head)).toMatch(/^HTTP\/1\.1 503 /);
  expect(begun).toHaveLength(3);
  end();
  expect((await Promise.all(inHand)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await call()).status).toBe(200);
  await app.close();
});

it("gives headers less time than bodies, and bodies no more than they need", async () => {
  const { app } = await start({});
  expect(app.server.headersTimeout).toBeGreaterThan(0);
  expect(app.server.headersTimeout).toBeLessThan(app.server.requestTimeout);
  expect(app.server.requestTimeout).toBeLessThanOrEqual(15_000);
  await app.close();
});

it.each([
  ["headers", "POST /api/get_languages HTTP/1.1\r\nhost: a\r\ncontent-le"],
  ["body", "POST /api/get_languages HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n{"],
])("does not wait for the rest of %s that never comes", async (_what, text) => {
  const { app, port } = await start({ patience: { headersMs: 60, requestMs: 120, checkMs: 20 } });
  expect(await untilClosed(port, text)).toMatch(/^HTTP\/1\.1 408 /);
  await app.close();
});

it("ends connections with their answers and is not ready while it stops", async () => {
  let isStopping = false;
  const { app, port, call } = await start({ isStopping: () => isStopping });
  expect((await call()).headers.get("connection")).toBe("keep-alive");
  isStopping = true;
  const answer = await call();
  expect([answer.status, answer.headers.get("connection")]).toEqual([200, "close"]);
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(503);
  await app.close();
});

it("keeps its room for calls that are there while a hundred connections hold back their bodies", async () => {
  const { app, port, call } = await start({ calls: createCrowd({ least: 2, most: 2 }) });
  const slow = Array.from({ length: 100 }, () => connect(port, "127.0.0.1").on("error", () => undefined));
  await Promise.all(slow.map((socket) => once(socket, "connect")));
  const head = "POST /api/get_languages HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n{";
  await Promise.all(slow.map((socket) => new Promise((resolve) => socket.write(head, resolve))));
  expect([(await call()).status, (await call()).status]).toEqual([200, 200]);
  for (const socket of slow) socket.destroy();
  await app.close();
});
