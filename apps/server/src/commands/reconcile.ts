// npm run reconcile   checks every promise about coins, scores, attempts and progress; fails at the first breach, and
//                     says which coins wait for somebody
import { BOOK_CHECKS } from "../reconcile/all-checks.ts";
import type { Db } from "../postgres/database.ts";
import { countWaiting } from "../coins/referral-queries.ts";
import { withDatabase } from "./with-database.ts";

/** A check reads every row of its tables. */
const CHECK_TIMEOUT_MS = 600_000;

async function main(): Promise<number> {
  return await withDatabase(
    ({ db }) =>
      db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(checkBooks),
    { statementTimeoutMs: CHECK_TIMEOUT_MS },
  );
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
  process.stdout.write(`${BOOK_CHECKS.length} promises hold.\n${await sayWaiting(db)}`);
  return 0;
}

/** What an operator should hear without asking: friends that wait for a look or for room; empty when none does. */
async function sayWaiting(db: Db): Promise<string> {
  const { held, due } = await countWaiting(db);
  const look = `Friends by code that wait for a look: ${held} (npm run admin -- call list_held_referrals --as …).\n`;
  const room = `Friends by code above what a day or month pays: ${due}; their owners are paid by themselves.\n`;
  return (held === 0 ? "" : look) + (due === 0 ? "" : room);
}

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 1;
});
