import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

const COMMANDS = join(import.meta.dirname, "../apps/server/src/commands");
const run = promisify(execFile);

/** What `npm run content -- …` prints, beside the running product. */
export async function runContent(...words: readonly string[]): Promise<string> {
  return runCommand("content.ts", process.env["PRODUCT_DATA"] ?? "", words);
}

/** What `npm run admin -- …` prints, beside the product with this data folder. */
export async function runAdmin(dataFolder: string, ...words: readonly string[]): Promise<string> {
  return runCommand("admin.ts", dataFolder, words);
}

async function runCommand(file: string, dataFolder: string, words: readonly string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [join(COMMANDS, file), ...words], {
    env: { ...process.env, DATA_FOLDER: dataFolder },
  });
  return stdout;
}
