import type { Connection, Log } from "../postgres/connection.ts";
import type { Db } from "../postgres/database.ts";
import type { Clock, Random } from "../ports/ports.ts";
import { checkBooks } from "./check-books.ts";

type Ground = {
  readonly db: Db;
  readonly connection: Connection;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
};

/** Reports that are kept, the newest; and sentences of a promise that are, when all of a table is wrong. */
const KEPT_REPORTS = 60;
const KEPT_BREACHES = 50;

/** Checks the books and keeps the report where the console looks. */
export async function noteBooks({ db, connection, clock, random, log }: Ground): Promise<void> {
  const beganAt = new Date(clock.nowMs());
  const all = await checkBooks(connection, log);
  const breaches = all.reduce((sum, kept) => sum + kept.breaches.length, 0);
  if (breaches > 0) log.warn(`${breaches} breaches of the books: npm run reconcile says which`);
  await db
    .insertInto("book_reports")
    .values({
      report_id: random.uuid(),
      began_at: beganAt,
      ended_at: new Date(clock.nowMs()),
      promises: JSON.stringify(
        all.map((kept) => ({ ...kept, breaches: kept.breaches.slice(0, KEPT_BREACHES) })),
      ),
      breaches,
    })
    .execute();
  await db
    .deleteFrom("book_reports")
    .where("report_id", "not in", (kept) =>
      kept.selectFrom("book_reports").select("report_id").orderBy("began_at", "desc").limit(KEPT_REPORTS),
    )
    .execute();
}
