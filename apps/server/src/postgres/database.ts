import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { noteError } from "./away-notes.ts";
import type { Connection, Log } from "./connection.ts";
import { StatementNames, withNamedStatements } from "./named-statements.ts";
import type { Tables } from "./tables/tables.ts";
import { columnTypes } from "./types.ts";

/** The handle every query function takes; a Kysely transaction fits too. */
export type Db = Kysely<Tables>;

export type Database = {
  readonly db: Db;
  /** The pool below `db`, for the few callers that bring their own SQL (identity, jobs, metrics). */
  readonly pool: pg.Pool;
  /** Waits for running queries, then closes every connection. */
  readonly close: () => Promise<void>;
};

export type DatabaseOptions = {
  readonly log: Log;
  /** Most connections at once. Default 10. */
  readonly poolSize?: number;
  /** Longest run of one statement (ms); the client gives up four seconds later. Default 10,000. */
  readonly statementTimeoutMs?: number;
};

const CONNECT_TIMEOUT_MS = 5_000;
const LOCK_TIMEOUT_MS = 5_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 15_000;
const DEFAULT_STATEMENT_TIMEOUT_MS = 10_000;
/** A server that is there ends the statement itself; this is for one that says nothing any more. */
const CLIENT_PATIENCE_MS = 4_000;

/** Opens a pool whose every wait has an end. Connects at the first query; survives restarts of the database. */
export function openDatabase(connection: Connection, options: DatabaseOptions): Database {
  const { log, poolSize = 10, statementTimeoutMs = DEFAULT_STATEMENT_TIMEOUT_MS } = options;
  const pool = new pg.Pool({
    ...connection,
    application_name: "crosscheck",
    max: poolSize,
    types: columnTypes,
    keepAlive: true,
    allowExitOnIdle: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + CLIENT_PATIENCE_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
  });
  // Without listeners a connection that the server ends, idle or inside a transaction, would end this process.
  pool.on("error", (error) => log.warn(`A database connection ended: ${error.message}`));
  pool.on("connect", (client) => client.on("error", () => undefined));

  const named = withNamedStatements(pool, new StatementNames(), noteError);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: named }) });
  return { db, pool, close: () => db.destroy() };
}

/** True when the database answers a query now; for readiness and to tell a broken database from a bug. */
export async function isDatabaseReady(db: Db): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
}
