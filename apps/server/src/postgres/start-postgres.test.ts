import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, statSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, describe, expect, it, vi } from "vitest";
import type { Connection } from "./connection.ts";
import { startPostgres, type Postgres } from "./start-postgres.ts";

const silent = { info: () => undefined, warn: () => undefined };
const WAIT = { timeout: 30_000, interval: 10 };
const folders: string[] = [];

afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function newFolder(name = ""): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `crosscheck-postgres-${name}`));
  folders.push(folder);
  await chmod(folder, 0o711);
  return folder;
}

async function ask(connection: Connection, question: string): Promise<unknown> {
  const client = new pg.Client(connection);
  client.on("error", () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query({ text: question, rowMode: "array" });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

function start(dataFolder: string): Promise<Postgres> {
  return startPostgres({ dataFolder, log: silent, durable: false });
}

/** Starts the fixture process and waits until its server answers. */
async function startHolder(dataFolder: string, ...words: readonly string[]) {
  const holder = spawn(
    process.execPath,
    [path.join(import.meta.dirname, "holder.fixture.ts"), dataFolder, ...words],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const ended = once(holder, "exit").then(([code]) => {
    throw new Error(`the holder ended with ${code} before its server answered`);
  });
  const [said] = await Promise.race([once(holder.stdout, "data"), ended]);
  return { holder, kind: String(said).trim() };
}

async function killHard(holder: ChildProcess): Promise<void> {
  const gone = once(holder, "exit");
  holder.kill("SIGKILL");
  await gone;
}

/** Command lines of every process that names the folder, from /proc. */
async function processesOf(folder: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    const line = (await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")).replaceAll("\0", " ");
    if (line.includes(folder) && !line.includes("holder.fixture")) found.push(line);
  }
  return found;
}

describe("startPostgres without DATABASE_URL", () => {
  it("makes a cluster with checksums, C.UTF-8 and a private socket, and finds its data again", async () => {
    const folder = await newFolder();
    const first = await start(folder);
    expect(first.kind).toBe("embedded");
    expect(await ask(first.connection, "show data_checksums")).toBe("on");
    expect(await ask(first.connection, "show listen_addresses")).toBe("");
    expect(await ask(first.connection, "show server_encoding")).toBe("UTF8");
    expect(await ask(first.connection, "select datlocale from pg_database where datname = 'postgres'")).toBe(
      "C.UTF-8",
    );
    expect(statSync(path.join(folder, "postgres", "socket")).mode & 0o777).toBe(0o700);
    await ask(first.connection, "create table kept as select 7 as number");
    await first.stop();

    const second = await start(folder);
    expect(await ask(second.connection, "select number from kept")).toBe(7);
    await second.stop();
    await vi.waitFor(async () => expect(await processesOf(folder)).toEqual([]), WAIT);
  });

  it("keeps fsync on unless told otherwise", async () => {
    const folder = await newFolder();
    const durable = await startPostgres({ dataFolder: folder, log: silent });
    expect(await ask(durable.connection, "show fsync")).toBe("on");
    expect(await ask(durable.connection, "show synchronous_commit")).toBe("on");
    await durable.stop();
  });

  it("takes a data folder whose path is too long for a socket", async () => {
    const folder = path.join(await newFolder(), "a".repeat(60), "b".repeat(60));
    await mkdir(folder, { recursive: true });
    const server = await start(folder);
    expect(await ask(server.connection, "select 1")).toBe(1);
    await server.stop();
  });

  it("works from a folder that the account of PostgreSQL cannot enter", async () => {
    const closed = await newFolder("closed-");
    await chmod(closed, 0o700);
    const folder = path.join(closed, "data");
    const server = await start(folder);
    expect(await ask(server.connection, "select 1")).toBe(1);
    await server.stop();
    const again = await start(folder);
    expect(await ask(again.connection, "select 1")).toBe(1);
    const place = await ask(again.connection, "show data_directory");
    await again.stop();
    await rm(path.dirname(String(place)), { recursive: true });
  });

  it("starts again after a cluster was cut short while being made", async () => {
    const folder = await newFolder();
    await mkdir(path.join(folder, "postgres", `cluster.${process.pid}`), { recursive: true });
    await chmod(path.join(folder, "postgres"), 0o700);
    const server = await start(folder);
    expect(await ask(server.connection, "select 1")).toBe(1);
    await server.stop();
  });

  it("refuses a cluster of another major version with a sentence that says what to do", async () => {
    const folder = await newFolder();
    await mkdir(path.join(folder, "postgres", "cluster"), { recursive: true });
    await writeFile(path.join(folder, "postgres", "cluster", "PG_VERSION"), "9\n");
    await expect(start(folder)).rejects.toThrow(/written by PostgreSQL 9.*pg_dump/);
  });
});

describe("startPostgres with DATABASE_URL", () => {
  it("gives up at once where the server says no for good, and says what to do", async () => {
    const folder = await newFolder();
    const server = await start(folder);
    const socket = encodeURIComponent(path.join(folder, "postgres", "socket"));
    const by = (user: string, database: string) =>
      startPostgres({
        databaseUrl: `postgres:///${database}?host=${socket}&user=${user}`,
        dataFolder: folder,
        log: silent,
      });
    expect((await by("crosscheck", "postgres")).kind).toBe("external");
    await expect(by("crosscheck", "nowhere")).rejects.toThrow(/has no such database: create it/);
    await expect(by("stranger", "postgres")).rejects.toThrow(/does not let this user in/);
    await server.stop();
  });
});

describe("a server that runs already", () => {
  it("is adopted, and left running by whoever adopted it", async () => {
    const folder = await newFolder();
    const owner = await start(folder);
    const guest = await start(folder);
    expect(guest.kind).toBe("adopted");
    await guest.stop();
    expect(await ask(owner.connection, "select 1")).toBe(1);
    await owner.stop();
  });

  it("is shared by two that start on an empty folder at once", async () => {
    const folder = await newFolder();
    const [one, two] = await Promise.all([startHolder(folder), startHolder(folder)]);
    expect([one.kind, two.kind].toSorted()).toEqual(["adopted", "embedded"]);
    await Promise.all([killHard(one.holder), killHard(two.holder)]);
    await vi.waitFor(async () => expect(await processesOf(folder)).toEqual([]), WAIT);
  });

  it("is started again by the one who adopted it when its owner is killed", async () => {
    const folder = await newFolder();
    const { holder } = await startHolder(folder);
    const guest = await start(folder);
    expect(guest.kind).toBe("adopted");
    const before = await ask(guest.connection, "select pg_postmaster_start_time()::text");
    await killHard(holder);
    await vi.waitFor(async () => {
      expect(await ask(guest.connection, "select pg_postmaster_start_time()::text")).not.toBe(before);
    }, WAIT);
    await guest.stop();
    await expect(ask(guest.connection, "select 1")).rejects.toThrow(/ENOENT|ECONNREFUSED/);
    // The shells that watched both servers need a moment to notice.
    await vi.waitFor(async () => expect(await processesOf(folder)).toEqual([]), WAIT);
  });

  it("is not believed in when only its lock file is left and the number belongs to somebody else", async () => {
    const folder = await newFolder();
    await (await start(folder)).stop();
    const lock = path.join(folder, "postgres", "cluster", "postmaster.pid");
    await writeFile(lock, `${process.pid}\n${path.dirname(lock)}\n1\n5432\n/nowhere\n\n\nready\n`, {
      mode: 0o644,
    });
    const server = await start(folder);
    expect(server.kind).toBe("embedded");
    await server.stop();
  });
});

describe("the end of the process that started it", () => {
  it("takes PostgreSQL along, kill -9 included", async () => {
    const folder = await newFolder();
    const { holder } = await startHolder(folder);
    expect(await processesOf(folder)).not.toEqual([]);
    await killHard(holder);
    await vi.waitFor(async () => expect(await processesOf(folder)).toEqual([]), WAIT);
    expect(existsSync(path.join(folder, "postgres", "cluster", "postmaster.pid"))).toBe(false);
  });

  it("loses no commit that was acknowledged", async () => {
    const folder = await newFolder();
    for (let round = 1; round <= 3; round += 1) {
      const { holder } = await startHolder(folder, "durable");
      const guest = {
        host: path.join(folder, "postgres", "socket"),
        port: 5432,
        user: "crosscheck",
        database: "postgres",
      };
      await ask({ ...guest, ssl: false }, "create table if not exists rounds (round integer)");
      await ask({ ...guest, ssl: false }, `insert into rounds values (${round})`);
      await killHard(holder);
      await vi.waitFor(async () => expect(await processesOf(folder)).toEqual([]), WAIT);
    }
    const server = await start(folder);
    expect(await ask(server.connection, "select count(*)::int from rounds")).toBe(3);
    await server.stop();
  });
});

describe("a postmaster that is killed", () => {
  it("is started again at the same socket", async () => {
    const folder = await newFolder();
    const server = await start(folder);
    const lock = await readFile(path.join(folder, "postgres", "cluster", "postmaster.pid"), "utf8");
    const postmaster = Number(lock.split("\n")[0]);
    expect(postmaster).toBeGreaterThan(1); // a signal to 0 would go to our own group
    process.kill(postmaster, "SIGKILL");
    await vi.waitFor(async () => expect(await ask(server.connection, "select 1")).toBe(1), WAIT);
    await server.stop();
    // The killed one's watcher looks at it five times a second.
    await vi.waitFor(async () => expect(await processesOf(folder)).toEqual([]), WAIT);
  });
});
