import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

const COMMAND = join(import.meta.dirname, "../apps/server/src/commands/admin.ts");
const ADMIN = "flows@operators.example.org";
const run = promisify(execFile);

/** Data of the product that most flows share. */
export const SHARED_DATA = process.env["PRODUCT_DATA"] ?? "";

const admins = new Map<string, Promise<string>>();

/** What `npm run admin -- call …` answers an admin, beside the product with this data folder. */
export async function operate(dataFolder: string, action: string, fields: object = {}): Promise<unknown> {
  if (!admins.has(dataFolder)) admins.set(dataFolder, runAdmin(dataFolder, "create", ADMIN));
  await admins.get(dataFolder);
  const said = await runAdmin(dataFolder, "call", action, JSON.stringify(fields), "--as", ADMIN);
  const { data } = JSON.parse(said) as { readonly data: unknown }; // printed by the command
  return data;
}

async function runAdmin(dataFolder: string, ...words: readonly string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [COMMAND, ...words], {
    env: { ...process.env, DATA_FOLDER: dataFolder },
  });
  return stdout;
}

/** Makes a category premium, or free again with 0 coins; the product sees it within seconds. */
export async function setPrice(dataFolder: string, category: string, coins: number): Promise<void> {
  await operate(dataFolder, "set_category_price", { category, coins });
}
