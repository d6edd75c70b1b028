import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { listMissing, type Lock } from "./install.mjs";

const LOCK: Lock = {
  packages: {
    "": {},
    "apps/server": { version: "0.1.0" },
    "node_modules/one": { version: "1.0.0" },
    "apps/server/node_modules/two": { version: "2.0.0" },
    "node_modules/for-another-system": { version: "3.0.0", optional: true },
    "node_modules/for-this-system": { version: "4.0.0", optional: true },
  },
};
const HERE = ["node_modules/one", "apps/server/node_modules/two", "node_modules/for-this-system"];
let root = "";

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "crosscheck-install-"));
  for (const place of HERE) {
    await mkdir(join(root, place), { recursive: true });
    await writeFile(join(root, place, "package.json"), "{}");
  }
  const packages = Object.fromEntries(HERE.map((place) => [place, LOCK.packages[place]]));
  await writeFile(join(root, "node_modules/.package-lock.json"), JSON.stringify({ packages }));
});

afterEach(() => rm(root, { recursive: true, force: true }));

it("finds nothing missing where everything for this system is there", () => {
  expect(listMissing(root, LOCK)).toEqual([]);
});

it.each(HERE)("notices that %s is gone although npm's record has it", async (place) => {
  await rm(join(root, place), { recursive: true });
  expect(listMissing(root, LOCK)).toEqual([place]);
});

it("notices another version, a new package and a node_modules without a record", async () => {
  const newer: Lock = { packages: { ...LOCK.packages, "node_modules/one": { version: "1.0.1" } } };
  expect(listMissing(root, newer)).toEqual(["node_modules/one"]);
  const more: Lock = { packages: { ...LOCK.packages, "node_modules/five": { version: "5.0.0" } } };
  expect(listMissing(root, more)).toEqual(["node_modules/five"]);
  await rm(join(root, "node_modules/.package-lock.json"));
  expect(listMissing(root, LOCK)).toEqual(["node_modules/one", "apps/server/node_modules/two"]);
});

it("finds nothing missing in this checkout", async () => {
  const here = join(import.meta.dirname, "..");
  const lock = JSON.parse(await readFile(join(here, "package-lock.json"), "utf8")) as Lock; // npm's own file
  expect(listMissing(here, lock)).toEqual([]);
});
