import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, it } from "vitest";
import routes from "./routes.ts";

const APP = import.meta.dirname;
const UI = join(APP, "../../../packages/ui/src");
/** Static and dynamic imports, and exports from elsewhere. */
const IMPORT = /\b(?:from|import)[\s(]*"([^"]+)"/g;
const PLAYER_GATE = "gates/player-gate.tsx";
/** Not part of the product: the page of all components, which loads both style sheets. */
const DEVELOPMENT = "screens/dev/";

function filesOf(entries: readonly RouteConfigEntry[]): readonly string[] {
  return entries
    .flatMap(({ file, children = [] }) => [file, ...(file === PLAYER_GATE ? [] : filesOf(children))])
    .filter((file) => !file.startsWith(DEVELOPMENT));
}

function fileOf(importer: string, specifier: string): string | undefined {
  if (specifier.startsWith("@crosscheck/ui/"))
    return join(UI, specifier.replace(/^@crosscheck\/ui\/(?!.*\.css)(.*)$/, "$1.tsx"));
  return specifier.startsWith(".") ? join(importer, "..", specifier.replace(/\?.*$/, "")) : undefined;
}

/** These files and all they import or load later, as paths. */
function withImports(entries: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...entries];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file) || !existsSync(file)) continue;
    found.add(file);
    if (!/\.tsx?$/.test(file)) continue;
    for (const [, specifier = ""] of readFileSync(file, "utf8").matchAll(IMPORT)) {
      const imported = fileOf(file, specifier);
      if (imported !== undefined) open.push(imported);
    }
  }
  return found;
}

/** What a style sheet's class names are read from: files, and folders with all in them. */
function sourcesOf(styleSheet: string): readonly string[] {
  const file = join(APP, styleSheet);
  return [...readFileSync(file, "utf8").matchAll(/^@source "([^"]+)";/gm)].flatMap(([, pattern = ""]) => {
    const sources = globSync(pattern, { cwd: dirname(file) });
    expect(sources, pattern).not.toEqual([]);
    return sources.map((source) => join(dirname(file), source));
  });
}

function missingIn(styleSheet: string, files: Iterable<string>): readonly string[] {
  const sources = sourcesOf(styleSheet);
  const isRead = (file: string) => sources.some((source) => file === source || file.startsWith(`${source}/`));
  return [...files]
    .filter((file) => file.endsWith(".tsx") && !isRead(file))
    .map((file) => relative(APP, file));
}

describe("the style sheets", () => {
  it("have inside the page what every screen before the gate is made of", () => {
    const files = withImports([join(APP, "root.tsx"), ...filesOf(routes).map((file) => join(APP, file))]);
    expect(files.size).toBeGreaterThan(100);
    expect(missingIn("app.css", files)).toEqual([]);
  });

  it("have behind the gate what any screen is made of", () => {
    const files = globSync([`${APP}/**/*.tsx`, `${UI}/**/*.tsx`]);
    expect(files.length).toBeGreaterThan(100);
    expect(missingIn("view/gated.css", files)).toEqual([]);
  });
});
