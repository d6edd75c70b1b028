import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const ROOT = join(import.meta.dirname, "..");

/** How many checks of a step passed, failed and were skipped. */
export type Tally = { readonly passed: number; readonly failed: number; readonly skipped: number };

export type Step = { readonly name: string; readonly run: () => Promise<Tally> };

/** Runs the steps one after the other, says how each went, and returns the sums. Every step runs, whatever failed before. */
export async function runSteps(steps: readonly Step[]): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const step of steps) {
    const startedAtMs = Date.now();
    process.stdout.write(`▶ ${step.name}\n`);
    const tally = await step.run();
    const seconds = ((Date.now() - startedAtMs) / 1_000).toFixed(1);
    process.stdout.write(
      `${tally.failed === 0 ? "✔" : "✘"} ${step.name}: ${describe(tally)} (${seconds} s)\n`,
    );
    tallies.push(tally);
  }
  return sumUp(tallies);
}

/** The sums of several. */
export function sumUp(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
    failed: tallies.reduce((sum, tally) => sum + tally.failed, 0),
    skipped: tallies.reduce((sum, tally) => sum + tally.skipped, 0),
  };
}

/** The plain closing line that CI reads, and the exit code. */
export function finish(tally: Tally): never {
  process.stdout.write(`in ${Math.round(performance.now() / 1_000)} s\n`);
  if (tally.skipped > 0) process.stdout.write(`${tally.skipped} skipped\n`);
  process.stdout.write(`${tally.passed} passed, ${tally.failed} failed\n`);
  process.exit(tally.failed === 0 && tally.passed > 0 ? 0 : 1);
}

function describe({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped === 0 ? "" : `, ${skipped} skipped`}`;
}

/** Runs a program of node_modules under this Node; its output is shown only when it fails, or always with `loud`. */
export function runProgram(
  words: readonly string[],
  options: {
    readonly loud?: boolean;
    readonly env?: Readonly<Record<string, string>>;
    readonly cwd?: string;
  } = {},
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, {
      cwd: options.cwd ?? ROOT,
      stdio: ["ignore", options.loud ? "inherit" : "pipe", options.loud ? "inherit" : "pipe"],
      env: { ...process.env, ...options.env },
    });
    const output: Buffer[] = [];
    child.stdout?.on("data", (part: Buffer) => output.push(part));
    child.stderr?.on("data", (part: Buffer) => output.push(part));
    child.on("error", reject);
    child.on("exit", (code) => {
      if (code !== 0) process.stdout.write(Buffer.concat(output));
      resolve(code === 0);
    });
  });
}

/** A step that is one program: it passes or fails as one check. */
export function programStep(name: string, words: readonly string[], cwd?: string): Step {
  return {
    name,
    run: async () => {
      const ok = await runProgram(words, cwd === undefined ? {} : { cwd: join(ROOT, cwd) });
      return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
    },
  };
}

/**
 * A step that writes a JSON report: its tests are counted. A run that fails without a failed test (a crash, an empty
 * suite) counts as one failure.
 */
export function reportStep(
  name: string,
  run: (reportFile: string) => Promise<boolean>,
  read: (report: unknown) => Tally,
): Step {
  return {
    name,
    run: async () => {
      const folder = mkdtempSync(join(tmpdir(), "crosscheck-report-"));
      try {
        const file = join(folder, "report.json");
        const ok = await run(file);
        const tally = readReport(file, read);
        return ok || tally.failed > 0 ? tally : { ...tally, failed: 1 };
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

function readReport(file: string, read: (report: unknown) => Tally): Tally {
  try {
    return read(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
