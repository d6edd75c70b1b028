import type { Db } from "@crosscheck/server/postgres/database";
import { sql, type CompiledQuery, type RawBuilder } from "kysely";
import type { TestDatabase } from "./test-database.ts";

/** Most time for filling the tables, on a slow machine (ms). */
export const FILLING_MS = 120_000;

/** Id of row `n` of a kind of rows, as code names it. */
export function rowId(kind: number, n: number): string {
  return `0000000${kind}-0000-4000-8000-${String(n).padStart(12, "0")}`;
}

/** The same id in SQL, of a number that is an expression. */
export function rowIdSql(kind: number, number: string): RawBuilder<string> {
  return sql.raw(`('0000000${kind}-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`);
}

/** The queries of `work` as they were sent. Throws when there are none. */
export async function queriesOf(
  { db }: TestDatabase,
  work: (db: Db) => Promise<unknown>,
): Promise<readonly CompiledQuery[]> {
  const queries: CompiledQuery[] = [];
  const recorder = db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      queries.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await work(recorder);
  if (queries.length === 0) throw new Error("no query was made");
  return queries;
}

/** What PostgreSQL says about a query; with `analyze` it runs it once more, so only for queries that read. */
export async function explain(
  { pool }: TestDatabase,
  query: CompiledQuery,
  how: "plan" | "analyze" = "plan",
): Promise<string> {
  const options = how === "analyze" ? "(analyze, buffers, timing off)" : "";
  const { rows } = await pool.query<{ "QUERY PLAN": string }>(`explain ${options} ${query.sql}`, [
    ...query.parameters,
  ]);
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}

/** Those of `tables` that PostgreSQL would read from end to end for the queries of `work`. */
export async function tablesReadWhole(
  database: TestDatabase,
  tables: readonly string[],
  work: (db: Db) => Promise<unknown>,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const query of await queriesOf(database, work)) {
    const plan = await explain(database, query);
    found.push(...tables.filter((table) => new RegExp(`Seq Scan on ${table}\\b`).test(plan)));
  }
  return found;
}
