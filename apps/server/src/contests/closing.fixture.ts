import { FINISH_EFFECTS } from "../finish-effects.ts";
import { systemClock } from "../ports/clock.ts";
import { createRandom } from "../ports/random.ts";
import type { Connection } from "../postgres/connection.ts";
import { openDatabase } from "../postgres/database.ts";
import { DEFAULT_SETTINGS } from "../settings/settings.ts";
import { runContests } from "./run-contests.ts";

/** A process of its own that does what is due of contests at a time, for tests that kill it: connection and time as JSON. */
type Task = { readonly connection: Connection; readonly nowMs: number };
const { connection, nowMs } = JSON.parse(process.argv[2] ?? "") as Task; // of the test that starts it
const { db, close } = openDatabase(connection, { log: { info: () => undefined, warn: () => undefined } });

// Whoever started it kills it some time after this.
process.stdout.write("begins\n");
await runContests({
  db,
  nowMs,
  settings: DEFAULT_SETTINGS,
  effects: FINISH_EFFECTS,
  random: createRandom(systemClock),
  onBug: (error) => {
    throw error;
  },
});
await close();
