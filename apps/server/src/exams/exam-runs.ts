import type { Run } from "../attempts/engine/run.ts";
import { isOver } from "../attempts/engine/run.ts";
import type { Db } from "../postgres/database.ts";
import { listSittings, readRuns, type WatchedSitting } from "./sitting-queries.ts";

/** Sittings that are read at once: their papers are the most of it. */
const BATCH = 50;

export type OverSitting = { readonly sitting: WatchedSitting; readonly run: Run };

/** Every sitting of an exam that is over and not voided, with its run, by name. */
export async function listOver(db: Db, examId: string, nowMs: number): Promise<readonly OverSitting[]> {
  const over: OverSitting[] = [];
  let cursor: string | null = null;
  do {
    const sittings: readonly WatchedSitting[] = await listSittings(db, examId, { cursor, limit: BATCH });
    const runs = await readRuns(db, sittings);
    for (const sitting of sittings) {
      const run = runs.get(sitting.attemptId ?? "");
      if (sitting.voidReason === null && run !== undefined && isOver(run, nowMs)) over.push({ sitting, run });
    }
    cursor = sittings.length === BATCH ? (sittings.at(-1)?.playerId ?? null) : null;
  } while (cursor !== null);
  return over;
}
