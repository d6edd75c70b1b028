import { once } from "node:events";
import { createServer } from "node:net";

const DEFAULT_PORT = 3_000;
const PORTS_TO_TRY = 50;

/**
 * The port to listen on, known before the application is built because its own address is part of mails and links.
 *
 * @param wished from the environment: a number as it is, 0 any free one, undefined 3000 or the next free one
 */
export async function choosePort(host: string, wished: number | undefined): Promise<number> {
  if (wished !== undefined && wished !== 0) return wished;
  if (wished === 0) return (await tryPort(host, 0)) ?? 0;
  for (let port = DEFAULT_PORT; port < DEFAULT_PORT + PORTS_TO_TRY; port += 1) {
    if ((await tryPort(host, port)) !== null) return port;
  }
  throw new Error(`no free port between ${DEFAULT_PORT} and ${DEFAULT_PORT + PORTS_TO_TRY - 1}`);
}

async function tryPort(host: string, port: number): Promise<number | null> {
  const server = createServer();
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch {
    return null;
  }
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address !== null ? address.port : null;
}
