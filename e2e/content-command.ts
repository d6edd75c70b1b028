import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

const COMMAND = join(import.meta.dirname, "../apps/server/src/commands/content.ts");
const run = promisify(execFile);

/** What `npm run content -- …` prints, beside the running product. */
export async function runContent(...words: readonly string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [COMMAND, ...words], {
    env: { ...process.env, DATA_FOLDER: process.env["PRODUCT_DATA"] ?? "" },
  });
  return stdout;
}
