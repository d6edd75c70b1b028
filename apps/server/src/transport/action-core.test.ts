import { expect, it } from "vitest";
import type { Handlers } from "../calls/handle.ts";
import type { Db } from "../postgres/database.ts";
import type { Ports } from "../ports/ports.ts";
import { DEFAULT_SETTINGS } from "../settings/settings.ts";
import { createActionCore, type ActionCoreOptions } from "./action-core.ts";
import { createRateLimiter } from "../net/rate-limiter.ts";

const options: ActionCoreOptions = {
  handlers: {} as Handlers, // nobody gets so far
  db: {} as Db,
  ports: { clock: { nowMs: () => 1_000_000 } } as Ports,
  settings: async () => DEFAULT_SETTINGS,
  effects: [],
  authenticate: () => null,
  limit: () => null,
  checkOutput: true,
  onBug: (error) => {
    throw error;
  },
  countContradiction: () => undefined,
};
const visit = {
  action: "get_user_by_id",
  authorization: undefined,
  contentType: undefined,
  body: new Uint8Array(),
  address: "192.0.2.1",
  userAgent: "",
};

it.each([
  ["Bearer abc", "abc"],
  ["bEARER a b", "a b"],
  ["Bearer", ""],
  ["Basic abc", ""],
  ["xBearer abc", ""],
])("reads whose call it is from %j", async (authorization, token) => {
  const asked: string[] = [];
  const authenticate = (bearer: string) => {
    asked.push(bearer);
    return null;
  };
  const { status } = await createActionCore({ ...options, authenticate })({ ...visit, authorization });
  expect([status, asked]).toEqual([401, [token]]);
});

it("asks about nobody when no bearer was sent", async () => {
  const authenticate = () => expect.fail("asked");
  expect((await createActionCore({ ...options, authenticate })(visit)).status).toBe(401);
});

it("knows no action by a name that every object has", async () => {
  expect((await createActionCore(options)({ ...visit, action: "constructor" })).status).toBe(404);
});

it("asks nobody about the tokens of an address that sent too many unknown ones", async () => {
  let nowMs = 1_000_000;
  let asked = 0;
  const core = createActionCore({
    ...options,
    ports: { clock: { nowMs: () => nowMs } } as Ports,
    limit: createRateLimiter(),
    authenticate: async () => {
      asked += 1;
      return null;
    },
  });
  const call = (token: string, address: string) =>
    core({ ...visit, authorization: `Bearer ${token}`, address });
  for (let guess = 0; guess < 1_000; guess += 1) await call(`guess-${guess}`, "192.0.2.1");
  expect(asked).toBe(601);
  expect(await call("one-more", "192.0.2.1")).toMatchObject({ status: 429, retryAfterSeconds: 1 });
  expect((await call("elsewhere", "192.0.2.2")).status).toBe(401);
  expect(asked).toBe(602);
  nowMs += 60_000;
  expect((await call("later", "192.0.2.1")).status).toBe(401);
});

it("lets no unknown token in through the calls that visitors may make", async () => {
  let asked = 0;
  const core = createActionCore({
    ...options,
    limit: createRateLimiter(),
    authenticate: () => {
      asked += 1;
      return null;
    },
    // Nobody gets further than the fields.
    handlers: {} as Handlers,
  });
  const guess = { ...visit, action: "check_friend_code", authorization: "Bearer guess" };
  for (let round = 0; round < 1_000; round += 1) await core(guess);
  expect(asked).toBe(601);
});

it("lets a known token pass the door that strangers of its address have closed", async () => {
  const core = createActionCore({
    ...options,
    limit: createRateLimiter(),
    authenticate: (bearer) =>
      bearer === "known"
        ? {
            kind: "player",
            playerId: "ann",
            deviceId: "phone",
            signedInAtMs: 0,
            alsoDefaultLanguage: false,
            pageLanguage: null,
          }
        : null,
    isKnown: (bearer) => bearer === "known",
  });
  // Not a form: refused after the door and the limits, before the handler.
  const unread = { contentType: "text/plain", body: new Uint8Array(1) };
  const call = (token: string) => core({ ...visit, ...unread, authorization: `Bearer ${token}` });
  for (let guess = 0; guess < 1_000; guess += 1) await call(`guess-${guess}`);
  expect([(await call("stranger")).status, (await call("known")).status]).toEqual([429, 415]);
});

it("lets a class prove who they are behind an address that strangers have used up", async () => {
  const proof = {
    issuer: "school",
    email: null,
    emailVerified: false,
    mobile: null,
    name: null,
    picture: null,
    type: "social" as const,
    issuedAtMs: 0,
    expiresAtMs: 2_000_000,
  };
  const identity = {
    verify: async (token: string) =>
      token.startsWith("pupil") ? { ...proof, subject: token, proofId: token } : null,
    nowMs: () => 0,
  };
  const core = createActionCore({
    ...options,
    ports: { ...options.ports, identity },
    limit: createRateLimiter(),
  });
  const statusOf = async (token: string) => {
    const call = { ...visit, action: "user_signup", authorization: `Bearer ${token}` };
    // Not a form: refused after the door and the limits, before the handler.
    return (await core({ ...call, contentType: "text/plain", body: new Uint8Array(1) })).status;
  };
  for (let guess = 0; guess < 1_000; guess += 1) await statusOf(`forged-${guess}`);
  expect(await statusOf("forged-again")).toBe(429);
  const pupils = await Promise.all(Array.from({ length: 60 }, (_, number) => statusOf(`pupil-${number}`)));
  expect(new Set(pupils)).toEqual(new Set([415]));
});
