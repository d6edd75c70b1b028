import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { loadSecrets } from "./secrets.ts";

let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "crosscheck-secrets-"));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

it("makes secrets once, for several first starts at once", async () => {
  const all = await Promise.all([1, 2, 3, 4].map(() => loadSecrets(join(folder, "data"))));
  for (const secrets of all) expect(secrets).toEqual(all[0]);
  expect(await loadSecrets(join(folder, "data"))).toEqual(all[0]);
  expect(await readdir(join(folder, "data"))).toEqual(["secrets.json"]);
  expect((await stat(join(folder, "data/secrets.json"))).mode & 0o777).toBe(0o600);
});

it.each([
  ["empty", ""],
  ["torn", '{"identity":"0123456789abcdef01234567'],
  ["not ours", '{"identity":"short","pepper":"short"}'],
])("names a file that is %s and leaves it as it is", async (_how, text) => {
  await writeFile(join(folder, "secrets.json"), text);
  await expect(loadSecrets(folder)).rejects.toThrow(`${join(folder, "secrets.json")} is empty or damaged`);
  expect(await readdir(folder)).toEqual(["secrets.json"]);
});
