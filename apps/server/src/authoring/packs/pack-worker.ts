// Thread of its own, see read-pack.ts: reads and writes zips of packs, one after the other.
import { parentPort } from "node:worker_threads";
import { zipSync, type Zippable } from "fflate";
import { checkPack, hasErrors } from "../../content/check-pack.ts";
import type { ReadPack } from "../../content/import-pack.ts";
import { hashOfFiles, isPackFile } from "../../content/pack-folder.ts";
import { shapeProblem, type PackProblem } from "../../content/pack.ts";
import { isSoundMedium } from "../../media/content-file.ts";
import { unpackZip } from "../sheets/bounded-zip.ts";

export type PackAsked =
  | { readonly read: Uint8Array; readonly mostProblems: number }
  | { readonly write: ReadonlyMap<string, Uint8Array> };
/** The pack with its media alone as files, the first problems (errors before warnings) and how many there are. */
export type PackAnswer =
  | { readonly pack: ReadPack; readonly errors: number; readonly warnings: number }
  | { readonly zip: Uint8Array }
  | { readonly problem: string };

/** Names as a zip of a folder has them; nothing that leads elsewhere. */
const NAME = /^(?!.*\.\.)[\w-][\w./ -]*$/;
/** Packed already: to try again costs time alone. */
const PACKED = /\.(?:mp3|ogg|webm|mp4|jpg|png|webp|avif|pdf)$/;
/** The same in every file, so that the same pack is the same zip. Of the zone it runs in, as the writer reads it. */
const NO_TIME = new Date(1980, 0, 1);

/** Bytes of all texts of a pack, and of pack.json: some times what ten thousand questions in four languages have. */
const MOST_TEXT_BYTES = 64_000_000;
const MOST_MANIFEST_BYTES = 2_000_000;
const MOST_LINES = 60_000;

/** Memory is bounded by what is read, not by a limit of the thread: one that is met may end the whole process. */
async function read(bytes: Uint8Array, mostProblems: number): Promise<PackAnswer> {
  const files = toFiles(unpackZip(bytes));
  if (files === null || !isBounded(files)) return { problem: "not a pack" };
  const { pack, problems } = checkPack({ folder: "", files, hash: "" });
  const all = [...problems, ...(await findWrongMedia(files))];
  const errors = all.filter((one) => hasErrors([one]));
  const warnings = all.filter((one) => !hasErrors([one]));
  const media = new Map([...files].filter(([name]) => name.startsWith("media/")));
  const folder = { folder: "", files: media, hash: hashOfFiles(files) };
  const shown = [...errors, ...warnings].slice(0, mostProblems);
  return { pack: { folder, pack, problems: shown }, errors: errors.length, warnings: warnings.length };
}

/** The files of a pack in a zip, in the order of their names; the zip may have its folder around them. Null: no pack. */
function toFiles(parts: ReturnType<typeof unpackZip>): ReadonlyMap<string, Uint8Array> | null {
  const entries = [...(parts ?? [])].filter(([name]) => !name.endsWith("/"));
  if (entries.some(([name]) => !NAME.test(name))) return null;
  const manifest = entries.map(([name]) => name).find((name) => /^(?:[^/]+\/)?pack\.json$/.test(name));
  if (manifest === undefined) return null;
  const around = manifest.slice(0, -"pack.json".length);
  return new Map(
    entries
      .filter(([name]) => name.startsWith(around))
      .map(([name, bytes]) => [name.slice(around.length), bytes] as const)
      .filter(([name]) => isPackFile(name))
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** Whether its texts are no more than can be read: a small zip may hold a great many of the same lines. */
function isBounded(files: ReadonlyMap<string, Uint8Array>): boolean {
  const texts = [...files].filter(([name]) => !name.startsWith("media/")).map(([, text]) => text);
  const bytes = texts.reduce((sum, text) => sum + text.length, 0);
  if (bytes > MOST_TEXT_BYTES || (files.get("pack.json")?.length ?? 0) > MOST_MANIFEST_BYTES) return false;
  let lines = 0;
  for (const text of texts) for (const byte of text) if (byte === 10) lines += 1;
  return lines <= MOST_LINES;
}

/** Media that are not what their names say: an author's account may be in other hands. */
async function findWrongMedia(files: ReadonlyMap<string, Uint8Array>): Promise<readonly PackProblem[]> {
  const problems: PackProblem[] = [];
  for (const [name, bytes] of files) {
    if (!name.startsWith("media/") || (await isSoundMedium(name, bytes))) continue;
    problems.push({ ...shapeProblem(name, "is not what its name says, or is too large"), rule: "media" });
  }
  return problems;
}

function write(files: ReadonlyMap<string, Uint8Array>): PackAnswer {
  const parts: Zippable = {};
  for (const [name, bytes] of [...files].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    parts[name] = [bytes, { level: PACKED.test(name) ? 0 : 6 }];
  return { zip: zipSync(parts, { mtime: NO_TIME }) };
}

async function answer(asked: PackAsked): Promise<PackAnswer> {
  try {
    return "read" in asked ? await read(asked.read, asked.mostProblems) : write(asked.write);
  } catch (error) {
    return { problem: String(error) };
  }
}

parentPort?.on("message", (asked: PackAsked) => {
  void answer(asked).then((told) => parentPort?.postMessage(told, []));
});
