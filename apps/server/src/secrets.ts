import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { StartProblem } from "./start/start-problem.ts";

const shape = z.object({
  /** Signs and encrypts what the embedded identity provider keeps. */
  identity: z.string().min(32),
  /**
   * Keys derived values such as the hash of one-time codes, what is encrypted in the database, and the key that signs results
   * of exams: keep it with a backup.
   */
  pepper: z.string().min(32),
});

export type Secrets = z.output<typeof shape>;

/**
 * Secrets of this installation, made at first start and kept readable by the owner only. Of several first starts at
 * once one makes them for all.
 */
export async function loadSecrets(dataFolder: string): Promise<Secrets> {
  return (await findSecrets(dataFolder)) ?? makeSecrets(dataFolder);
}

/** The secrets of an installation that has started before; null where none has. */
export async function findSecrets(dataFolder: string): Promise<Secrets | null> {
  return await readSecrets(fileIn(dataFolder));
}

function fileIn(dataFolder: string): string {
  return join(dataFolder, "secrets.json");
}

async function readSecrets(file: string): Promise<Secrets | null> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (text === null) return null;
  try {
    return shape.parse(JSON.parse(text));
  } catch (cause) {
    const advice =
      "restore it from a backup, or delete it (everybody then has to sign in again, addresses of payouts are lost, and results of exams get another key)";
    throw new StartProblem(`${file} is empty or damaged: ${advice}.`, { cause });
  }
}

/** Written beside and linked: the file is whole or absent, and never replaces what another start has made. */
async function makeSecrets(dataFolder: string): Promise<Secrets> {
  const file = fileIn(dataFolder);
  const secrets: Secrets = {
    identity: randomBytes(32).toString("hex"),
    pepper: randomBytes(32).toString("hex"),
  };
  await mkdir(dataFolder, { recursive: true, mode: 0o755 });
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, JSON.stringify(secrets), { mode: 0o600, flag: "wx", flush: true });
    await link(draft, file);
    return secrets;
  } catch (error) {
    const theirs = await readSecrets(file);
    if (theirs === null) throw error;
    return theirs;
  } finally {
    await rm(draft, { force: true });
  }
}
