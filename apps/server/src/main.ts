import { join } from "node:path";
import { readConfig } from "./config.ts";
import { createLog } from "./log.ts";
import { startServer } from "./start-server.ts";
import { whenAsked } from "./stop-signals.ts";

const ROOT = join(import.meta.dirname, "../../..");

const config = readConfig(process.env);
const log = createLog(config.LOG_LEVEL);
const server = await startServer({ config, root: ROOT, log });
whenAsked(async (why) => {
  process.stdout.write(`\nStopping (${why}) …\n`);
  await server.stop();
});
process.stdout.write(`${server.greeting}\n`);
