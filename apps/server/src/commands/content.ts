// npm run content -- check [pack …]            reads packs and names every fault
// npm run content -- import <pack> [--dry-run] stores a pack; --dry-run only says what would change
import { join } from "node:path";
import { parseArgs } from "node:util";
import { checkPack, hasErrors, sayProblem } from "../content/check-pack.ts";
import type { PackProblem } from "../content/pack.ts";
import { importPack } from "../content/import-pack.ts";
import { listPackFolders } from "../content/import-packs.ts";
import { readPackFolder } from "../content/pack-folder.ts";
import { systemClock } from "../ports/clock.ts";
import { mediaFolder } from "../ports/local-ports.ts";
import { createRandom } from "../ports/random.ts";
import { createFolderStorage } from "../ports/storage.ts";
import { ROOT, withDatabase } from "./with-database.ts";

const USAGE = `Usage:
  npm run content -- check [pack folder …]
  npm run content -- import <pack folder or a file in it> [--dry-run]`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { "dry-run": { type: "boolean", default: false } },
  });
  const [task, ...paths] = positionals;
  const [path] = paths;
  if (task === "check")
    return check(paths.length > 0 ? paths : await listPackFolders(join(ROOT, "content/packs")));
  if (task === "import" && path !== undefined && paths.length === 1) return store(path, values["dry-run"]);
  process.stderr.write(`${USAGE}\n`);
  return 2;
}

async function check(paths: readonly string[]): Promise<number> {
  let isSound = true;
  for (const path of paths) {
    const folder = await readPackFolder(path);
    const { pack, problems } = checkPack(folder);
    sayProblems(problems);
    isSound &&= !hasErrors(problems);
    const items =
      pack?.files.map((file) => `${file.items.length} ${file.language}`).join(", ") ?? "unreadable";
    process.stdout.write(`${folder.folder}: ${items}; ${count(problems)}\n`);
  }
  return isSound ? 0 : 1;
}

async function store(path: string, dryRun: boolean): Promise<number> {
  return await withDatabase(async ({ db, dataFolder }) => {
    const report = await importPack(db, path, {
      nowMs: systemClock.nowMs(),
      uuid: createRandom(systemClock).uuid,
      dryRun,
      storage: createFolderStorage(mediaFolder(dataFolder)),
      onProgress: sayProgress,
    });
    sayProblems(report.problems);
    const { created, changed, unchanged, retired } = report.counts;
    const figures = `${created} new, ${changed} changed, ${unchanged} unchanged, ${retired} retired`;
    process.stdout.write(`${report.pack ?? path}: ${report.status}; ${figures}; ${count(report.problems)}\n`);
    return report.status === "invalid" ? 1 : 0;
  });
}

function sayProblems(problems: readonly PackProblem[]): void {
  for (const problem of problems) process.stdout.write(`${sayProblem(problem)}\n`);
}

function count(problems: readonly PackProblem[]): string {
  const errors = problems.filter((problem) => problem.severity === "error").length;
  return `${errors} errors, ${problems.length - errors} warnings`;
}

function sayProgress(done: number, total: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${total} texts${done === total ? "\n" : ""}`);
}

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 1;
});
