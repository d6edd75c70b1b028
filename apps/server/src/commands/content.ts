// npm run content -- check [pack …]            reads packs and the syllabus and names every fault; without names, all
//                                              packs and exams, and how many items each topic has
// npm run content -- import <pack> [--dry-run] stores a pack and the syllabus; --dry-run only says what would change
import { join } from "node:path";
import { parseArgs } from "node:util";
import { checkPack, hasErrors, sayProblem } from "../content/check-pack.ts";
import type { Pack, PackProblem } from "../content/pack.ts";
import { importPack } from "../content/import-pack.ts";
import { importSyllabuses } from "../content/import-syllabuses.ts";
import { listPackFolders } from "../content/import-content.ts";
import { readPackFolder } from "../content/pack-folder.ts";
import { findLostObjectives } from "../content/pack-objectives.ts";
import { sayCoverage } from "../content/syllabus-coverage.ts";
import { readSyllabuses, type CheckedSyllabuses } from "../content/syllabus-folder.ts";
import { checkPresets, readExamPresets } from "../exams/presets.ts";
import { systemClock } from "../ports/clock.ts";
import { mediaFolder } from "../ports/local-ports.ts";
import { createRandom } from "../ports/random.ts";
import { createFolderStorage } from "../ports/storage.ts";
import { ROOT, withDatabase } from "./with-database.ts";

const USAGE = `Usage:
  npm run content -- check [pack folder …]
  npm run content -- import <pack folder or a file in it> [--dry-run]`;

const SYLLABUS = join(ROOT, "content/syllabus");

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { "dry-run": { type: "boolean", default: false } },
  });
  const [task, ...paths] = positionals;
  const [path] = paths;
  if (task === "check") return paths.length > 0 ? check(paths) : checkAll();
  if (task === "import" && path !== undefined && paths.length === 1) return store(path, values["dry-run"]);
  process.stderr.write(`${USAGE}\n`);
  return 2;
}

async function check(paths: readonly string[]): Promise<number> {
  const { isSound } = await checkPacks(paths, await checkSyllabuses());
  return isSound ? 0 : 1;
}

async function checkAll(): Promise<number> {
  const checked = await checkSyllabuses();
  const { packs, isSound } = await checkPacks(await listPackFolders(join(ROOT, "content/packs")), checked);
  const lines = checked.syllabuses.flatMap((syllabus) => sayCoverage(syllabus, packs));
  process.stdout.write(lines.map((line) => `${line}\n`).join(""));
  const areExamsSound = await checkExams(packs);
  return isSound && areExamsSound ? 0 : 1;
}

/** Names the faults of the presets of real exams. */
async function checkExams(packs: readonly Pack[]): Promise<boolean> {
  const { presets, faults: unreadable } = await readExamPresets(join(ROOT, "content/exams"));
  const places = packs.flatMap(({ manifest }) =>
    manifest.categories.map(({ slug, type }) => ({ slug, type: type ?? manifest.type })),
  );
  const faults = [...unreadable, ...checkPresets(presets, places)];
  for (const { file, fault } of faults) process.stdout.write(`exams: ${file}: ${fault}\n`);
  process.stdout.write(`exams: ${presets.length} papers; ${faults.length} errors\n`);
  return faults.length === 0;
}

async function checkSyllabuses(): Promise<CheckedSyllabuses> {
  const checked = await readSyllabuses(SYLLABUS);
  sayProblems(checked.problems);
  return checked;
}

/** Names the faults of packs; those of the trees they are held against count too. */
async function checkPacks(
  paths: readonly string[],
  against: CheckedSyllabuses,
): Promise<{ readonly packs: readonly Pack[]; readonly isSound: boolean }> {
  const packs: Pack[] = [];
  let isSound = !hasErrors(against.problems);
  for (const path of paths) {
    const folder = await readPackFolder(path);
    const { pack, problems: own } = checkPack(folder);
    const problems = [...own, ...(pack === null ? [] : findLostObjectives(pack, against.syllabuses))];
    sayProblems(problems);
    isSound &&= !hasErrors(problems);
    if (pack !== null) packs.push(pack);
    const items =
      pack?.files.map((file) => `${file.items.length} ${file.language}`).join(", ") ?? "unreadable";
    process.stdout.write(`${folder.folder}: ${items}; ${count(problems)}\n`);
  }
  return { packs, isSound };
}

async function store(path: string, dryRun: boolean): Promise<number> {
  const { syllabuses, problems } = await checkSyllabuses();
  if (hasErrors(problems)) return 1;
  return await withDatabase(async ({ db, dataFolder }) => {
    if (!dryRun) await importSyllabuses(db, SYLLABUS);
    const report = await importPack(db, path, {
      nowMs: systemClock.nowMs(),
      uuid: createRandom(systemClock).uuid,
      dryRun,
      syllabuses,
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
