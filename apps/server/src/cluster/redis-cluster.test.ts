import { startRedis } from "@crosscheck/testkit/redis";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { createKeyedHash } from "../ports/keyed-hash.ts";
import { StartProblem } from "../start/start-problem.ts";
import { ClusterAway, type Cluster } from "./cluster.ts";
import { createRedisCluster } from "./redis-cluster.ts";

const redis = await startRedis();
afterAll(redis.stop);

/** The real rhythm, fifteen times as fast. */
const RHYTHM = { everyMs: 100, lifeMs: 350, trustAfterMs: 400, startMs: 1_000 };
const NOW_MS = Date.UTC(2026, 0, 1);

async function join(node: string, installation = "a"): Promise<Cluster> {
  const cluster = await createRedisCluster({
    url: redis.url,
    node,
    keyedHash: createKeyedHash(installation),
    log: { info: () => undefined, warn: () => undefined },
    onBug: () => undefined,
    rhythm: RHYTHM,
  });
  onTestFinished(cluster.stop);
  return cluster;
}

const alive = (cluster: Cluster) =>
  expect.poll(() => cluster.listAlive().catch((error: Error) => error.name), { timeout: 10_000 });

it("tells all processes of the installation, and those of no other", async () => {
  const [one, two, stranger] = [await join("tell-1"), await join("tell-2"), await join("tell-1", "b")];
  const heard: string[] = [];
  for (const [name, cluster] of Object.entries({ one, two, stranger }))
    cluster.hear("settings", (text) => heard.push(`${name}: ${text}`));
  one.tell("settings", "both");
  expect(heard).toEqual(["one: both"]);
  await expect.poll(() => heard).toEqual(["one: both", "two: both"]);
  two.tellOthers("settings", "you");
  await expect.poll(() => heard).toEqual(["one: both", "two: both", "one: you"]);
});

it("asks another process by its name, and says who does not answer", async () => {
  const [one, two] = [await join("ask-1"), await join("ask-2")];
  two.answer("battle", async (text) => `${text}!`);
  expect(await one.ask("ask-2", "battle", "hello")).toBe("hello!");
  expect(await two.ask("ask-2", "battle", "me")).toBe("me!");
  await expect(two.ask("ask-1", "battle", "nobody listens")).rejects.toThrow(ClusterAway);
  await expect(one.ask("nobody", "battle", "hello")).rejects.toThrow("nobody does not answer");
});

it("knows who is alive once it has listened for a while, and who has gone", async () => {
  const one = await join("live-1");
  const two = await join("live-2");
  await expect(two.listAlive()).rejects.toThrow(ClusterAway);
  await alive(one).toEqual(["live-1", "live-2"]);
  await two.stop();
  await alive(one).toEqual(["live-1"]);
});

it("gives a name to one process at a time", async () => {
  const first = await join("same");
  await expect(join("same")).rejects.toThrow(StartProblem);
  await first.stop();
  await join("same");
});

it("has one budget for all processes, of calls and of windows", async () => {
  const [one, two] = [await join("limit-1"), await join("limit-2")];
  const take = async (cluster: Cluster) => await cluster.limit("call player", 6, NOW_MS);
  const calls = [];
  for (let call = 0; call < 4; call += 1) calls.push(await take(one), await take(two));
  expect(calls.slice(0, 6)).toEqual(Array(6).fill(null));
  expect(calls.slice(6)).toEqual([10, 10]);
  expect(await one.limit("call other", 6, NOW_MS)).toBeNull();

  const rule = { window: 900, max: 2 };
  const allowed = async (cluster: Cluster) => (await cluster.windows.take("password", rule, NOW_MS)).allowed;
  expect([await allowed(one), await allowed(two), await allowed(one)]).toEqual([true, true, false]);
  expect(await two.windows.take("password", rule, NOW_MS)).toEqual({ allowed: false, retryAfter: 900 });
  two.windows.forget("password");
  await expect.poll(() => allowed(one)).toBe(true);
});

it("goes on alone while Redis is away, and knows nothing of others until it has listened again", async () => {
  const [one, two] = [await join("away-1"), await join("away-2")];
  await alive(one).toEqual(["away-1", "away-2"]);
  await one.limit("call", 2, NOW_MS);
  let gaps = 0;
  one.hearGap(() => (gaps += 1));

  await redis.kill();
  await alive(one).toBe("ClusterAway");
  // What it let through itself counts on.
  expect([await one.limit("call", 2, NOW_MS), await one.limit("call", 2, NOW_MS)]).toEqual([null, 30]);
  expect((await two.windows.take("away", { window: 9, max: 1 }, NOW_MS)).allowed).toBe(true);
  await expect(one.ask("away-2", "battle", "hello")).rejects.toThrow(ClusterAway);
  one.tell("settings", "nobody hears");

  await redis.startAgain();
  await expect.poll(() => gaps, { timeout: 10_000 }).toBeGreaterThan(0);
  await expect(one.listAlive()).rejects.toThrow(ClusterAway);
  await alive(one).toEqual(["away-1", "away-2"]);
});

it("does not take a Redis that hangs for the death of all others", async () => {
  const [one] = [await join("hang-1"), await join("hang-2")];
  await alive(one).toEqual(["hang-1", "hang-2"]);
  const seen = new Set<string>();
  const watch = setInterval(() => {
    one.listAlive().then(
      (names) => seen.add(names.join()),
      () => seen.add("unknown"),
    );
  }, 20);
  onTestFinished(() => clearInterval(watch));
  redis.pause();
  onTestFinished(redis.goOn);
  const hung = await one.limit("hung", 1, NOW_MS);
  expect(hung).toBeNull();
  await expect.poll(() => seen.has("unknown"), { timeout: 10_000 }).toBe(true);
  redis.goOn();
  await alive(one).toEqual(["hang-1", "hang-2"]);
  expect([...seen].toSorted()).toEqual(["hang-1,hang-2", "unknown"]);
});

it("starts without Redis, and shares once it is there", async () => {
  await redis.kill();
  const one = await join("early-1");
  await expect(one.listAlive()).rejects.toThrow(ClusterAway);
  expect(await one.limit("early", 1, NOW_MS)).toBeNull();
  await redis.startAgain();
  await alive(one).toEqual(["early-1"]);
});
