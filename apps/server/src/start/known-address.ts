import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import { DEFAULT_PORT } from "./hold-port.ts";

/** What the configuration says of it; port 0: any free one. */
type Configured = {
  readonly PUBLIC_URL?: string | undefined;
  readonly HOST: string;
  readonly PORT?: number | undefined;
};

/** Where a server that listens on this port is found by others. */
export function addressOf(
  { PUBLIC_URL: publicUrl, HOST: host }: Pick<Configured, "PUBLIC_URL" | "HOST">,
  port: number,
): string {
  return publicUrl?.replace(/\/$/, "") ?? `http://${host}:${port}`;
}

function fileIn(dataFolder: string): string {
  return join(dataFolder, "address");
}

/**
 * Keeps where a server was found last: its port may be the next free one, and commands beside it print links. A start does
 * not fail for it.
 */
export async function keepAddress(dataFolder: string, url: string, log: Logger): Promise<void> {
  await writeFile(fileIn(dataFolder), `${url}\n`).catch((error: unknown) =>
    log.warn({ err: error }, "the address is not kept"),
  );
}

/** Where the site is found: as it is configured, else where its last server was, else where it usually is. */
export async function findAddress(dataFolder: string, configured: Configured): Promise<string> {
  const { PUBLIC_URL: publicUrl, PORT: port } = configured;
  if (publicUrl !== undefined || (port !== undefined && port !== 0)) return addressOf(configured, port ?? 0);
  const kept = await readFile(fileIn(dataFolder), "utf8").catch(() => "");
  return kept === "" ? addressOf(configured, DEFAULT_PORT) : kept.trim();
}
