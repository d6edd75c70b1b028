import { expect, it } from "vitest";
import { createApp } from "../app.ts";
import { createMetrics } from "./metrics.ts";
import { createSigner } from "../ports/signer.ts";

const TOKEN = "a-token-of-some-length";

it.each([
  ["this machine", {}, {}, 200],
  ["this machine by its other name", {}, { host: "[::1]:3000" }, 200],
  ["this machine, with a proxy on it", { isBehindProxy: true }, {}, 404],
  ["this machine, with trusted proxies", { trustedProxies: 1 }, {}, 404],
  ["a page of somebody else whose name leads here", {}, { host: "evil.example" }, 404],
  ["a proxy that says for whom it asks", {}, { "x-forwarded-for": "198.51.100.7" }, 404],
  [
    "whoever has the token",
    { isBehindProxy: true, metricsToken: TOKEN },
    { authorization: `Bearer ${TOKEN}` },
    200,
  ],
  ["whoever has it not", { metricsToken: TOKEN }, {}, 404],
])("/metrics answers %s", async (_case, options, headers, status) => {
  const app = await createApp({
    core: () => Promise.reject(new Error("no call is made here")),
    metrics: createMetrics(),
    appName: "Crosscheck",
    isReady: async () => true,
    trustedProxies: 0,
    resultKey: createSigner("a secret of the tests").publicKey,
    metricsToken: null,
    log: () => undefined,
    ...options,
  });
  const answer = await app.inject({ url: "/metrics", headers: { host: "127.0.0.1:3000", ...headers } });
  expect(answer.statusCode).toBe(status);
  await app.close();
});
