import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Db } from "../postgres/database.ts";
import { importPack, type ImportOptions, type ImportReport } from "./import-pack.ts";

/** Folders of packs inside a folder, in the order of their names. */
export async function listPackFolders(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(folder, entry.name))
    .toSorted();
}

/** Imports every pack of a folder, one after the other. */
export async function importPacks(
  db: Db,
  folder: string,
  options: ImportOptions,
): Promise<readonly ImportReport[]> {
  const reports: ImportReport[] = [];
  for (const pack of await listPackFolders(folder)) reports.push(await importPack(db, pack, options));
  return reports;
}
