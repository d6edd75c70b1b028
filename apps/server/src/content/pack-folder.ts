import { createHash } from "node:crypto";
import { readFile, readdir, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { DRAWING_VERSION } from "@crosscheck/rules/figures/index";

/** Raises the hash of every pack when the importer itself stores something else than before. */
const IMPORTER_VERSION = 4;

/** The files of a pack as bytes, by name relative to its folder. */
export type PackFolder = {
  readonly folder: string;
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Hash of names and bytes: the same hash means the same pack. */
  readonly hash: string;
};

/** Reads pack.json, the question files and the media of a pack. `path` is its folder or any file directly in it. */
export async function readPackFolder(path: string): Promise<PackFolder> {
  const folder = (await stat(path)).isDirectory() ? path : dirname(path);
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter(isPackFile)
    .toSorted();
  const files = new Map<string, Uint8Array>();
  for (const name of names) files.set(name, await readFile(join(folder, name)));
  return { folder, files, hash: hashOfFiles(files) };
}

/** Whether a file belongs to a pack; others may stand beside them, such as notes of its authors. */
export function isPackFile(name: string): boolean {
  return name === "pack.json" || isTextFile(name) || name.startsWith("media/");
}

/** Hash over names and bytes of files in the order of their names. */
export function hashOfFiles(files: ReadonlyMap<string, Uint8Array>): string {
  const hash = createHash("sha256").update(`${IMPORTER_VERSION} ${DRAWING_VERSION}\n`);
  for (const [name, bytes] of files) hash.update(`${name}\n${bytes.length}\n`).update(bytes);
  return hash.digest("hex");
}

/** Whether it is a file of questions or passages, directly in the folder, or the list of daily papers. */
export function isTextFile(name: string): boolean {
  return (
    name === "papers.jsonl" ||
    (["questions", "passages"] as const).some((of) => languageOfFile(name, of) !== undefined)
  );
}

/** The language code of a file `<of>.<lang>.jsonl`. */
export function languageOfFile(name: string, of: "questions" | "passages" = "questions"): string | undefined {
  const language = /^(questions|passages)\.([a-z]{2,3}(?:-[a-z0-9]+)*)\.jsonl$/.exec(name);
  return language?.[1] === of ? language[2] : undefined;
}
