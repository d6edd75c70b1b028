import { availableParallelism } from "node:os";
import { join } from "node:path";
import { ROOT, programStep, reportStep, runProgram, type Step, type Tally } from "./steps.ts";

/** One program for everything that runs in Node: they share most of their files. */
const TYPED_PROJECTS = [
  "packages/rules",
  "packages/contract",
  "packages/client",
  "packages/ui",
  "apps/player",
  "apps/admin",
  "e2e",
  "tsconfig.node.json",
];

/** What the compiler knows of the run before: only what has changed since is checked again. */
const TYPE_CACHE = join(ROOT, "node_modules/.cache/types");

/** Vitest projects that need nothing but the code. */
export const PURE_PROJECTS = ["rules", "contract", "client", "ui", "player", "admin", "tools"] as const;

/** Format, unused code and lint. */
export function lintSteps(): readonly Step[] {
  return [
    programStep("format", ["node_modules/oxfmt/bin/oxfmt", "--check", "."]),
    programStep("unused code", ["node_modules/knip/bin/knip.js"]),
    programStep("lint", ["node_modules/oxlint/bin/oxlint", "--type-aware", "--deny-warnings"]),
  ];
}

/** Types of every program. */
export function typeSteps(): readonly Step[] {
  return [
    programStep(
      "route types",
      [join(ROOT, "node_modules/@react-router/dev/bin.cjs"), "typegen"],
      "apps/player",
    ),
    ...TYPED_PROJECTS.map((project) =>
      programStep(`types of ${project}`, [
        "node_modules/typescript/bin/tsc",
        "-p",
        project,
        // Several would each work out what files have in common; lint is beside them on the other core.
        "--checkers",
        "1",
        "--incremental",
        "--tsBuildInfoFile",
        join(TYPE_CACHE, `${project.replaceAll("/", "-")}.tsbuildinfo`),
      ]),
    ),
  ];
}

/** Unit, conformance and server tests of the named vitest projects; all without a name. */
export function vitestStep(name: string, projects: readonly string[] = []): Step {
  return reportStep(
    name,
    (file) =>
      runProgram(
        [
          "node_modules/vitest/vitest.mjs",
          "run",
          // Nothing else runs meanwhile.
          `--maxWorkers=${availableParallelism()}`,
          ...projects.flatMap((project) => ["--project", project]),
          "--reporter=default",
          "--reporter=json",
          `--outputFile.json=${file}`,
        ],
        { loud: true },
      ),
    readVitest,
  );
}

/** Flows in a real browser; `loud` lists them as they end, silent ones say what failed. */
export function e2eStep({
  name = "browser flows",
  words = [],
  env = {},
  loud,
}: {
  readonly name?: string;
  readonly words?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly loud: boolean;
}): Step {
  return reportStep(
    name,
    (file) =>
      runProgram([join(ROOT, "node_modules/@playwright/test/cli.js"), "test", ...words], {
        loud,
        cwd: join(ROOT, "e2e"),
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      }),
    readPlaywright,
  );
}

function readVitest(report: unknown): Tally {
  // Vitest's JSON reporter follows Jest's format.
  const { numPassedTests, numFailedTests, numPendingTests } = report as Record<string, number>;
  return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 1, skipped: numPendingTests ?? 0 };
}

function readPlaywright(report: unknown): Tally {
  const { stats } = report as {
    readonly stats: Record<"expected" | "unexpected" | "flaky" | "skipped", number>;
  };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}
