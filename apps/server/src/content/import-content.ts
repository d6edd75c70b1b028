import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Db } from "../postgres/database.ts";
import { importSyllabuses, type SyllabusReport } from "./import-syllabuses.ts";
import { importPack, type ImportOptions, type ImportReport } from "./import-pack.ts";

/** Folders of packs inside a folder, in the order of their names. */
export async function listPackFolders(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(folder, entry.name))
    .toSorted();
}

export type ContentReport = {
  readonly syllabuses: SyllabusReport;
  readonly packs: readonly ImportReport[];
};

/**
 * Imports the syllabus of a content folder, which the packs name, and then its packs, one after the other. Where the
 * syllabus has a fault, packs are held against the one that is stored.
 */
export async function importContent(db: Db, folder: string, options: ImportOptions): Promise<ContentReport> {
  const syllabuses = await importSyllabuses(db, join(folder, "syllabus"));
  const packs: ImportReport[] = [];
  for (const pack of await listPackFolders(join(folder, "packs")))
    packs.push(await importPack(db, pack, options));
  return { syllabuses, packs };
}
