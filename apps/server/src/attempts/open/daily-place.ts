import { placeAmong, type DailyPlace } from "@crosscheck/rules/attempts/daily-rank";
import type { Day } from "@crosscheck/rules/attempts/local-day";
import { LRUCache } from "lru-cache";
import type { Db } from "../../postgres/database.ts";
import { keptBeside } from "../../postgres/kept.ts";
import { countDayScores, findAccountFacts, type DayRun } from "./daily-queries.ts";

/** How many have each score of a day, as this process read it. */
type Reading = { readonly atMs: number; readonly counts: Promise<ReadonlyMap<number, number>> };

/** As many days as are today somewhere, and one more. */
const MOST_DAYS = 4;
/** However many ask, a day is counted once in this time; who has finished since then is counted at once. */
const FRESH_MS = 10_000;

const createReadings = (): LRUCache<Day, Reading> => new LRUCache({ max: MOST_DAYS });

/** The player's place among those who have finished the same day's quiz; null without an own result, or if hidden. */
export async function findDailyPlace(
  db: Db,
  { playerId, run, nowMs }: { readonly playerId: string; readonly run: DayRun; readonly nowMs: number },
): Promise<DailyPlace | null> {
  const { day, score, bookedAtMs } = run;
  if (score === null || bookedAtMs === null) return null;
  if ((await findAccountFacts(db, playerId))?.isShown !== true) return null;
  return placeAmong(await readCounts(db, { day, bookedAtMs, nowMs }), score);
}

async function readCounts(
  db: Db,
  { day, bookedAtMs, nowMs }: { readonly day: Day; readonly bookedAtMs: number; readonly nowMs: number },
): Promise<ReadonlyMap<number, number>> {
  const readings = keptBeside(db, createReadings);
  const known = readings.get(day);
  // Clocks may be set back: far away is far away either way.
  if (known !== undefined && known.atMs > bookedAtMs && Math.abs(nowMs - known.atMs) < FRESH_MS)
    return await known.counts;
  const reading = { atMs: nowMs, counts: countDayScores(db, day) };
  readings.set(day, reading);
  try {
    return await reading.counts;
  } catch (error) {
    // What could not be read is read again by the next call.
    if (readings.peek(day) === reading) readings.delete(day);
    throw error;
  }
}
