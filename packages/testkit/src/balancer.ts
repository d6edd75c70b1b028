import {
  Agent,
  createServer,
  request as requestTo,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { connect, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { once } from "node:events";

export type Backend = { readonly name: string; readonly host: string; readonly port: number };

/** A small balancer in front of the processes of one installation, as docs/SCALING.md asks of any. */
export type Balancer = {
  readonly url: string;
  /** Processes that have said at the last look that they are ready. */
  readonly listReady: () => readonly string[];
  readonly stop: () => Promise<void>;
};

export type BalancerOptions = {
  readonly backends: () => readonly Backend[];
  /** Default: a free one. */
  readonly port?: number;
};

const HOST = "127.0.0.1";
const LOOK_EVERY_MS = 500;
const LOOK_LIMIT_MS = 2_000;
const BODY_LIMIT_BYTES = 8_000_000;
/** The way to one process by its name, for what lives in that process alone. */
const OF_NODE = /^\/rt\/([a-z0-9-]+)\//;

/**
 * Starts one: in turn among processes that are ready, `/rt/<node>/` to that process alone. What a process has not been
 * sent yet goes to the next one when it does not listen; a call that was cut in the middle is the client's to repeat.
 */
export async function startBalancer(options: BalancerOptions): Promise<Balancer> {
  const pool = new Pool(options.backends);
  const agent = new Agent({ keepAlive: true, maxSockets: 512 });
  const server = createServer((request, response) => void forward({ pool, agent }, request, response));
  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) =>
    forwardUpgrade(pool, request, { socket, head }),
  );
  server.listen(options.port ?? 0, HOST);
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("a port was asked for");
  return {
    url: `http://${HOST}:${address.port}`,
    listReady: () => pool.listReady(),
    stop: async () => {
      pool.stop();
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}

/** The processes, and which of them take calls. */
class Pool {
  readonly #backends: () => readonly Backend[];
  readonly #ready = new Set<string>();
  readonly #timer: NodeJS.Timeout;
  #turn = 0;

  constructor(backends: () => readonly Backend[]) {
    this.#backends = backends;
    this.#timer = setInterval(() => this.#look(), LOOK_EVERY_MS).unref();
    this.#look();
  }

  listReady(): readonly string[] {
    return [...this.#ready].toSorted();
  }

  /** Those that may answer this path, the one whose turn it is first. */
  choose(path: string): readonly Backend[] {
    const name = OF_NODE.exec(path)?.[1];
    const ready = this.#backends().filter((one) => this.#ready.has(one.name));
    if (name !== undefined) return ready.filter((one) => one.name === name);
    this.#turn += 1;
    const first = this.#turn % Math.max(1, ready.length);
    return [...ready.slice(first), ...ready.slice(0, first)];
  }

  /** It does not listen: nobody is led there until it is found ready again. */
  drop({ name }: Backend): void {
    this.#ready.delete(name);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    for (const backend of this.#backends()) void this.#lookAt(backend);
  }

  async #lookAt(backend: Backend): Promise<void> {
    const { name, host, port } = backend;
    const signal = AbortSignal.timeout(LOOK_LIMIT_MS);
    const isReady = await fetch(`http://${host}:${port}/readyz`, { signal }).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) this.#ready.add(name);
    else this.#ready.delete(name);
  }
}

type Way = { readonly pool: Pool; readonly agent: Agent };

async function forward(
  { pool, agent }: Way,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readBody(request).catch(() => null);
  if (body === null) return void response.destroy();
  for (const backend of pool.choose(request.url ?? "/")) {
    const done = await sendOn({ agent, backend, body }, request, response);
    if (done) return;
    pool.drop(backend);
  }
  response.writeHead(503, { "retry-after": "1", "content-type": "text/plain" }).end("No process is ready.");
}

type Sent = { readonly agent: Agent; readonly backend: Backend; readonly body: Buffer };

/** false: the process did not listen, and was sent nothing. */
function sendOn({ agent, backend, body }: Sent, request: IncomingMessage, response: ServerResponse) {
  return new Promise<boolean>((resolve) => {
    const { host, port } = backend;
    const { method, url: path } = request;
    const onward = requestTo({ host, port, method, path, agent, headers: headersOf(request) });
    onward.once("response", (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
      answer.once("error", () => response.destroy());
      answer.once("close", () => resolve(true));
    });
    onward.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNREFUSED") return resolve(false);
      if (response.headersSent) response.destroy();
      else response.writeHead(502, { "content-type": "text/plain" }).end("The process went away.");
      resolve(true);
    });
    response.once("close", () => onward.destroy());
    onward.end(body);
  });
}

/** The client's, and whom it stands for; what belongs to the connection itself stays here. */
function headersOf(request: IncomingMessage): NodeJS.Dict<string | string[]> {
  const {
    connection: _connection,
    "keep-alive": _kept,
    "transfer-encoding": _coding,
    ...headers
  } = request.headers;
  const before = request.headers["x-forwarded-for"];
  const address = request.socket.remoteAddress ?? "";
  return {
    ...headers,
    "x-forwarded-for": before === undefined ? address : `${String(before)}, ${address}`,
    "x-forwarded-proto": "http",
  };
}

async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    parts.push(part as Buffer); // no encoding is set
    bytes += parts.at(-1)?.length ?? 0;
    if (bytes > BODY_LIMIT_BYTES) return null;
  }
  return Buffer.concat(parts);
}

function forwardUpgrade(
  pool: Pool,
  request: IncomingMessage,
  { socket, head }: { readonly socket: Duplex; readonly head: Buffer },
): void {
  const [backend] = pool.choose(request.url ?? "/");
  if (backend === undefined)
    return void socket.end("HTTP/1.1 503 Service Unavailable\r\nretry-after: 1\r\n\r\n");
  const onward: Socket = connect(backend.port, backend.host, () => {
    const { "x-forwarded-for": addresses, "x-forwarded-proto": proto } = headersOf(request);
    const lines = [`${request.method} ${request.url} HTTP/1.1`];
    for (let index = 0; index < request.rawHeaders.length; index += 2) {
      const name = request.rawHeaders[index] ?? "";
      if (!/^x-forwarded-(for|proto)$/i.test(name)) lines.push(`${name}: ${request.rawHeaders[index + 1]}`);
    }
    lines.push(`x-forwarded-for: ${String(addresses)}`, `x-forwarded-proto: ${String(proto)}`);
    onward.write(`${lines.join("\r\n")}\r\n\r\n`);
    onward.write(head);
    onward.pipe(socket).pipe(onward);
  });
  onward.setNoDelay(true);
  for (const end of [socket, onward]) {
    end.on("error", () => undefined);
    end.once("close", () => {
      socket.destroy();
      onward.destroy();
    });
  }
}
