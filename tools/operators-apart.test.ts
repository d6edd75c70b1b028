import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { importsOf } from "./boundaries.ts";

const ROOT = join(import.meta.dirname, "..");
const TYPES_ONLY = /(?:^|\n)\s*(?:import|export)\s+type\b[^;]*;/g;

/** The file of this repository that an import leads to; null for packages of others. */
function fileOf(from: string, specifier: string): string | null {
  if (specifier.startsWith(".")) return join(from, "..", specifier);
  const [, workspace, path] = /^@crosscheck\/([a-z]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  if (workspace === undefined) return null;
  const file = `packages/${workspace}/src/${path ?? "index"}`;
  return [`${file}.ts`, `${file}.tsx`].find((one) => existsSync(join(ROOT, one))) ?? null;
}

/** Every file of this repository whose code these bring along; what is imported as a type brings none. */
function reachableFrom(starts: readonly string[]): ReadonlySet<string> {
  const seen = new Set(starts);
  for (const file of seen) {
    if (!/\.tsx?$/.test(file) || !existsSync(join(ROOT, file))) continue;
    const source = readFileSync(join(ROOT, file), "utf8").replace(TYPES_ONLY, "");
    for (const specifier of importsOf(source)) {
      const next = fileOf(file, specifier);
      if (next !== null) seen.add(next);
    }
  }
  return seen;
}

it("nothing of the operators' calls is in the player's app or client", () => {
  const starts = globSync(["apps/player/app/**/*.{ts,tsx}", "packages/client/src/**/*.ts"], { cwd: ROOT });
  const files = [...reachableFrom(starts.filter((file) => !/\.test\.tsx?$/.test(file)))];
  expect(files).toContain("packages/contract/src/codes.ts");
  expect(files.filter((file) => file.startsWith("packages/contract/src/operator"))).toEqual([]);
});
