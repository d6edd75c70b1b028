// npm run reconcile   checks every promise about coins, scores, attempts and progress; fails at the first breach, and
//                     says which coins wait for somebody
import type { Db } from "../postgres/database.ts";
import { countWaiting } from "../coins/referral-queries.ts";
import { checkBooks, type KeptPromise } from "../reconcile/check-books.ts";
import { withDatabase } from "./with-database.ts";

async function main(): Promise<number> {
  return await withDatabase(async ({ db, connection, log }) => {
    const all = await checkBooks(connection, log, sayKept);
    if (all.some(({ breaches }) => breaches.length > 0)) return 1;
    process.stdout.write(`${all.length} promises hold.\n${await sayWaiting(db)}`);
    return 0;
  });
}

/** False at the first breach: what follows from it would only hide it. */
function sayKept({ promise, checked, breaches }: KeptPromise): boolean {
  const isKept = breaches.length === 0;
  process.stdout.write(`${isKept ? "ok    " : "BREACH"} ${promise} (${checked} checked)\n`);
  process.stderr.write(breaches.map((breach) => `       ${breach}\n`).join(""));
  return isKept;
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
