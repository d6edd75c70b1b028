import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

type Entry = { readonly optionalDependencies?: Readonly<Record<string, string>> };

/** npm leaves out what a registry does not serve today, and `npm ci` then refuses the whole lockfile. */
it("lists the optional packages of every platform", () => {
  const text = readFileSync(join(import.meta.dirname, "../package-lock.json"), "utf8");
  const { packages } = JSON.parse(text) as { readonly packages: Readonly<Record<string, Entry>> };
  const missing: string[] = [];
  for (const [path, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const name of Object.keys(optionalDependencies)) {
      const isListed = `${path}/node_modules/${name}` in packages || `node_modules/${name}` in packages;
      if (!isListed && !name.includes("wasm32")) missing.push(`${name} (of ${path})`);
    }
  }
  expect(missing).toEqual([]);
});
