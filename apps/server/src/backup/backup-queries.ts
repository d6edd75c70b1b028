import { sql } from "kysely";
import pg from "pg";
import { JOBS_SCHEMA, type Connection } from "../postgres/connection.ts";
import type { Db } from "../postgres/database.ts";

export type CopiedTable = {
  readonly schema: string;
  readonly name: string;
  /** All but those that the database works out itself. */
  readonly columns: readonly string[];
};
export type Sequence = { readonly schema: string; readonly name: string; readonly last: string | null };
type Trigger = { readonly table: string; readonly name: string; readonly enabled: keyof typeof ENABLE };
type ForeignKey = { readonly table: string; readonly name: string; readonly definition: string };

/** A trigger comes back as it was: that of the audit fires always. */
const ENABLE = { O: "enable", A: "enable always", R: "enable replica" } as const;
const CONNECT_TIMEOUT_MS = 5_000;
const LOCK_TIMEOUT_MS = 10_000;
/** One backup at a time in a database: whoever makes one holds this advisory lock. Any number that nobody else uses. */
const BACKUP_LOCK = 4_207_351;
/** Rows of these are made anew by whoever starts: the queue of jobs, and the notes of migrations. */
const NOT_COPIED = ["kysely_migration", "kysely_migration_lock"];
const OURS = `n.nspname not like 'pg\\_%' and n.nspname not in ('information_schema', '${JOBS_SCHEMA}')`;

/** A connection of its own, for work that takes longer than any request is allowed to. */
export async function withClient<T>(
  connection: Connection,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    ...connection,
    application_name: "crosscheck backup",
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
  });
  // A server that goes away meanwhile fails the query that waits; without a listener it would end the process.
  client.on("error", () => undefined);
  await client.connect();
  try {
    // Rows are written as text: both sides have to agree on how dates look.
    await client.query("set datestyle = 'ISO, YMD'; set intervalstyle = 'iso_8601'");
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Whether this connection may make a backup now; it keeps others from it until it ends. */
export async function lockBackups(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>("select pg_try_advisory_lock($1) as taken", [
    BACKUP_LOCK,
  ]);
  return rows[0]?.taken === true;
}

/** Whether somebody makes a backup now, in whatever process. */
export async function isBackupUnderWay(db: Db): Promise<boolean> {
  const { rows } = await sql<{ readonly held: boolean }>`
    select exists (
      select from pg_locks
      where locktype = 'advisory' and classid = 0 and objid = ${BACKUP_LOCK}::oid and granted
        and database = (select oid from pg_database where datname = current_database())
    ) as held`.execute(db);
  return rows[0]?.held === true;
}

/** Every table of ours that has rows to keep. */
export async function listTables(client: pg.Client): Promise<readonly CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(
    `select n.nspname as schema, c.relname as name,
       array(
         select a.attname::text from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
         order by a.attnum
       ) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and ${OURS} and c.relname <> all ($1)
     order by 1, 2`,
    [NOT_COPIED],
  );
  return rows;
}

/** Whether there is no table of ours at all. */
export async function isEmptyDatabase(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ empty: boolean }>(
    `select not exists (
       select from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and ${OURS}
     ) as empty`,
  );
  return rows[0]?.empty === true;
}

/** Migrations that the database has been through, in their order. */
export async function listMigrations(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select name from kysely_migration order by timestamp, name",
  );
  return rows.map(({ name }) => name);
}

export async function listSequences(client: pg.Client): Promise<readonly Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select n.nspname as schema, c.relname as name, s.last_value::text as last
     from pg_sequences s
     join pg_namespace n on n.nspname = s.schemaname
     join pg_class c on c.relnamespace = n.oid and c.relname = s.sequencename
     where ${OURS}
     order by 1, 2`,
  );
  return rows;
}

/** Takes foreign keys and triggers away, so that tables can be filled in any order; what it answers brings them back. */
export async function looseTables(client: pg.Client): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<ForeignKey>(
    `select c.conrelid::regclass::text as table, quote_ident(c.conname) as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_namespace n on n.oid = c.connamespace
     where c.contype = 'f' and c.conparentid = 0 and ${OURS}`,
  );
  const { rows: triggers } = await client.query<Trigger>(
    `select t.tgrelid::regclass::text as table, quote_ident(t.tgname) as name, t.tgenabled::text as enabled
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
     where not t.tgisinternal and t.tgenabled <> 'D' and ${OURS}`,
  );
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { table, name } of triggers) await client.query(`alter table ${table} disable trigger ${name}`);
  return async () => {
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    for (const { table, name, enabled } of triggers)
      await client.query(`alter table ${table} ${ENABLE[enabled]} trigger ${name}`);
  };
}

/** Name of a table or sequence as SQL writes it. */
export function sqlName({ schema, name }: { readonly schema: string; readonly name: string }): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}

/** Columns of a table as SQL writes them. */
export function sqlColumns({ columns }: CopiedTable): string {
  return columns.map((column) => pg.escapeIdentifier(column)).join(", ");
}
