// npm run reconcile   checks every promise about coins, scores, attempts and progress; fails at the first breach
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { BOOK_CHECKS } from "../books/all-checks.ts";
import type { Db } from "../postgres/database.ts";
import { readConfig } from "../config.ts";
import { openDatabase } from "../postgres/database.ts";
import { migrate } from "../postgres/migrate.ts";
import { startPostgres } from "../postgres/start-postgres.ts";

/** A check reads every row of its tables. */
const CHECK_TIMEOUT_MS = 600_000;

const root = fileURLToPath(new URL("../../../..", import.meta.url));

async function main(): Promise<number> {
  const config = readConfig(process.env);
  const dataFolder = resolve(root, config.DATA_FOLDER);
  const log = { info: () => undefined, warn: (message: string) => process.stderr.write(`${message}\n`) };
  const postgres = await startPostgres({ databaseUrl: config.DATABASE_URL, dataFolder, log });
  const database = openDatabase(postgres.connection, { log, statementTimeoutMs: CHECK_TIMEOUT_MS });
  try {
    await migrate(postgres.connection, { log });
    return await database.db
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute(checkBooks);
  } finally {
    await database.close();
    await postgres.stop();
  }
}

/** One snapshot for all checks, so that a running server does not look like a breach. */
async function checkBooks(db: Db): Promise<number> {
  for (const { promise, run } of BOOK_CHECKS) {
    const { checked, breaches } = await run(db);
    process.stdout.write(`${breaches.length === 0 ? "ok    " : "BREACH"} ${promise} (${checked} checked)\n`);
    if (breaches.length === 0) continue;
    process.stderr.write(breaches.map((breach) => `       ${breach}\n`).join(""));
    return 1;
  }
  process.stdout.write(`${BOOK_CHECKS.length} promises hold.\n`);
  return 0;
}

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 1;
});
