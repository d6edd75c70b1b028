import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { SyllabusRow } from "@crosscheck/contract/content";
import { lintSyllabus, type Syllabus } from "@crosscheck/rules/content/syllabus";
import { shapeProblem, type PackProblem } from "./pack.ts";
import { readRows, textOf } from "./read-rows.ts";

export type CheckedSyllabuses = {
  /** Every tree of the folder; only without problems are they sound. */
  readonly syllabuses: readonly Syllabus[];
  readonly problems: readonly PackProblem[];
};

const FILE = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.jsonl$/;

/** Reads and checks the trees of a folder, <name>.jsonl each, in the order of their names. */
export async function readSyllabuses(folder: string): Promise<CheckedSyllabuses> {
  const read = (await readdir(folder)).toSorted().flatMap((file) => {
    const name = FILE.exec(file)?.[1];
    return name === undefined ? [] : [readSyllabus(join(folder, file), { file, name })];
  });
  const checked = await Promise.all(read);
  return {
    syllabuses: checked.map(({ syllabus }) => syllabus),
    problems: checked.flatMap(({ problems }) => problems),
  };
}

async function readSyllabus(
  path: string,
  { file, name }: { readonly file: string; readonly name: string },
): Promise<{ readonly syllabus: Syllabus; readonly problems: readonly PackProblem[] }> {
  const problems: PackProblem[] = [];
  const rows = readRows({ name: file, text: textOf(await readFile(path)) }, SyllabusRow, problems);
  const syllabus = { name, nodes: rows.map(({ row }) => row) };
  // A line that could not be read would be missed by all that lies below it.
  if (problems.length > 0) return { syllabus, problems };
  const faults = lintSyllabus(syllabus).map(({ at, message }) => ({
    ...shapeProblem(file, message),
    line: rows[at]?.line ?? null,
    rule: "syllabus" as const,
  }));
  return { syllabus, problems: faults };
}
