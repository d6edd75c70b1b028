import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync, readdirSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
/** A product has 20 seconds for what is under way, its database 5 more. */
const WAIT = { timeout: 60_000, interval: 50 };
const START_LIMIT_MS = 120_000;
const HOME_SOURCE = "/app/screens/home/HomeScreen.tsx";
let dataFolder = "";

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), "crosscheck-launch-"));
  await chmod(dataFolder, 0o711);
});

afterAll(() => rm(dataFolder, { recursive: true, force: true }));

type Started = { readonly npm: ChildProcess; readonly url: string };

/** `npm start`, or another task that serves, as a person types it, in a process group of its own as a terminal gives it; settles when it is ready. */
async function startByNpm(words: readonly string[] = ["start"]): Promise<Started> {
  const npm = spawn("npm", words, {
    cwd: ROOT,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, DATA_FOLDER: dataFolder, PORT: "0", LOG_LEVEL: "error" },
  });
  let said = "";
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (part: Buffer) => {
      said += part.toString();
      const ready = /ready: (http:\S+)[\s\S]*Stop with Ctrl-C/.exec(said);
      if (ready?.[1] !== undefined) resolve(ready[1]);
    };
    npm.stdout.on("data", listen);
    npm.stderr.on("data", listen);
    npm.once("exit", (code) => reject(new Error(`npm ${words.join(" ")} left with ${code}:\n${said}`)));
  });
  return { npm, url };
}

/** Every process that serves this data folder: it is in the environment of ours and on the command line of PostgreSQL. */
function processesLeft(): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    const line = read(`/proc/${pid}/cmdline`);
    if (line.includes(dataFolder) || read(`/proc/${pid}/environ`).includes(dataFolder))
      found.set(Number(pid), line);
  }
  return found;
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8").replaceAll("\0", " ");
  } catch {
    return "";
  }
}

function pidOf(what: RegExp): number {
  const [pid] = [...processesLeft()].find(([, line]) => what.test(line)) ?? [];
  if (pid === undefined) throw new Error(`No process ${what.source}`);
  return pid;
}

async function expectNobodyLeft(): Promise<void> {
  await vi.waitFor(() => expect([...processesLeft().values()]).toEqual([]), WAIT);
}

describe("npm start", { timeout: START_LIMIT_MS }, () => {
  it("serves the home page and leaves nothing behind after Ctrl-C", async () => {
    const { npm, url } = await startByNpm();
    expect((await fetch(url)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    // Sources are served in development alone.
    expect((await fetch(`${url}${HOME_SOURCE}`)).status).toBe(404);
    const left = once(npm, "exit");
    process.kill(-pidOf(/^npm start/), "SIGINT");
    await left;
    await expectNobodyLeft();
  });

  it.each([
    ["npm", /^npm start/],
    ["the launcher", /^node tools\/run\.mjs/],
    ["the server", /tools\/start\.ts/],
  ])("leaves nothing behind when %s is killed with -9", async (_who, what) => {
    await startByNpm();
    process.kill(pidOf(what), "SIGKILL");
    await expectNobodyLeft();
  });
});

describe("npm run dev", { timeout: START_LIMIT_MS }, () => {
  it("serves pages that follow their sources, and leaves nothing behind after Ctrl-C", async () => {
    const { npm, url } = await startByNpm(["run", "dev"]);
    const page = await fetch(url);
    expect(page.status).toBe(200);
    expect(page.headers.get("content-security-policy")).toContain("worker-src 'self' blob:");
    expect(await page.text()).toContain("/app/entry.client.tsx");
    expect(await (await fetch(`${url}${HOME_SOURCE}`)).text()).toContain("import.meta.hot");
    expect(await (await fetch(`${url}/app/entry.client.tsx`)).text()).toContain("/app/app.css");
    const left = once(npm, "exit");
    process.kill(-pidOf(/^npm run dev/), "SIGINT");
    await left;
    await expectNobodyLeft();
  });
});
