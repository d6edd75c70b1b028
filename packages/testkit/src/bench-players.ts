import { join } from "node:path";
import { systemClock } from "@crosscheck/server/ports/clock";
import { createKeyedHash } from "@crosscheck/server/ports/keyed-hash";
import { createRandom } from "@crosscheck/server/ports/random";
import { openSession } from "@crosscheck/server/players/open-session";
import { registerPlayer } from "@crosscheck/server/players/register-player";
import { openDatabase, type Database } from "@crosscheck/server/postgres/database";
import { inTransaction } from "@crosscheck/server/postgres/in-transaction";
import { startPostgres } from "@crosscheck/server/postgres/start-postgres";
import { DEFAULT_SETTINGS } from "@crosscheck/server/settings/settings";
import { sql } from "kysely";
import { openRunningDatabase } from "./running-database.ts";

const silent = { info: () => undefined, warn: () => undefined };

/** The database of a running product, through its private socket. */
export function openProductDatabase(dataFolder: string, poolSize: number): Database {
  const host = join(dataFolder, "postgres/socket");
  const connection = { host, port: 5432, user: "crosscheck", database: "postgres", ssl: false } as const;
  return openDatabase(connection, { log: silent, poolSize });
}

/** Makes players in the database of a running product; answers their tokens. */
export async function addBenchPlayers(
  dataFolder: string,
  { from, count }: { readonly from: number; readonly count: number },
): Promise<readonly string[]> {
  const database = openProductDatabase(dataFolder, 1);
  const random = createRandom(systemClock);
  const ports = { random, keyedHash: createKeyedHash("bench") };
  const tokens: string[] = [];
  for (let player = from; player < from + count; player += 1) {
    const name = `Bench ${player}`;
    const nowMs = systemClock.nowMs();
    const contact = { email: null, emailVerified: false, mobile: null, picture: null };
    const proof = { issuer: "bench", subject: name, name, type: "social", ...contact } as const;
    const token = await inTransaction(database.db, async (tx) => {
      const settings = DEFAULT_SETTINGS;
      const playerId = await registerPlayer(tx, ports, { proof, name, referredBy: null, settings, nowMs });
      return openSession(tx, random, { playerId, userAgent: "bench", nowMs });
    });
    tokens.push(token);
  }
  await database.close();
  return tokens;
}

/** The least a durable answer can cost: one row per transaction. Answers inserts per second. */
export async function measureRawInserts(
  dataFolder: string,
  { count, connections }: { readonly count: number; readonly connections: number },
): Promise<number> {
  const database = openProductDatabase(dataFolder, connections);
  await sql`create table bench_rows (number integer primary key, answer text not null)`.execute(database.db);
  let next = 0;
  const work = async () => {
    while (next < count) {
      next += 1;
      await sql`insert into bench_rows values (${next}, 'abcdefgh')`.execute(database.db);
    }
  };
  await Promise.all(Array.from({ length: connections }, () => sql`select 1`.execute(database.db)));
  const startedAtMs = performance.now();
  await Promise.all(Array.from({ length: connections }, work));
  const seconds = (performance.now() - startedAtMs) / 1_000;
  await sql`drop table bench_rows`.execute(database.db);
  await database.close();
  return count / seconds;
}

/** A table of a running product for rows that mean nothing. */
export async function openBenchRows(
  dataFolder: string,
  poolSize: number,
): Promise<{ readonly insert: (answer: string) => Promise<unknown> }> {
  const { db } = openProductDatabase(dataFolder, poolSize);
  await sql`create table if not exists bench_http_rows (number bigint generated always as identity primary key,
    answer text not null)`.execute(db);
  return { insert: (answer) => sql`insert into bench_http_rows (answer) values (${answer})`.execute(db) };
}

/** Milliseconds until an existing embedded database answers its first query. */
export async function measureDatabaseStart(dataFolder: string): Promise<number> {
  const startedAtMs = performance.now();
  const postgres = await startPostgres({ dataFolder, log: silent });
  const database = openDatabase(postgres.connection, { log: silent, poolSize: 1 });
  await sql`select 1`.execute(database.db);
  const ms = performance.now() - startedAtMs;
  await database.close();
  await postgres.stop();
  return ms;
}

/** Bytes of write-ahead log since the database of a running product was made. */
export async function readWal(dataFolder: string): Promise<number> {
  const { db, close } = openRunningDatabase(dataFolder);
  const { rows } = await sql<{ bytes: number }>`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint as bytes`.execute(db);
  await close();
  return rows[0]?.bytes ?? 0;
}
