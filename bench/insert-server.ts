import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { openBenchRows } from "@crosscheck/testkit/bench-players";
import { serveMeasured } from "./measure.ts";

/** The least a durable call can cost: node:http by hand, JSON in, one row per transaction, JSON out. */
const rows = await openBenchRows(process.argv[2] ?? "", 10);

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer); // a request streams buffers
  const { answer: text } = JSON.parse(Buffer.concat(parts).toString()) as { readonly answer: string }; // sent by the bench
  await rows.insert(text);
  response.writeHead(200, { "content-type": "application/json; charset=utf-8" });
  response.end(JSON.stringify({ error: false, data: { recorded: true } }));
}

const server = createServer((request, response) => void answer(request, response));
server.listen(0, "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo; // a TCP server has one
  serveMeasured({ insert: port });
});
