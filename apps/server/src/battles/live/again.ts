import { setTimeout as sleep } from "node:timers/promises";
import { isDatabaseAway } from "../../postgres/database-errors.ts";

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;

/** Does something with the database, and again while it is away: a battle does not end because of that. */
export async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2)) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      await sleep(pauseMs, undefined, { ref: false });
    }
  }
}
