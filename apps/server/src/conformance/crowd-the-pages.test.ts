import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestDatabase } from "@crosscheck/testkit";
import { afterAll, expect, it } from "vitest";
import { systemClock } from "../ports/clock.ts";
import { createRandom } from "../ports/random.ts";
import { addPlayer, startProduct } from "./product-fixture.ts";
import { databaseUrlOf } from "../postgres/connection.ts";

/** Twice the five seconds that nobody in hand waits longer than. */
const LIMIT_MS = 10_000;
const READERS_OF_HOME = 100;
/** Each with an address that nobody else reads, so that each wants a rendering of its own. */
const READERS_APART = 300;
const STRANGERS = 200;
const READERS = READERS_OF_HOME + READERS_APART + STRANGERS;

const { db, connection } = await createTestDatabase({ content: true });
const dataFolder = await mkdtemp(join(tmpdir(), "crosscheck-crowd-"));
const product = await startProduct(dataFolder, databaseUrlOf(connection));
const token = await addPlayer(db, createRandom(systemClock), "Caller");
const crowdAgent = new Agent({ keepAlive: true, maxFreeSockets: READERS });
const ownAgent = new Agent({ keepAlive: true });

afterAll(async () => {
  crowdAgent.destroy();
  ownAgent.destroy();
  await product.end("SIGKILL");
  await rm(dataFolder, { recursive: true, force: true });
});

type Asked = { readonly status: number; readonly retryAfter: number; readonly waitedMs: number };

type Ask = { readonly path: string; readonly method?: "GET" | "POST"; readonly agent?: Agent };

/** Rejects for a connection that ends without an answer. */
function ask({ path, method = "GET", agent = ownAgent }: Ask): Promise<Asked> {
  const startedAtMs = performance.now();
  const headers = method === "POST" ? { authorization: `Bearer ${token}` } : {};
  return new Promise((resolve, reject) => {
    request(product.url + path, { method, agent, headers }, (response) => {
      const { statusCode = 0, headers: got } = response;
      response.resume().on("end", () => {
        const waitedMs = performance.now() - startedAtMs;
        resolve({ status: statusCode, retryAfter: Number(got["retry-after"] ?? 0), waitedMs });
      });
    })
      .on("error", reject)
      .end();
  });
}

const read = (path: string) => ask({ path, agent: crowdAgent });
const call = () => ask({ path: "/api/get_user_by_id", method: "POST" });

/** Asserts that each was answered with this status, or told when to come again. Gives how many were answered. */
async function expectServed(readers: readonly Promise<Asked>[], status: number): Promise<number> {
  const answers = await Promise.all(readers);
  const away = answers.filter((one) => one.status === 503);
  const served = answers.filter((one) => one.status !== 503);
  expect(away.filter(({ retryAfter }) => retryAfter === 0)).toEqual([]);
  expect(served.filter((one) => one.status !== status)).toEqual([]);
  expect(Math.max(...answers.map(({ waitedMs }) => waitedMs))).toBeLessThan(LIMIT_MS);
  return served.length;
}

it("hundreds of readers at once keep nobody from playing, and each of them is answered in time", async () => {
  expect((await read("/")).status).toBe(200);
  expect((await call()).status).toBe(200);
  // Open connections, as a proxy keeps them: else the server lets the crowd in one by one and never meets it whole.
  await Promise.all(Array.from({ length: READERS }, () => read("/healthz")));

  let waiting = 0;
  const crowd = (count: number, pathOf: (number: number) => string) =>
    Array.from({ length: count }, async (_, number) => {
      waiting += 1;
      return await read(pathOf(number)).finally(() => (waiting -= 1));
    });
  const home = crowd(READERS_OF_HOME, () => "/");
  const apart = crowd(READERS_APART, (number) => `/?own=${number}`);
  const strangers = crowd(STRANGERS, (number) => `/not-there-${number}/`);

  const [own, alive] = await Promise.all([call(), ask({ path: "/healthz" })]);
  expect(waiting).toBeGreaterThan(0);
  expect([own.status, alive.status]).toEqual([200, 200]);

  // The page that everybody gets alike is kept.
  expect(await expectServed(home, 200)).toBe(READERS_OF_HOME);
  expect(await expectServed(apart, 200)).toBeGreaterThan(0);
  await expectServed(strangers, 404);
});
