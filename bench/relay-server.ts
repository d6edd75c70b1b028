import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { WebSocketServer, type WebSocket } from "ws";
import { serveMeasured } from "./measure.ts";

/** Passes each message on to both sockets of its pair, read and written anew: the least that a battle can cost. */
const pairs = new Map<string, Set<WebSocket>>();
const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
sockets.on("connection", (socket, request) => {
  const name = request.url ?? "";
  const pair = pairs.get(name) ?? new Set();
  pairs.set(name, pair.add(socket));
  socket.on("close", () => pair.delete(socket));
  socket.on("message", (sent) => {
    // Sockets without fragments give a buffer.
    const message: unknown = JSON.parse((sent as Buffer).toString());
    for (const other of pair) other.send(JSON.stringify(message));
  });
});
server.listen(0, "127.0.0.1");
await once(server, "listening");
serveMeasured({ relay: (server.address() as AddressInfo).port }); // a TCP server has one
