import pg from "pg";
import type { Connection } from "./connection.ts";

const ANSWER_TIMEOUT_MS = 2_000;

/** True when the server takes a connection and answers a query now. */
export async function answers(connection: Connection): Promise<boolean> {
  return (await askOnce(connection)) === null;
}

/** Why the server does not answer now, or null when it does. */
export async function askOnce(connection: Connection): Promise<Error | null> {
  const client = new pg.Client({
    ...connection,
    connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    await client.end().catch(() => undefined);
  }
}
