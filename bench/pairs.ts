import { once } from "node:events";
import { WebSocket } from "ws";

export type Pairs = {
  readonly sockets: readonly WebSocket[];
  /** How many messages have come back so far. */
  readonly count: () => number;
  readonly close: () => Promise<void>;
};

/** Two sockets each of so many pairs, to a relay on this port. */
export async function openPairs(port: number, count: number): Promise<Pairs> {
  let heard = 0;
  const sockets: WebSocket[] = [];
  for (let index = 0; index < 2 * count; index += 1) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/${Math.floor(index / 2)}`, {
      perMessageDeflate: false,
    });
    socket.on("message", () => {
      heard += 1;
    });
    await once(socket, "open");
    sockets.push(socket);
  }
  return {
    sockets,
    count: () => heard,
    close: async () => {
      for (const socket of sockets) socket.terminate();
    },
  };
}
