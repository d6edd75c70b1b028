import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { hash } from "node:crypto";
import type { AddressInfo } from "node:net";
import { benchCore, benchService } from "@crosscheck/testkit/bench-service";
import { serveMeasured } from "./measure.ts";

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer); // a request streams buffers
  return Buffer.concat(parts);
}

async function startRaw(): Promise<number> {
  const known = hash("sha256", "a".repeat(43), "base64url");
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await readBody(request);
    const token = (request.headers.authorization ?? "").slice("Bearer ".length);
    const form = await new Response(new Uint8Array(body), {
      headers: { "content-type": request.headers["content-type"] ?? "" },
    }).formData();
    const isKnown = hash("sha256", token, "base64url") === known;
    const level = Number(form.get("level"));
    response.writeHead(isKnown ? 200 : 401, { "content-type": "application/json; charset=utf-8" });
    response.end(JSON.stringify({ error: false, message: "111", data: { level, max_level: 3 } }));
  };
  return listen(createServer((request, response) => void answer(request, response)));
}

async function startCore(): Promise<number> {
  const core = await benchCore();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const result = await core({
      action: "set_level_data",
      authorization: request.headers.authorization,
      contentType: request.headers["content-type"],
      body: await readBody(request),
      address: "127.0.0.1",
      userAgent: "",
    });
    response.writeHead(result.status, { "content-type": "application/json; charset=utf-8" });
    response.end(JSON.stringify(result.body));
  };
  return listen(createServer((request, response) => void answer(request, response)));
}

async function startFull(): Promise<number> {
  const { app } = await benchService();
  await app.listen({ port: 0, host: "127.0.0.1" });
  return (app.server.address() as AddressInfo).port; // a TCP server has one
}

function listen(server: ReturnType<typeof createServer>): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port)); // a TCP server has one
  });
}

// The three servers of http.bench.ts in one process: by hand, the action core on node:http, the application.
serveMeasured({ raw: await startRaw(), core: await startCore(), full: await startFull() });
