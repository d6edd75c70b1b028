import { join, resolve } from "node:path";
import { readConfig, type Config } from "./config.ts";
import { createLog } from "./log.ts";
import { startServer, type RunningServer } from "./start-server.ts";
import { explainStart } from "./start/explain-start.ts";
import { whenAsked } from "./stop-signals.ts";

const ROOT = join(import.meta.dirname, "../../..");

const server = await start();
whenAsked(async (why) => {
  process.stdout.write(`\nStopping (${why}) …\n`);
  await server.stop();
});
process.stdout.write(`${server.greeting}\n`);

/** A start that cannot succeed ends with one sentence; anything else is a bug and shows where it happened. */
async function start(): Promise<RunningServer> {
  let config: Config | null = null;
  try {
    config = readConfig(process.env);
    return await startServer({ config, root: ROOT, log: createLog(config.LOG_LEVEL) });
  } catch (error) {
    const sentence = explainStart(error, resolve(ROOT, config?.DATA_FOLDER ?? ""));
    if (sentence === null) throw error;
    process.stderr.write(`\nCrosscheck cannot start. ${sentence}\n`);
    process.exit(1);
  }
}
