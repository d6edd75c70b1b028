import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const shape = z.object({
  /** Signs and encrypts what the embedded identity provider keeps. */
  identity: z.string().min(32),
  /** Keys derived values such as the hash of one-time codes. */
  pepper: z.string().min(32),
});

export type Secrets = z.output<typeof shape>;

/** Secrets of this installation, made at first start and kept readable by the owner only. */
export async function loadSecrets(dataFolder: string): Promise<Secrets> {
  const file = join(dataFolder, "secrets.json");
  const existing = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (existing !== null) return shape.parse(JSON.parse(existing));
  const secrets: Secrets = {
    identity: randomBytes(32).toString("hex"),
    pepper: randomBytes(32).toString("hex"),
  };
  await mkdir(dataFolder, { recursive: true, mode: 0o755 });
  await writeFile(file, JSON.stringify(secrets), { mode: 0o600, flag: "wx" });
  return secrets;
}
