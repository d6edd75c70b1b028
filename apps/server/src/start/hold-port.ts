import { once } from "node:events";
import { createServer } from "node:http";
import { StartProblem } from "./start-problem.ts";

export const DEFAULT_PORT = 3_000;
const PORTS_TO_TRY = 50;
const COME_BACK_SECONDS = "2";

export type HeldPort = {
  readonly port: number;
  /** Frees the port for the application, which listens at once. Again changes nothing. */
  readonly release: () => Promise<void>;
};

/**
 * Takes the port before anything else is started, and answers 503 on it until the application is there: the product's
 * own address is part of mails and links, and a port that is taken must not be noticed after a minute of work.
 *
 * @param wished from the environment: a number as it is, 0 any free one, undefined 3000 or the next free one
 */
export async function holdPort(host: string, wished: number | undefined): Promise<HeldPort> {
  if (wished !== undefined) return listen(host, wished);
  for (let port = DEFAULT_PORT; port < DEFAULT_PORT + PORTS_TO_TRY; port += 1) {
    try {
      return await listen(host, port);
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  const last = DEFAULT_PORT + PORTS_TO_TRY - 1;
  throw new StartProblem(`Every port from ${DEFAULT_PORT} to ${last} is taken: choose another with PORT.`);
}

/** The sentence for an address that cannot be listened on. */
export function toPortProblem(error: unknown, host: string, port: number): unknown {
  const { code } = error as NodeJS.ErrnoException; // absent on other errors
  const sentence = {
    EADDRINUSE: `Port ${port} on ${host} is taken: stop what listens there, or choose another with PORT.`,
    EACCES: `Port ${port} may not be used by this user: choose one from 1024 on with PORT.`,
    EADDRNOTAVAIL: `This machine has no address ${host}: set HOST to one it has, or to 0.0.0.0 for all.`,
    ENOTFOUND: `There is no address ${host}: set HOST to one of this machine, or to 0.0.0.0 for all.`,
  }[code ?? ""];
  return sentence === undefined ? error : new StartProblem(sentence, { cause: error });
}

function isTaken(error: unknown): boolean {
  const cause = error instanceof StartProblem ? (error.cause as NodeJS.ErrnoException) : null; // set by toPortProblem
  return cause?.code === "EADDRINUSE";
}

async function listen(host: string, port: number): Promise<HeldPort> {
  const server = createServer((_request, response) => {
    response.writeHead(503, { "retry-after": COME_BACK_SECONDS, connection: "close" });
    response.end("Crosscheck is starting.\n");
  });
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    throw toPortProblem(error, host, port);
  }
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : port,
    release: async () => {
      if (!server.listening) return;
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
