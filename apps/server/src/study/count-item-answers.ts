import type { Db } from "../postgres/database.ts";
import { countAnswers } from "./item-count-queries.ts";

const BATCH = 2_000;

/** Adds first answers that no statistics have yet, each once, whoever else counts; answers how many. */
export async function countItemAnswers(db: Db): Promise<number> {
  for (let counted = 0; ;) {
    const batch = await countAnswers(db, BATCH);
    counted += batch;
    if (batch < BATCH) return counted;
  }
}
