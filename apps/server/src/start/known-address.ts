import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const USUAL_PORT = 3_000;

/** What the configuration says of it; port 0: any free one. */
type Configured = {
  readonly PUBLIC_URL?: string | undefined;
  readonly HOST: string;
  readonly PORT?: number | undefined;
};

function fileIn(dataFolder: string): string {
  return join(dataFolder, "address");
}

/** Keeps where a server was found last: its port may be the next free one, and commands beside it print links. */
export async function keepAddress(dataFolder: string, url: string): Promise<void> {
  await writeFile(fileIn(dataFolder), `${url}\n`);
}

/** Where the site is found: as it is configured, else where its last server was, else where it usually is. */
export async function findAddress(
  dataFolder: string,
  { PUBLIC_URL: publicUrl, HOST: host, PORT: port }: Configured,
): Promise<string> {
  if (publicUrl !== undefined) return publicUrl.replace(/\/$/, "");
  if (port !== undefined && port !== 0) return `http://${host}:${port}`;
  const kept = await readFile(fileIn(dataFolder), "utf8").catch(() => "");
  return kept === "" ? `http://${host}:${USUAL_PORT}` : kept.trim();
}
