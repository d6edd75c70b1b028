import { isStalePlan } from "./named-statements.ts";

/** The way to the server: no socket, nobody listening, connection lost. */
const NETWORK_CODES = [
  "ENOENT",
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
];
/** Shut down by an administrator, crashed, starting up. */
const SHUTDOWN_CODES = ["57P01", "57P02", "57P03"];
/** Statement, lock or idle time ran out: too busy to answer. */
const BUSY_CODES = ["57014", "55P03", "25P03"];
const AWAY_CODES: ReadonlySet<string> = new Set([...NETWORK_CODES, ...SHUTDOWN_CODES, ...BUSY_CODES]);

/** Class 08 is connection trouble; 53 is out of connections, memory or disk. */
const AWAY_CLASSES: ReadonlySet<string> = new Set(["08", "53"]);

/** pg's own errors carry no code. */
const AWAY_MESSAGES = [
  "timeout exceeded when trying to connect",
  "Connection terminated",
  "Client has encountered a connection error and is not queryable",
  "Query read timeout",
  "Cannot use a pool after calling end on the pool",
  // Kysely: of a call that was given up and is still under way when the server ends.
  "driver has already been destroyed",
];

const RETRY_CODES: ReadonlySet<string> = new Set(["40001", "40P01"]);

/** True when the database is away or too busy: answer 503 and let the caller come again. */
export function isDatabaseAway(error: unknown): boolean {
  for (const cause of causesOf(error)) {
    const code = codeOf(cause);
    // A file that is not there is our bug; only a socket that is not there is an absent database.
    if (code === "ENOENT" && !("syscall" in cause && cause.syscall === "connect")) continue;
    if (
      code !== null &&
      (AWAY_CODES.has(code) || (code.length === 5 && AWAY_CLASSES.has(code.slice(0, 2))))
    ) {
      return true;
    }
    if (AWAY_MESSAGES.some((message) => cause.message.includes(message))) return true;
  }
  return false;
}

/** True for a lost race (serialization failure, deadlock, stale plan): the whole transaction may run again. */
export function isLostRace(error: unknown): boolean {
  return causesOf(error).some((cause) => RETRY_CODES.has(codeOf(cause) ?? "") || isStalePlan(cause));
}

function causesOf(error: unknown): readonly Error[] {
  const causes: Error[] = [];
  let next = error;
  while (next instanceof Error && causes.length < 5) {
    causes.push(next);
    if (next instanceof AggregateError) causes.push(...next.errors.filter((inner) => inner instanceof Error));
    next = next.cause;
  }
  return causes;
}

function codeOf(error: Error): string | null {
  return "code" in error && typeof error.code === "string" ? error.code : null;
}
