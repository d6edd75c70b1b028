import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");
/** What is made of a part within the import is not made again when the part is asked for again (vite.config.ts). */
const WITHIN = /import\("[^"]+\.tsx?"\)\s*\.then/;

it("no part of the player's app is made into something within its import", () => {
  const files = globSync("apps/player/app/**/*.{ts,tsx}", { cwd: ROOT }).filter(
    (file) => !file.includes(".test."),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => WITHIN.test(readFileSync(join(ROOT, file), "utf8")))).toEqual([]);
});
