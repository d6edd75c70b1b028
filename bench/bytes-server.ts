import { createServer } from "node:http";
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { serveMeasured } from "./measure.ts";

/** Answers every request with the bytes of a file and the headers of another one: the least that a page can cost. */
const [bodyFile = "", headersFile = ""] = process.argv.slice(2);
const body = readFileSync(bodyFile);
const headers = JSON.parse(readFileSync(headersFile, "utf8")) as Record<string, string>; // written by pages.bench.ts
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, "127.0.0.1", () => serveMeasured({ raw: (server.address() as AddressInfo).port })); // a TCP server has one
