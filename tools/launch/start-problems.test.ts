import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const START_LIMIT_MS = 120_000;
const NOTHING_MORE = /^Crosscheck cannot start\. [^\n]+\n$/;
let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "crosscheck-problems-"));
  await chmod(folder, 0o711);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** The server as `npm start` becomes it, on the test's folder. */
function startServer(environment: Readonly<Record<string, string>>) {
  const { DATABASE_URL: _, ...others } = process.env;
  const child = spawn(process.execPath, [join(ROOT, "apps/server/src/main.ts")], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...others, DATA_FOLDER: join(folder, "data"), PORT: "0", LOG_LEVEL: "error", ...environment },
  });
  const said = { text: "" };
  const listen = (part: Buffer) => {
    said.text += part.toString();
  };
  child.stdout.on("data", listen);
  child.stderr.on("data", listen);
  return { child, said };
}

async function failStart(environment: Readonly<Record<string, string>>) {
  const { child, said } = startServer(environment);
  const [code] = await once(child, "close");
  return { code, said: said.text.trimStart() };
}

describe("a start that cannot succeed ends at once, with one sentence", { timeout: START_LIMIT_MS }, () => {
  it("when the port is taken, before anything is made", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo; // a TCP server has a port
    const { code, said } = await failStart({ PORT: String(port) });
    other.close();
    expect(said).toMatch(NOTHING_MORE);
    expect(said).toContain(`Port ${port} on 127.0.0.1 is taken`);
    expect([code, await readdir(folder)]).toEqual([1, []]);
  });

  it("when DATABASE_URL is not an address", async () => {
    const { code, said } = await failStart({ DATABASE_URL: "my database" });
    expect(said).toContain("DATABASE_URL: is not an address like postgres://");
    expect(said).not.toContain("at ");
    expect(code).toBe(1);
  });

  it("when secrets.json is torn, leaving it as it is and no database running", async () => {
    const data = join(folder, "data");
    await mkdir(data);
    await writeFile(join(data, "secrets.json"), '{"identity":"0123');
    const { code, said } = await failStart({});
    expect(said).toMatch(NOTHING_MORE);
    expect(said).toContain(`${join(data, "secrets.json")} is empty or damaged`);
    expect([code, await readdir(data)]).toEqual([1, ["secrets.json"]]);
  });

  it("when the data folder cannot be made", async () => {
    await writeFile(join(folder, "data"), "a file where the folder should be");
    const { code, said } = await failStart({ DATA_FOLDER: join(folder, "data/below") });
    expect(said).toMatch(NOTHING_MORE);
    expect(said).toContain("lies below a file");
    expect(code).toBe(1);
  });
});

it("two first starts on one empty folder both become ready", { timeout: START_LIMIT_MS }, async () => {
  const starts = [startServer({}), startServer({})];
  await Promise.all(
    starts.map(async ({ child, said }) => {
      const ended = once(child, "close").then(() => {
        throw new Error(`a start ended:\n${said.text}`);
      });
      ended.catch(() => undefined); // it ends in the end
      const ready = new Promise<void>((resolve) => {
        child.stdout.on("data", () => said.text.includes("is ready") && resolve());
      });
      await Promise.race([ready, ended]);
    }),
  );
  for (const { child } of starts) {
    const ended = once(child, "close");
    child.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
  }
});
