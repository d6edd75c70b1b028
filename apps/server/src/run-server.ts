import { join, resolve } from "node:path";
import { readConfig, type Config } from "./config.ts";
import { createLog } from "./log.ts";
import type { PlayerOptions } from "./pages/mount-player.ts";
import { startServer, type RunningServer } from "./start-server.ts";
import { explainStart } from "./start/explain-start.ts";
import { whenAsked } from "./stop-signals.ts";

const ROOT = join(import.meta.dirname, "../../..");

/**
 * Runs the server as its environment says, until this process is asked to stop.
 *
 * @param player what pages come from, in place of the built player app
 */
export async function runServer(player?: PlayerOptions["player"]): Promise<void> {
  const server = await start(player);
  whenAsked(async (why) => {
    process.stdout.write(`\nStopping (${why}) …\n`);
    await server.stop();
  });
  process.stdout.write(`${server.greeting}\n`);
}

/** A start that cannot succeed ends with one sentence; anything else is a bug and shows where it happened. */
async function start(player: PlayerOptions["player"] | undefined): Promise<RunningServer> {
  let config: Config | null = null;
  try {
    config = readConfig(process.env);
    const log = createLog(config.LOG_LEVEL);
    return await startServer({
      config,
      root: ROOT,
      log,
      say: sayProgress,
      ...(player === undefined ? {} : { player }),
    });
  } catch (error) {
    const sentence = explainStart(error, resolve(ROOT, config?.DATA_FOLDER ?? ""));
    if (sentence === null) throw error;
    process.stderr.write(`\nCrosscheck cannot start. ${sentence}\n`);
    process.exit(1);
  }
}

/** One line that moves on where somebody looks, lines below each other elsewhere. */
function sayProgress(line: string): void {
  process.stdout.write(process.stdout.isTTY ? `\r${line}` : `${line}\n`);
}
