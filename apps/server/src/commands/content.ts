// npm run content -- check [pack …]            reads packs and the syllabus and names every fault; without names, all
//                                              packs and exams, twins, and how many items each topic has
// npm run content -- documents [id]            lists what the items cite, or the items that cite one document
// npm run content -- import <pack> [--dry-run] stores a pack and the syllabus; --dry-run only says what would change
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { SourceDocument } from "@crosscheck/rules/content/documents";
import type { GlossaryTerm } from "@crosscheck/rules/content/glossary";
import { guessFile } from "@crosscheck/rules/content/guesser";
import { checkPack, hasErrors, sayProblem } from "../content/check-pack.ts";
import { findLooseReferences, readDocuments, sayDocuments } from "../content/document-table.ts";
import { findTermFaults, readGlossary } from "../content/glossary-table.ts";
import type { Pack, PackProblem } from "../content/pack.ts";
import { importPack } from "../content/import-pack.ts";
import { importSyllabuses } from "../content/import-syllabuses.ts";
import { listPackFolders } from "../content/import-content.ts";
import { readPackFolder } from "../content/pack-folder.ts";
import { sayFigures } from "../content/pack-figures.ts";
import { findLostObjectives } from "../content/pack-objectives.ts";
import { findTwinsOfPacks } from "../content/pack-twins.ts";
import { coverageOf } from "../content/syllabus-coverage.ts";
import { readSyllabuses, type CheckedSyllabuses } from "../content/syllabus-folder.ts";
import { checkPresets, readExamPresets } from "../exams/presets.ts";
import { systemClock } from "../ports/clock.ts";
import { mediaFolder } from "../ports/local-ports.ts";
import { createRandom } from "../ports/random.ts";
import { createFolderStorage } from "../ports/storage.ts";
import { ROOT, withDatabase } from "./with-database.ts";

const USAGE = `Usage:
  npm run content -- check [pack folder …]
  npm run content -- documents [id]
  npm run content -- import <pack folder or a file in it> [--dry-run]`;

const SYLLABUS = join(ROOT, "content/syllabus");
const DOCUMENTS = join(ROOT, "content/documents.jsonl");
const GLOSSARY = join(ROOT, "content/glossary/ar.jsonl");
const PACKS = join(ROOT, "content/packs");

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { "dry-run": { type: "boolean", default: false } },
  });
  const [task, ...paths] = positionals;
  const [path] = paths;
  if (task === "check") return paths.length > 0 ? check(paths) : checkAll();
  if (task === "documents" && paths.length < 2) return listDocuments(path);
  if (task === "import" && path !== undefined && paths.length === 1) return store(path, values["dry-run"]);
  process.stderr.write(`${USAGE}\n`);
  return 2;
}

async function check(paths: readonly string[]): Promise<number> {
  const { isSound } = await checkPacks(paths, await checkTrees());
  return isSound ? 0 : 1;
}

async function checkAll(): Promise<number> {
  const against = await checkTrees();
  const { packs, isSound } = await checkPacks(await listPackFolders(PACKS), against);
  sayProblems(findTwinsOfPacks(packs));
  const coverages = against.syllabuses.map((syllabus) => coverageOf(syllabus, packs));
  sayLines(coverages.flatMap(({ lines }) => lines));
  sayLines([sayFigures(packs)]);
  const isCovered = coverages.every(({ empty }) => empty.length === 0);
  const areExamsSound = await checkExams(packs);
  return isSound && isCovered && areExamsSound ? 0 : 1;
}

/** Lists what the packs here cite. */
async function listDocuments(id: string | undefined): Promise<number> {
  const { documents } = await readDocuments(DOCUMENTS, today());
  const folders = await Promise.all((await listPackFolders(PACKS)).map(readPackFolder));
  const packs = folders.flatMap((folder) => checkPack(folder).pack ?? []);
  const lines = sayDocuments(documents, packs, id);
  sayLines(lines.length > 0 ? lines : [`There is no document ${id ?? ""} in ${DOCUMENTS}.`]);
  return lines.length > 0 ? 0 : 1;
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

/** What packs are held against. */
type Against = CheckedSyllabuses & {
  readonly documents: readonly SourceDocument[];
  readonly terms: readonly GlossaryTerm[];
};

async function checkTrees(): Promise<Against> {
  const { syllabuses, problems } = await checkSyllabuses();
  const documents = await readDocuments(DOCUMENTS, today());
  const glossary = await readGlossary(GLOSSARY);
  sayProblems([...documents.problems, ...glossary.problems]);
  return {
    syllabuses,
    documents: documents.documents,
    terms: glossary.terms,
    problems: [...problems, ...documents.problems, ...glossary.problems],
  };
}

function today(): string {
  return new Date(systemClock.nowMs()).toISOString().slice(0, 10);
}

async function checkSyllabuses(): Promise<CheckedSyllabuses> {
  const checked = await readSyllabuses(SYLLABUS);
  sayProblems(checked.problems);
  return checked;
}

/** Names the faults of packs; those of the trees they are held against count too. */
async function checkPacks(
  paths: readonly string[],
  against: Against,
): Promise<{ readonly packs: readonly Pack[]; readonly isSound: boolean }> {
  const packs: Pack[] = [];
  let isSound = !hasErrors(against.problems);
  for (const path of paths) {
    const folder = await readPackFolder(path);
    const { pack, problems: own } = checkPack(folder);
    const problems = [...own, ...(pack === null ? [] : findLoose(pack, against))];
    sayProblems(problems);
    isSound &&= !hasErrors(problems);
    if (pack !== null) packs.push(pack);
    const items =
      pack?.files.map((file) => `${file.items.length} ${file.language}`).join(", ") ?? "unreadable";
    process.stdout.write(
      `${folder.folder}: ${items}; ${count(problems)}${pack === null ? "" : sayGuesses(pack)}\n`,
    );
  }
  return { packs, isSound };
}

/** What stands only beside other files: objectives of no topic, references to no document, words against the glossary. */
function findLoose(pack: Pack, { syllabuses, documents, terms }: Against): readonly PackProblem[] {
  return [
    ...findLostObjectives(pack, syllabuses),
    ...findLooseReferences(pack, documents),
    ...findTermFaults(pack, terms),
  ];
}

/** What somebody gets who knows only the habits of a pack, by language. */
function sayGuesses({ files }: Pack): string {
  const guesses = files.flatMap(({ items, language }) => {
    const guess = guessFile(items, language);
    if (guess === null) return [];
    const points = (100 * (guess.right - guess.byLot)).toFixed(1);
    return [`${language} ${points} ± ${(100 * guess.spread).toFixed(1)}`];
  });
  return guesses.length === 0 ? "" : `; guessed beyond chance, in points: ${guesses.join(", ")}`;
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

function sayLines(lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(""));
}

function sayProblems(problems: readonly PackProblem[]): void {
  sayLines(problems.map(sayProblem));
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
