import { readFileSync, readdirSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { systemClock } from "../ports/clock.ts";
import { createRandom } from "../ports/random.ts";
import { addPlayer, openProductDatabase, postmasterOf, startProduct } from "./product-fixture.ts";

/** Twice the five seconds that the product gives; a call that got no answer until then fails the test. */
const LIMIT_MS = 10_000;

const dataFolder = await mkdtemp(join(tmpdir(), "crosscheck-hang-"));
await chmod(dataFolder, 0o711); // as root, PostgreSQL runs as another user
const product = await startProduct(dataFolder);
const database = openProductDatabase(dataFolder);
const token = await addPlayer(database.db, createRandom(systemClock), "Hanger");
await database.close();

afterAll(async () => {
  await signalDatabase("SIGCONT");
  await product.end("SIGTERM");
  await rm(dataFolder, { recursive: true, force: true });
});

/** Stops or continues every process of the database: its sockets stay open, and nobody says a word. */
async function signalDatabase(signal: "SIGSTOP" | "SIGCONT"): Promise<void> {
  const postmaster = await postmasterOf(dataFolder);
  for (const pid of [postmaster, ...childrenOf(postmaster)]) process.kill(pid, signal);
}

function childrenOf(parent: number): readonly number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent);
}

function parentOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return Number(stat.slice(stat.lastIndexOf(")")).split(" ")[2]);
  } catch {
    return 0; // gone in between
  }
}

type Asked = { readonly status: number; readonly retryAfter: string | null };

async function ask(path: string, init: RequestInit = {}): Promise<Asked> {
  const answer = await fetch(product.url + path, { ...init, signal: AbortSignal.timeout(LIMIT_MS) });
  await answer.arrayBuffer();
  return { status: answer.status, retryAfter: answer.headers.get("retry-after") };
}

const call = () =>
  ask("/api/get_user_by_id", { method: "POST", headers: { authorization: `Bearer ${token}` } });
const signIn = () =>
  ask("/idp/sign-in/email", {
    method: "POST",
    headers: { "content-type": "application/json", origin: product.url },
    body: JSON.stringify({ email: "ann@example.org", password: "clear for take-off" }),
  });

it.skipIf(process.platform !== "linux")(
  "answers calls, sign-in and pages 503 with Retry-After while the database hangs, and never 500",
  { timeout: 60_000 },
  async () => {
    expect((await call()).status).toBe(200);
    expect((await signIn()).status).toBe(401);
    await signalDatabase("SIGSTOP");
    // The settings and texts that pages share are remembered for two seconds.
    const pages = vi.waitFor(async () => expect((await ask("/?own=1")).status).toBe(503), {
      timeout: 20_000,
      interval: 200,
    });
    const hung = await Promise.all([call(), call(), signIn(), signIn()]);
    expect(hung.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
    for (const { retryAfter } of hung) expect(Number(retryAfter)).toBeGreaterThan(0);
    expect((await ask("/readyz")).status).toBe(503);
    expect((await ask("/healthz")).status).toBe(200);
    await pages;

    // What hangs now meets a database that is back.
    const meanwhile = [call(), signIn()];
    await signalDatabase("SIGCONT");
    const statuses = (await Promise.all(meanwhile)).map(({ status }) => status);
    expect(statuses.filter((status) => ![200, 401, 503].includes(status))).toEqual([]);
    await vi.waitFor(async () => expect((await call()).status).toBe(200), { timeout: 20_000 });
    expect((await signIn()).status).toBe(401);
  },
);
