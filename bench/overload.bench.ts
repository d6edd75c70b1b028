import { addBenchPlayers } from "@crosscheck/testkit/bench-players";
import { Agent, request } from "node:http";
import { percentile, report, round } from "./measure.ts";
import { makeDataFolder, startProduct } from "./product.ts";

/**
 * What is left of a server at three times what it can do. First it is asked by as many at once as keep it busy: its
 * maximum. Then calls come at three times that rate whether it answers or not. Good calls per second against the maximum,
 * how fast the others are told to come again, and that /healthz answers all the while.
 */
const PLAYERS = 400;
const AT_ONCE = 32;
const CONNECTIONS = 2_000;
const CALLS = 1_000;
const SECONDS = 6;
const TIMES_CAPACITY = 3;
const GOAL_RATIO = 0.8;
const TICK_MS = 10;
const ACTION = "get_users_statistics";

type Answer = { readonly status: number; readonly ms: number };

const { folder, remove } = await makeDataFolder();
const product = await startProduct(folder);
const tokens = await addBenchPlayers(folder, { from: 0, count: PLAYERS });
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, maxFreeSockets: CONNECTIONS });
const healthAgent = new Agent({ keepAlive: true });

await measureMaximum();
const maximum = await measureMaximum();
await openConnections();
const { answers, healthMs } = await overload(maximum * TIMES_CAPACITY);
agent.destroy();
healthAgent.destroy();
await product.stop();
await remove();

const good = answers.filter(({ status }) => status === 200);
const away = answers.filter(({ status }) => status === 503);
report("overload", {
  maximum_per_second: round(maximum, 0),
  offered_per_second: round(answers.length / SECONDS, 0),
  good_per_second: round(good.length / SECONDS, 0),
  good_against_maximum: round(good.length / SECONDS / maximum),
  goal: GOAL_RATIO,
  good_p50_ms: round(percentile(timesOf(good), 0.5), 0),
  good_p99_ms: round(percentile(timesOf(good), 0.99), 0),
  turned_away: away.length,
  turned_away_p50_ms: round(percentile(timesOf(away), 0.5), 0),
  turned_away_p99_ms: round(percentile(timesOf(away), 0.99), 0),
  limited: answers.filter(({ status }) => status === 429).length,
  other: answers.filter(({ status }) => ![200, 429, 503].includes(status)).length,
  healthz_p99_ms: round(percentile(healthMs, 0.99), 0),
});

/** Calls per second with so many in hand all the time that nobody is turned away. */
async function measureMaximum(): Promise<number> {
  let left = CALLS;
  const startedAtMs = performance.now();
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      await call(left);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return CALLS / ((performance.now() - startedAtMs) / 1_000);
}

/**
 * As a proxy in front keeps them open: a process lets new ones in one by one between its other work, which would be
 * measured instead.
 */
async function openConnections(): Promise<void> {
  await Promise.all(Array.from({ length: CONNECTIONS }, () => ask("GET", "/healthz")));
}

/** Calls at a rate, whatever becomes of those before. */
async function overload(perSecond: number) {
  const calls: Promise<Answer>[] = [];
  const health: Promise<Answer>[] = [];
  const startedAtMs = performance.now();
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const elapsedMs = performance.now() - startedAtMs;
      if (elapsedMs >= SECONDS * 1_000) {
        clearInterval(timer);
        resolve();
        return;
      }
      const due = Math.floor((elapsedMs * perSecond) / 1_000);
      while (calls.length < due) calls.push(call(calls.length));
      if (health.length < elapsedMs / 100) health.push(ask("GET", "/healthz", { by: healthAgent }));
    }, TICK_MS);
  });
  return { answers: await Promise.all(calls), healthMs: timesOf(await Promise.all(health)) };
}

function call(number: number): Promise<Answer> {
  const authorization = `Bearer ${tokens[number % tokens.length] ?? ""}`;
  return ask("POST", `/api/${ACTION}`, { headers: { authorization } });
}

type Options = { readonly headers?: Readonly<Record<string, string>>; readonly by?: Agent };

function ask(method: string, path: string, { headers = {}, by = agent }: Options = {}): Promise<Answer> {
  return new Promise((resolve) => {
    const startedAtMs = performance.now();
    const end = (status: number) => resolve({ status, ms: performance.now() - startedAtMs });
    request(`${product.url}${path}`, { agent: by, method, headers }, (response) => {
      response.resume();
      response.on("end", () => end(response.statusCode ?? 0));
    })
      .on("error", () => end(0))
      .end();
  });
}

function timesOf(answers: readonly Answer[]): readonly number[] {
  return answers.map(({ ms }) => ms);
}
