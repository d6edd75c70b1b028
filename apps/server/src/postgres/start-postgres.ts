import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { StartProblem } from "../start/start-problem.ts";
import { askOnce } from "./answers.ts";
import type { Connection, Log } from "./connection.ts";
import { copyBinaries, eachBinaries, type Binaries } from "./embedded-binaries.ts";
import { ensureCluster, isReachable, preparePlace } from "./embedded-folder.ts";
import { runServer, type RunningServer, type ServerOptions } from "./embedded-server.ts";

export type StartOptions = {
  /** A PostgreSQL of your own; wins over the embedded one when given and not empty. */
  readonly databaseUrl?: string | undefined;
  /** The embedded server keeps its cluster in `<dataFolder>/postgres`. */
  readonly dataFolder: string;
  readonly log: Log;
  /** False switches fsync off, for tests. Default true. */
  readonly durable?: boolean;
};

export type Postgres = {
  readonly connection: Connection;
  readonly kind: "external" | "embedded" | "adopted";
  /** Stops a server of our own; others keep running. */
  readonly stop: () => Promise<void>;
};

const EXTERNAL_TIMEOUT_MS = 30_000;
const RETRY_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
/** What a server says for good: waiting longer changes nothing. Others (starting up, not there yet) may pass. */
const FINAL_ANSWERS: Readonly<Record<string, string>> = {
  "28P01": "does not accept this user name and password: correct them in DATABASE_URL.",
  "28000": "does not let this user in from here: correct DATABASE_URL, or pg_hba.conf of that server.",
  "3D000": "has no such database: create it, or name another one in DATABASE_URL.",
  "42501": "does not let this user connect to that database: grant it, or name another one in DATABASE_URL.",
};

/**
 * Finds or starts the database: DATABASE_URL, then the embedded programs, then a system PostgreSQL of version 15 or
 * newer. Settles when it answers. An embedded or adopted server that goes away later is started again at the same
 * socket, so `connection` stays right for the life of the process; queries in between fail with `isDatabaseAway`.
 */
export async function startPostgres(options: StartOptions): Promise<Postgres> {
  const { databaseUrl, dataFolder, log, durable = true } = options;
  if (databaseUrl !== undefined && databaseUrl !== "") {
    const connection = { connectionString: databaseUrl };
    await untilItAnswers(connection, log);
    return { connection, kind: "external", stop: async () => undefined };
  }
  if (process.platform === "win32") {
    throw new StartProblem(
      "On Windows set DATABASE_URL to a PostgreSQL 15 or newer; none is embedded there.",
    );
  }
  const place = await preparePlace(dataFolder);
  const chosen = await chooseBinaries(place.clusterFolder);
  const readable = chosen.packageFolder === null || isReachable(chosen.packageFolder, place.account);
  const binaries = readable ? chosen : await copyBinaries(chosen, place.folder);
  await ensureCluster(place, binaries, durable);
  return superviseServer({ place, binaries, durable, log });
}

async function superviseServer(options: ServerOptions): Promise<Postgres> {
  const { log } = options;
  let server = await runServer(options);
  const stopping = new AbortController();
  const { signal } = stopping;
  /** Settles when nothing is being started; `stop` waits for it, else a server just coming up would outlive it. */
  let restart = Promise.resolve();

  const keepRunning = async (running: RunningServer): Promise<void> => {
    await running.ended;
    restart = startAgain();
  };
  const startAgain = async (): Promise<void> => {
    for (let pauseMs = RETRY_MS; !signal.aborted; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      log.warn("PostgreSQL went away: starting it again");
      try {
        server = await runServer(options);
        void keepRunning(server);
        return;
      } catch (error) {
        log.warn(`PostgreSQL does not start: ${error instanceof Error ? error.message : String(error)}`);
        await sleep(pauseMs, undefined, { ref: false, signal }).catch(() => undefined);
      }
    }
  };
  void keepRunning(server);

  return {
    connection: server.connection,
    kind: server.owned ? "embedded" : "adopted",
    stop: async () => {
      stopping.abort();
      await restart;
      await server.stop();
    },
  };
}

/** The first programs that can read this cluster; the first of all when there is none yet. */
async function chooseBinaries(clusterFolder: string): Promise<Binaries> {
  const versionFile = path.join(clusterFolder, "PG_VERSION");
  const written = existsSync(versionFile) ? Number(await readFile(versionFile, "utf8")) : null;
  const majors: number[] = [];
  for await (const binaries of eachBinaries()) {
    if (written === null || binaries.major === written) return binaries;
    majors.push(binaries.major);
  }
  if (majors.length === 0) {
    throw new StartProblem(
      `No PostgreSQL for ${process.platform}-${process.arch} here (none is embedded for musl systems such as ` +
        "Alpine). Set DATABASE_URL, or install PostgreSQL 15 or newer.",
    );
  }
  throw new StartProblem(
    `${clusterFolder} was written by PostgreSQL ${written}, but only ${majors.join(", ")} is here. ` +
      `Install PostgreSQL ${written}, or move the data with pg_dump.`,
  );
}

async function untilItAnswers(connection: Connection, log: Log): Promise<void> {
  const deadlineMs = performance.now() + EXTERNAL_TIMEOUT_MS;
  for (let attempt = 1; ; attempt += 1) {
    const problem = await askOnce(connection);
    if (problem === null) return;
    const said = sayFinal(problem);
    if (said !== null) throw new StartProblem(`The database of DATABASE_URL ${said}`, { cause: problem });
    if (performance.now() > deadlineMs) {
      const advice = "start it, or correct the address.";
      const what = `The database of DATABASE_URL does not answer (${problem.message})`;
      throw new StartProblem(`${what}: ${advice}`, { cause: problem });
    }
    if (attempt === 1) log.warn(`Waiting for the database of DATABASE_URL: ${problem.message}`);
    await sleep(RETRY_MS);
  }
}

function sayFinal(problem: Error): string | null {
  const { code } = problem as { readonly code?: string }; // absent on errors that are not PostgreSQL's
  // pg itself refuses to go on when a password is asked for and the address has none.
  if (problem.message.startsWith("SASL")) return FINAL_ANSWERS["28P01"] ?? null;
  return FINAL_ANSWERS[code ?? ""] ?? null;
}
