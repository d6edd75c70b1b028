import { readFileSync } from "node:fs";
import { globSync } from "node:fs";
import { join, relative } from "node:path";

/** What one workspace may import: our own workspaces, and outside packages that are off limits. */
export type Boundary = { readonly own: readonly string[]; readonly never: readonly RegExp[] };

const BROWSER_UI =
  /^(react|react-dom|react-router|@base-ui\/|lucide-react|@tanstack\/|zustand|@lingui\/react)/;
const NODE = /^node:/;
const SERVER_LIBRARIES = /^(fastify|@fastify\/|pg|kysely|better-auth|nodemailer|sharp|pino)($|\/)/;

/** Who may import whom: the one table. Test files may also use the testkit and the test runner. */
export const BOUNDARIES: Readonly<Record<string, Boundary>> = {
  "packages/rules": { own: [], never: [NODE, /^zod($|\/)/, BROWSER_UI, SERVER_LIBRARIES, /^[a-z@]/] },
  "packages/contract": { own: ["rules"], never: [NODE, BROWSER_UI, SERVER_LIBRARIES] },
  "packages/client": { own: ["contract"], never: [NODE, BROWSER_UI, SERVER_LIBRARIES] },
  "packages/ui": { own: [], never: [NODE, SERVER_LIBRARIES] },
  "packages/testkit": { own: ["server", "client", "contract", "rules"], never: [BROWSER_UI] },
  "apps/server": { own: ["contract", "rules"], never: [BROWSER_UI, /^vite($|\/)/] },
  "apps/player": { own: ["client", "contract", "rules", "ui"], never: [SERVER_LIBRARIES] },
  "apps/admin": { own: ["contract", "rules", "ui"], never: [SERVER_LIBRARIES, NODE] },
  e2e: { own: ["client", "testkit", "contract"], never: [BROWSER_UI] },
  bench: { own: ["client", "testkit", "contract"], never: [BROWSER_UI] },
};

const TEST_FILE = /\.test\.tsx?$/;
const TEST_ONLY =
  /^(vitest|fast-check|metar-taf-parser|@crosscheck\/testkit|@playwright\/test|@axe-core\/|vitest-browser-react)($|\/)/;
const BUILD_ONLY = /(^|\/)(vite|vitest|react-router|playwright)\.config\.ts$|^apps\/player\/server\.ts$/;
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^"';]*?from\s*["']([^"']+)["']|import\(\s*["']([^"']+)["']\s*\)|(?:^|\n)import\s*["']([^"']+)["']/g;

type Violation = { readonly file: string; readonly imports: string };
export type BoundaryReport = {
  readonly filesByWorkspace: ReadonlyMap<string, number>;
  readonly violations: readonly Violation[];
};

/**
 * The areas of the apps from the ground up: an area imports only from floors below its own, types included. Areas of
 * one floor know nothing of each other. "." are the files beside the areas.
 */
export const FLOORS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  "apps/server/src": [
    ["start", "exports"],
    ["postgres"],
    ["backup"],
    ["ports"],
    ["net"],
    ["cluster"],
    ["settings"],
    ["calls"],
    ["languages", "events", "exam-reports"],
    ["notices"],
    ["content"],
    ["modes", "coins"],
    ["categories", "boards", "payouts"],
    ["attempts"],
    ["study"],
    ["badges"],
    ["contests", "exams", "regrades"],
    ["names", "media", "system"],
    ["authoring"],
    ["identity"],
    ["players"],
    ["battles", "support"],
    ["operators", "site"],
    ["trial"],
    ["home", "boot"],
    ["pages", "reconcile", "transport", "my-data"],
    ["demo"],
    ["."],
    ["commands"],
  ],
  "apps/player/app": [
    ["paths", "hooks"],
    ["i18n"],
    ["modes"],
    ["boot"],
    ["state"],
    ["forms", "auth", "trial"],
    ["view"],
    ["study"],
    ["play"],
    ["battle"],
    ["screens", "shell"],
    ["gates"],
    ["."],
  ],
  "apps/admin/src": [["texts"], ["theme", "data"], ["kit"], ["sign-in"], ["screens"], ["layout"], ["."]],
};

/** Reads every source file of every workspace and lists imports that the table does not allow. */
export function checkBoundaries(root: string): BoundaryReport {
  const filesByWorkspace = new Map<string, number>();
  const violations: Violation[] = [];
  for (const [workspace, boundary] of Object.entries(BOUNDARIES)) {
    const files = globSync(`${workspace}/**/*.{ts,tsx}`, {
      cwd: root,
      exclude: (name) =>
        ["node_modules", "build", ".react-router", "dist"].some((folder) => name.split("/").includes(folder)),
    });
    filesByWorkspace.set(workspace, files.length);
    for (const file of files) {
      for (const specifier of importsOf(readFileSync(join(root, file), "utf8"))) {
        if (!isAllowed({ root, workspace, file, boundary, specifier }))
          violations.push({ file, imports: specifier });
      }
    }
  }
  return { filesByWorkspace, violations };
}

/** Module names a source text imports, re-exports or loads. */
export function importsOf(source: string): readonly string[] {
  return [...source.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? match[3] ?? "");
}

type Import = {
  readonly root: string;
  readonly workspace: string;
  readonly file: string;
  readonly boundary: Boundary;
  readonly specifier: string;
};

function isAllowed({ root, workspace, file, boundary, specifier }: Import): boolean {
  if (BUILD_ONLY.test(file)) return true;
  if (specifier.startsWith(".")) {
    const target = relative(root, join(root, file, "..", specifier));
    return target.startsWith(`${workspace}/`);
  }
  if (TEST_FILE.test(file) && (TEST_ONLY.test(specifier) || NODE.test(specifier))) return true;
  const own = /^@crosscheck\/([a-z]+)/.exec(specifier)?.[1];
  if (own !== undefined) return boundary.own.includes(own) || workspace.endsWith(`/${own}`);
  return !boundary.never.some((pattern) => pattern.test(specifier));
}

export type FloorReport = {
  /** Areas found below an app's source folder. */
  readonly areas: readonly string[];
  readonly violations: readonly Violation[];
};

/** Lists imports of an app that lead to the same floor or a higher one, of another area. Tests and fixtures may. */
export function checkFloors(root: string, app: string): FloorReport {
  const floorOf = new Map((FLOORS[app] ?? []).flatMap((areas, floor) => areas.map((area) => [area, floor])));
  const files = globSync("**/*.{ts,tsx}", { cwd: join(root, app), exclude: [...NOT_PRODUCT] });
  const violations: Violation[] = [];
  for (const file of files) {
    const floor = floorOf.get(areaOf(file)) ?? -1;
    for (const specifier of importsOf(readFileSync(join(root, app, file), "utf8"))) {
      const target = join(file, "..", specifier);
      if (!specifier.startsWith(".") || target.startsWith("..") || areaOf(target) === areaOf(file)) continue;
      if (floor <= (floorOf.get(areaOf(target)) ?? Number.POSITIVE_INFINITY))
        violations.push({ file: join(app, file), imports: specifier });
    }
  }
  return { areas: [...new Set(files.map(areaOf))], violations };
}

const NOT_PRODUCT = ["**/*.test.ts", "**/*.test.tsx", "**/*-fixture.{ts,tsx}", "**/*.fixture.ts"] as const;

function areaOf(file: string): string {
  return file.includes("/") ? (file.split("/")[0] ?? "") : ".";
}
