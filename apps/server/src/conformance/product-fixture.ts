import { spawn } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { IdentityProof } from "../ports/identity-proof.ts";
import { openSession } from "../players/open-session.ts";
import { registerPlayer } from "../players/register-player.ts";
import { createKeyedHash } from "../ports/keyed-hash.ts";
import type { Ports } from "../ports/ports.ts";
import { openDatabase, type Database, type Db } from "../postgres/database.ts";
import { inTransaction } from "../postgres/in-transaction.ts";
import { DEFAULT_SETTINGS } from "../settings/settings.ts";
import type { Answered, Ask } from "./play-fixture.ts";

export const ROOT = join(import.meta.dirname, "../../../..");
const START_LIMIT_MS = 60_000;
const CALL_LIMIT_MS = 15_000;

/** The server as a process of its own with its embedded PostgreSQL. */
export type Product = {
  readonly url: string;
  readonly pid: number;
  /** Ends the process, SIGKILL as a power cut would, SIGTERM as Ctrl-C does; settles with its exit code when it is gone. */
  readonly end: (signal: "SIGKILL" | "SIGTERM") => Promise<number | null>;
};

/** Starts main.ts on this data folder, and on this database instead of its own if given, and waits for its address. */
export async function startProduct(dataFolder: string, databaseUrl = ""): Promise<Product> {
  const child = spawn(process.execPath, [join(ROOT, "apps/server/src/main.ts")], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      ...(databaseUrl === "" ? {} : { DATABASE_URL: databaseUrl }),
      DATA_FOLDER: dataFolder,
      PORT: "0",
      DEMO_MODE: "0",
      LOG_LEVEL: "error",
    },
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const url = await new Promise<string>((resolve, reject) => {
    let output = "";
    const fail = () => reject(new Error(`the product did not start:\n${output}`));
    const limit = setTimeout(fail, START_LIMIT_MS);
    child.once("exit", fail);
    child.stderr.on("data", (part: Buffer) => (output += part.toString()));
    child.stdout.on("data", (part: Buffer) => {
      output += part.toString();
      const address = /http:\/\/[\w.]+:\d+/.exec(output)?.[0];
      if (address === undefined) return;
      clearTimeout(limit);
      resolve(address);
    });
  });
  const end = async (signal: "SIGKILL" | "SIGTERM") => {
    child.kill(signal);
    return await ended;
  };
  return { url, pid: child.pid ?? 0, end };
}

/** The product's own database, through its private socket. */
export function openProductDatabase(dataFolder: string): Database {
  const connection = {
    host: join(dataFolder, "postgres/socket"),
    port: 5432,
    user: "crosscheck",
    database: "postgres",
    ssl: false,
  } as const;
  return openDatabase(connection, { log: { info: () => undefined, warn: () => undefined }, poolSize: 2 });
}

export async function postmasterOf(dataFolder: string): Promise<number> {
  const text = await readFile(join(dataFolder, "postgres/cluster/postmaster.pid"), "utf8");
  const pid = Number(text.split("\n", 1)[0]);
  // The file is empty for an instant while it is made; a signal to process 0 would go to our own group.
  if (!Number.isInteger(pid) || pid <= 1) throw new Error("No postmaster yet");
  return pid;
}

/** Kills the postmaster with -9 if there is one at this instant. */
export async function killPostmaster(dataFolder: string): Promise<void> {
  try {
    process.kill(await postmasterOf(dataFolder), "SIGKILL");
  } catch {
    // It has just gone, or is not there yet.
  }
}

/** Process numbers that name this folder in their command line or environment. Linux only. */
export function processesOf(folder: string): readonly number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => pid !== process.pid && commandOf(pid).includes(folder));
}

function commandOf(pid: number): string {
  try {
    // The server has the folder in its environment, PostgreSQL in its arguments; its children leave with it.
    return readFileSync(`/proc/${pid}/cmdline`, "utf8") + readFileSync(`/proc/${pid}/environ`, "utf8");
  } catch {
    return ""; // gone in between, or a kernel thread
  }
}

/** A player with an api_token, made in the database. */
export async function addPlayer(db: Db, random: Ports["random"], name: string): Promise<string> {
  const nowMs = Date.now();
  const proof: IdentityProof = {
    issuer: "promises",
    subject: name,
    email: null,
    emailVerified: false,
    mobile: null,
    name,
    picture: null,
    type: "social",
  };
  return await inTransaction(db, async (tx) => {
    const registration = { proof, name, referredBy: null, settings: DEFAULT_SETTINGS, nowMs };
    const ports = { random, keyedHash: createKeyedHash("promises") };
    const playerId = await registerPlayer(tx, ports, registration);
    return await openSession(tx, random, { playerId, userAgent: "promises", nowMs });
  });
}

/** One player's way to call the product. Throws when the connection breaks. */
export function askAs(url: string, token: string): Ask {
  return async (action, fields = {}): Promise<Answered> => {
    const response = await fetch(`${url}/api/${action}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(CALL_LIMIT_MS),
    });
    const text = await response.text();
    const body = JSON.parse(text) as Answered["body"]; // the envelope
    // A 503 without the header would be a broken promise too, so it shows as a status of its own.
    const status = response.status === 503 && !response.headers.has("retry-after") ? 599 : response.status;
    return { status, body, text };
  };
}
