import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEFAULT_PORT } from "./hold-port.ts";
import { findAddress, keepAddress } from "./known-address.ts";

const ANYWHERE = { HOST: "127.0.0.1" };
const LAST = "http://127.0.0.1:3017";

describe("where the site is found by commands beside the server", () => {
  let dataFolder = "";
  let said: string[] = [];
  const log = pino({ level: "warn" }, { write: (line) => said.push(line) });

  beforeAll(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), "crosscheck-address-"));
  });
  afterAll(() => rm(dataFolder, { recursive: true, force: true }));

  it("is where its last server was, unless an address or a port is configured", async () => {
    said = [];
    await keepAddress(dataFolder, LAST, log);
    expect(said).toEqual([]);
    expect(await findAddress(dataFolder, ANYWHERE)).toBe(LAST);
    expect(await findAddress(dataFolder, { ...ANYWHERE, PORT: 0 })).toBe(LAST);
    expect(await findAddress(dataFolder, { ...ANYWHERE, PORT: 8080 })).toBe("http://127.0.0.1:8080");
    expect(await findAddress(dataFolder, { ...ANYWHERE, PUBLIC_URL: "https://quiz.example.org/" })).toBe(
      "https://quiz.example.org",
    );
  });

  it("is the usual place when the file cannot be written, and the server starts and says so", async () => {
    said = [];
    const missing = join(dataFolder, "missing");
    await keepAddress(missing, LAST, log);
    expect(said).toEqual([expect.stringContaining("the address is not kept")]);
    expect(await findAddress(missing, ANYWHERE)).toBe(`http://127.0.0.1:${DEFAULT_PORT}`);
  });
});
