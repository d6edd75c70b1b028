import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestDatabase } from "@crosscheck/testkit";
import { afterAll, expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { createLog } from "../log.ts";
import { systemClock } from "../ports/clock.ts";
import { createRandom } from "../ports/random.ts";
import { startServer } from "../start-server.ts";
import { addPlayer, askAs, ROOT } from "./product-fixture.ts";
import { databaseUrlOf } from "../postgres/connection.ts";

/** More calls than a server that has just started takes in hand (256). */
const HELD_CALLS = 280;
const HELD_OTHERS = 40;
const CALLS_MEANWHILE = 10;
/** As the product's own, only shorter: see app.ts. */
const PATIENCE = { headersMs: 2_000, requestMs: 3_000, checkMs: 100 };

const { db, connection } = await createTestDatabase({ content: true });
const dataFolder = await mkdtemp(join(tmpdir(), "crosscheck-slow-"));
const server = await startServer({
  config: readConfig({
    DATABASE_URL: databaseUrlOf(connection),
    DATA_FOLDER: dataFolder,
    PORT: "0",
    LOG_LEVEL: "silent",
  }),
  root: ROOT,
  log: createLog("silent"),
  patience: PATIENCE,
});
const ask = askAs(server.url, await addPlayer(db, createRandom(systemClock), "Caller"));

afterAll(async () => {
  await server.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

const HELD = [
  [
    "body of a call",
    HELD_CALLS,
    "POST /api/get_user_by_id HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n{",
  ],
  [
    "body of a sign-in",
    HELD_OTHERS,
    "POST /idp/sign-in/email HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n{",
  ],
  ["headers of a call", HELD_OTHERS, "POST /api/get_user_by_id HTTP/1.1\r\nhost: a\r\ncontent-le"],
  ["headers of a page", HELD_OTHERS, "GET / HTTP/1.1\r\nhost: a\r\nacc"],
] as const;

/** Sends the beginning of a request and no more. What it gives settles with all that came until the server ended it. */
async function hold(text: string): Promise<{ readonly ended: Promise<string> }> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  let got = "";
  socket.on("data", (part: Buffer) => (got += part.toString())).on("error", () => undefined);
  const { promise: ended, resolve } = Promise.withResolvers<string>();
  socket.once("close", () => resolve(got));
  await new Promise((written) => socket.write(text, written));
  return { ended };
}

it("hundreds of requests that never come to their end take no room, and the server ends them", async () => {
  const held = await Promise.all(
    HELD.flatMap(([what, count, text]) =>
      Array.from({ length: count }, async () => ({ what, ...(await hold(text)) })),
    ),
  );
  let areAllHeld = true;
  for (const { ended } of held) void ended.then(() => (areAllHeld = false));

  for (let call = 0; call < CALLS_MEANWHILE; call += 1)
    expect((await ask("get_user_by_id")).status).toBe(200);
  expect(areAllHeld).toBe(true);

  for (const { what, ended } of held) expect(`${what}: ${await ended}`).toMatch(/: HTTP\/1\.1 408 /);
  expect((await ask("get_user_by_id")).status).toBe(200);
});
