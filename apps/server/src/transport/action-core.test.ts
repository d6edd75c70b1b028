import { expect, it } from "vitest";
import type { Handlers } from "../handle.ts";
import type { Db } from "../postgres/database.ts";
import type { Ports } from "../ports/ports.ts";
import { DEFAULT_SETTINGS } from "../settings/settings.ts";
import { createActionCore } from "./action-core.ts";
import { createRateLimiter } from "./rate-limiter.ts";

it("asks nobody about the tokens of an address that sent too many unknown ones", async () => {
  let nowMs = 1_000_000;
  let asked = 0;
  const core = createActionCore({
    handlers: {} as Handlers, // nobody gets so far
    db: {} as Db,
    ports: { clock: { nowMs: () => nowMs } } as Ports,
    settings: async () => DEFAULT_SETTINGS,
    authenticate: async () => {
      asked += 1;
      return null;
    },
    limit: createRateLimiter(),
    checkOutput: true,
    onBug: (error) => {
      throw error;
    },
    countContradiction: () => undefined,
  });
  const call = (token: string, address: string) =>
    core({
      action: "get_user_by_id",
      authorization: `Bearer ${token}`,
      contentType: undefined,
      body: new Uint8Array(),
      address,
      userAgent: "",
    });
  for (let guess = 0; guess < 1_000; guess += 1) await call(`guess-${guess}`, "192.0.2.1");
  expect(asked).toBe(601);
  expect(await call("one-more", "192.0.2.1")).toMatchObject({ status: 429, retryAfterSeconds: 1 });
  expect((await call("elsewhere", "192.0.2.2")).status).toBe(401);
  expect(asked).toBe(602);
  nowMs += 60_000;
  expect((await call("later", "192.0.2.1")).status).toBe(401);
});
