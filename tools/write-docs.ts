import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { coveragePage } from "@crosscheck/contract/coverage";
import { openApiDocument } from "@crosscheck/contract/openapi";

/** Documents printed from the code, by path below the repository's root. */
function generatedDocs(): Readonly<Record<string, string>> {
  return {
    "docs/coverage.md": coveragePage(),
    "docs/openapi.json": `${JSON.stringify(openApiDocument("Crosscheck"), null, 1)}\n`,
  };
}

/** Paths of generated documents whose file differs from what the code prints now. */
export function staleDocs(root: string): readonly string[] {
  return Object.entries(generatedDocs()).flatMap(([path, text]) => {
    try {
      return readFileSync(join(root, path), "utf8") === text ? [] : [path];
    } catch {
      return [path];
    }
  });
}

if (import.meta.main) {
  const root = join(import.meta.dirname, "..");
  for (const [path, text] of Object.entries(generatedDocs())) writeFileSync(join(root, path), text);
}
