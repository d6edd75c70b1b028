import { connect, type Socket } from "node:net";

/** One answer of a GET, as much of it as a bench looks at. */
export type Got = { readonly status: number; readonly ms: number };

export type Target = {
  readonly port: number;
  /** Path of the request with this number. */
  readonly path: (number: number) => string;
  readonly headers?: Readonly<Record<string, string>>;
};

const HEAD_END = Buffer.from("\r\n\r\n");

/**
 * Sends `count` GETs over `connections` kept-open connections, each the next one when its answer is there. On bare
 * sockets: Node's own client would take longer for a request than a fast server does.
 */
export async function getMany(
  target: Target,
  { count, connections }: { readonly count: number; readonly connections: number },
): Promise<readonly Got[]> {
  const got: Got[] = [];
  let next = 0;
  const worker = async () => {
    const line = await openLine(target);
    while (next < count) {
      const number = next;
      next += 1;
      got.push(await line.get(target.path(number)));
    }
    line.close();
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return got;
}

type Line = { readonly get: (path: string) => Promise<Got>; readonly close: () => void };

async function openLine({ port, headers = {} }: Target): Promise<Line> {
  const socket = connect(port, "127.0.0.1");
  socket.setNoDelay(true);
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("error", reject);
  });
  const fields = Object.entries({ host: `127.0.0.1:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return {
    get: async (path) => {
      const startedAtMs = performance.now();
      socket.write(`GET ${path} HTTP/1.1\r\n${fields.join("")}\r\n`);
      const status = await readAnswer(socket);
      return { status, ms: performance.now() - startedAtMs };
    },
    close: () => socket.destroy(),
  };
}

/** Reads one answer with a content length to its end; its status. */
function readAnswer(socket: Socket): Promise<number> {
  return new Promise((resolve, reject) => {
    let head: Buffer = Buffer.alloc(0);
    let left = -1;
    let status = 0;
    const read = (part: Buffer) => {
      if (left >= 0) left -= part.byteLength;
      else {
        head = head.byteLength === 0 ? part : Buffer.concat([head, part]);
        const end = head.indexOf(HEAD_END);
        if (end < 0) return;
        const text = head.toString("latin1", 0, end);
        status = Number(text.slice(9, 12));
        const length = Number(/\ncontent-length: (\d+)/i.exec(text)?.[1] ?? "0");
        left = length - (head.byteLength - end - HEAD_END.byteLength);
      }
      if (left > 0) return;
      settle();
      resolve(status);
    };
    const fail = () => {
      settle();
      reject(new Error("the server ended a connection"));
    };
    const settle = () => socket.off("data", read).off("close", fail).off("error", fail);
    socket.on("data", read).on("close", fail).on("error", fail);
  });
}
