import { spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, describe, expect, it } from "vitest";
import { SAMPLE_REPORT } from "../exam-reports/report-fixture.ts";
import { signReport } from "../exam-reports/sign-report.ts";
import { createSigner } from "../ports/signer.ts";
import { loadSecrets } from "../secrets.ts";

const ROOT = join(import.meta.dirname, "../../../..");
const folder = await mkdtemp(join(tmpdir(), "crosscheck-verify-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const [own, empty] = [join(folder, "own"), join(folder, "empty")];
const secrets = await loadSecrets(own);
await mkdir(empty);
const signer = createSigner(secrets.pepper);
const genuine = signReport(signer, SAMPLE_REPORT);
const forged = signReport(createSigner("a forger's own secret"), { ...SAMPLE_REPORT, percent: 100 });

async function write(name: string, value: unknown): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, typeof value === "string" ? value : JSON.stringify(value));
  return file;
}

/** `npm run verify -- <words>` on an installation that has a key, or on one that never started. */
async function verify(dataFolder: string, ...words: readonly string[]) {
  const child = spawn(process.execPath, [join(ROOT, "tools/run.mjs"), "verify", ...words], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, DATA_FOLDER: dataFolder },
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const [said, complained, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, said, complained };
}

describe("npm run verify", () => {
  it("knows a genuine result of this installation, and says whose it is", async () => {
    const { code, said, complained } = await verify(own, await write("genuine.json", genuine));
    expect([code, complained]).toEqual([0, ""]);
    expect(said).toMatch(/^GENUINE: signed with the key of this installation, and unchanged since\.\n/);
    expect(said).toContain("candidate: Amelia Sørensen\n");
    expect(said).toContain("result: 80.95 %, passed, 2026-11-23T09:41:32.000Z\n");
    expect(said).not.toContain(secrets.pepper);
  });

  it("tells what was altered from what another key has signed", async () => {
    const altered = { ...genuine, report: { ...genuine.report, percent: 100 } };
    expect(await verify(own, await write("altered.json", altered))).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^ALTERED: /) as string,
    });
    expect(await verify(own, await write("forged.json", forged))).toMatchObject({
      code: 3,
      said: expect.stringMatching(/^ANOTHER KEY: /) as string,
    });
  });

  it("without a key of its own calls nothing genuine, and makes no key", async () => {
    const { code, said } = await verify(empty, await write("genuine.json", genuine));
    expect(code).toBe(5);
    expect(said).toMatch(/^UNCHANGED, BY WHOMEVER: /);
    expect(said).toContain("/.well-known/crosscheck-results.json");
    expect(said).toContain(genuine.key_id);
    expect((await verify(empty, await write("forged.json", forged))).code).toBe(5);
  });

  it("takes the issuer's key from a file or from its site", async () => {
    const keys = { keys: [signer.publicKey] };
    const file = await write("genuine.json", genuine);
    expect((await verify(empty, file, "--key", await write("keys.json", keys))).code).toBe(0);
    const site = createServer((request, answer) => {
      answer.statusCode = request.url === "/.well-known/crosscheck-results.json" ? 200 : 404;
      answer.end(JSON.stringify(keys));
    });
    await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
    const { port } = site.address() as AddressInfo; // a TCP server has one
    try {
      expect((await verify(empty, file, "--key", `http://127.0.0.1:${port}`)).code).toBe(0);
      const elsewhere = await verify(empty, file, "--key", `http://127.0.0.1:${port}/elsewhere`);
      expect(elsewhere).toMatchObject({ code: 2, said: "" });
    } finally {
      site.close();
    }
    expect(await verify(empty, file, "--key", "http://exams.bluesky.example")).toEqual({
      code: 2,
      said: "",
      complained: "A key from http://exams.bluesky.example could be anybody's: use https.\n",
    });
  });

  it("refuses what is no signed result, and a field that is there twice", async () => {
    const twice = JSON.stringify(genuine).replace(
      `"report":`,
      `"report":${JSON.stringify(forged.report)},"report":`,
    );
    const others = ["", "{}", twice, SAMPLE_REPORT];
    for (const [index, value] of others.entries()) {
      const { code, said } = await verify(own, await write(`other-${index}.json`, value));
      expect([code, said]).toEqual([4, expect.stringMatching(/^NOT A SIGNED RESULT: /)]);
    }
    expect((await verify(own)).complained).toMatch(/^Usage: npm run verify/);
    expect((await verify(own, join(folder, "missing.json"))).code).toBe(2);
  });

  it("prints nothing that moves the cursor or turns the text", async () => {
    const candidate = "\u001B[2J\u202Egniksam\u0007";
    const sly = signReport(signer, { ...SAMPLE_REPORT, candidate });
    const { said } = await verify(own, await write("sly.json", sly));
    expect(said).toContain("candidate:  [2J gniksam \n");
  });
});
