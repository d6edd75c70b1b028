import type { CheckReport } from "../postgres/book-check.ts";
import type { Db } from "../postgres/database.ts";
import { compareCounts } from "./item-count-queries.ts";

/** Statistics against a recount of the answers that are marked as counted. */
export async function checkItemStatistics(db: Db): Promise<CheckReport> {
  const { checked, wrong } = await compareCounts(db);
  return {
    checked,
    breaches: wrong.map((item) => `statistics of item ${item} differ from its first answers`),
  };
}
