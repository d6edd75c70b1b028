import { findFaults, type QuestionFault } from "@crosscheck/contract/question-faults";
import { error } from "@crosscheck/rules/content/finding";
import { findNodeOf } from "@crosscheck/rules/content/syllabus";
import { listSyllabuses } from "../content/syllabus-queries.ts";
import type { Db } from "../postgres/database.ts";
import { findPlace, listLostFiles, type Writing } from "./draft-queries.ts";

export type CheckedWriting = {
  readonly place: NonNullable<Awaited<ReturnType<typeof findPlace>>>;
  readonly faults: readonly QuestionFault[];
};

/**
 * The place of a question and the faults of its text, as the checks of packs find them; null where its place or one of its
 * files does not exist.
 */
export async function checkWriting(db: Db, writing: Writing): Promise<CheckedWriting | null> {
  const place = await findPlace(db, writing);
  if (place === undefined) return null;
  if ((await listLostFiles(db, filesOf(writing))).length > 0) return null;
  const { kind, texts } = writing;
  const faults = findFaults({ kind, texts, code: place.code }, place.languages);
  return { place, faults: [...faults, ...(await findLostObjectives(db, writing, place.syllabuses))] };
}

function filesOf({ texts }: Pick<Writing, "texts">): readonly string[] {
  return [...new Set(Object.values(texts).flatMap(({ media }) => media.map(({ file }) => file)))];
}

export function hasErrors(faults: readonly QuestionFault[]): boolean {
  return faults.some(({ severity }) => severity === "error");
}

async function findLostObjectives(
  db: Db,
  { texts }: Writing,
  names: readonly string[],
): Promise<readonly QuestionFault[]> {
  if (names.length === 0) return [];
  const trees = (await listSyllabuses(db)).filter(({ name }) => names.includes(name));
  return Object.entries(texts)
    .filter(([, { lo }]) => lo !== "" && !trees.some((tree) => findNodeOf(tree, lo) !== undefined))
    .map(([language, { lo }]) => ({
      ...error("syllabus-code", "objective_unknown", { lo, syllabuses: names.join(" / ") }),
      language,
    }));
}
