import { fork, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Asked, Told } from "@crosscheck/testkit/operator-desk";

const DESK = fileURLToPath(import.meta.resolve("@crosscheck/testkit/operator-desk"));
const ADMIN = "flows@operators.example.org";

/** Data of the product that most flows share. */
export const SHARED_DATA = process.env["PRODUCT_DATA"] ?? "";

const admins = new Map<string, Promise<string>>();
const waiting = new Map<number, (told: Told) => void>();
let desk: ChildProcess | undefined;
let count = 0;

/** What `npm run admin -- call …` answers an admin, beside the product with this data folder. */
export async function operate(dataFolder: string, action: string, fields: object = {}): Promise<unknown> {
  if (!admins.has(dataFolder)) admins.set(dataFolder, runAdmin(dataFolder, "create", ADMIN));
  await admins.get(dataFolder);
  const said = await runAdmin(dataFolder, "call", action, JSON.stringify(fields), "--as", ADMIN);
  const { data } = JSON.parse(said) as { readonly data: unknown }; // printed by the command
  return data;
}

async function runAdmin(dataFolder: string, ...words: readonly string[]): Promise<string> {
  desk ??= openDesk();
  const asked: Asked = { id: (count += 1), dataFolder, words };
  const { code, text } = await new Promise<Told>((resolve) => {
    waiting.set(asked.id, resolve);
    desk?.send(asked);
  });
  if (code !== 0) throw new Error(`npm run admin -- ${words.join(" ")}: ${text}`);
  return text;
}

/** The process that runs this worker's commands; it leaves with the worker. */
function openDesk(): ChildProcess {
  const opened = fork(DESK, { execArgv: [] });
  opened.on("message", (told: Told) => {
    waiting.get(told.id)?.(told);
    waiting.delete(told.id);
  });
  opened.once("exit", (code) => {
    desk = undefined;
    for (const [id, resolve] of waiting) resolve({ id, code: code ?? 1, text: "the desk has gone" });
    waiting.clear();
  });
  opened.unref();
  opened.channel?.unref();
  return opened;
}

/** Asks for a run of a job that waits for its minute; one that is under way is as good. */
export async function runJob(dataFolder: string, name: string): Promise<void> {
  await operate(dataFolder, "run_job", { name }).catch((refused: unknown) => {
    if (!String(refused).includes("job_busy")) throw refused;
  });
}

/** Makes a category premium, or free again with 0 coins; the product sees it within seconds. */
export async function setPrice(dataFolder: string, category: string, coins: number): Promise<void> {
  await operate(dataFolder, "set_category_price", { category, coins });
}
