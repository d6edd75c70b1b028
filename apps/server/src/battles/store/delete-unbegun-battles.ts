import type { Db } from "../../postgres/database.ts";
import { deleteUnbegun } from "./unbegun-queries.ts";

/** Long enough for whoever looks after a complaint about a room. */
const KEPT_MS = 7 * 86_400_000;
const AT_ONCE = 500;

/** Deletes battles that ended a week ago without having begun, or been played, some at a time; answers how many. */
export async function deleteUnbegunBattles(db: Db, nowMs: number): Promise<number> {
  const before = new Date(nowMs - KEPT_MS);
  let total = 0;
  for (;;) {
    const deleted = await deleteUnbegun(db, { before, limit: AT_ONCE });
    total += deleted;
    if (deleted < AT_ONCE) return total;
  }
}
