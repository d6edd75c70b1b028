import { createHash } from "node:crypto";
import { extname } from "node:path";
import type { Syllabus } from "@crosscheck/rules/content/syllabus";
import type { StoragePort } from "../ports/ports.ts";
import type { Db } from "../postgres/database.ts";
import { inTransaction } from "../postgres/in-transaction.ts";
import { inTurn } from "../postgres/turn-queries.ts";
import { forgetCatalogue } from "./catalogue.ts";
import { checkPack, hasErrors } from "./check-pack.ts";
import type { Pack, PackProblem } from "./pack.ts";
import {
  analyseContent,
  closeImport,
  findPackByHash,
  listForeignSlugs,
  openImport,
  retireItems,
  retirePlaces,
  storePack,
  storePlaces,
  type ImportCounts,
} from "./import-queries.ts";
import { listStoredItems, storeItems, storeVersions } from "./item-writes.ts";
import { offerTexts } from "./offer-texts.ts";
import { storeDailyPapers } from "./daily-paper-queries.ts";
import { readPackFolder, type PackFolder } from "./pack-folder.ts";
import { findLostObjectives } from "./pack-objectives.ts";
import { mediaIn } from "./passage-html.ts";
import { storePassages } from "./passage-queries.ts";
import { planImport } from "./plan-import.ts";
import { listSyllabuses } from "./syllabus-queries.ts";

export type ImportOptions = {
  readonly nowMs: number;
  /** UUIDv7 for the record of the import. */
  readonly uuid: () => string;
  /** Reads, checks and compares, but stores nothing. */
  readonly dryRun: boolean;
  /** Where media files go; null is enough for packs without any. */
  readonly storage: StoragePort | null;
  /** Trees that items are held against; absent: those that are stored. */
  readonly syllabuses?: readonly Syllabus[];
  /** Versions written so far. */
  readonly onProgress: (done: number, total: number) => void;
};

/** `unchanged`: exactly this pack is stored. `invalid`: errors, nothing was stored. `compared`: the dry run's answer. */
export type ImportReport = {
  readonly status: "unchanged" | "invalid" | "compared" | "imported";
  readonly pack: string | null;
  readonly counts: ImportCounts;
  readonly problems: readonly PackProblem[];
};

const NOTHING: ImportCounts = { created: 0, changed: 0, unchanged: 0, retired: 0 };

/**
 * Brings the stored content to what a pack says: all of it in one transaction, or nothing. The same pack again costs
 * one hash and one query. Items that left the pack are retired, never deleted.
 *
 * @param path the pack's folder, or a file directly in it
 */
export async function importPack(db: Db, path: string, options: ImportOptions): Promise<ImportReport> {
  const folder = await readPackFolder(path);
  const known = await findUnchanged(db, folder);
  if (known !== null) return known;
  if (options.dryRun) return importFolder(db, folder, options);
  return inTurn(
    db,
    "import",
    // Another start on the same database may have stored this very pack while this one waited.
    async () => (await findUnchanged(db, folder)) ?? importFolder(db, folder, options),
  );
}

async function findUnchanged(db: Db, folder: PackFolder): Promise<ImportReport | null> {
  const pack = await findPackByHash(db, folder.hash);
  return pack === undefined ? null : { status: "unchanged", pack, counts: NOTHING, problems: [] };
}

async function importFolder(db: Db, folder: PackFolder, options: ImportOptions): Promise<ImportReport> {
  const { pack, problems } = checkPack(folder);
  const invalid = (more: readonly PackProblem[]): ImportReport => ({
    status: "invalid",
    pack: pack?.manifest.pack ?? null,
    counts: NOTHING,
    problems: [...problems, ...more],
  });
  if (pack === null || hasErrors(problems)) return invalid([]);
  const lost = findLostObjectives(pack, options.syllabuses ?? (await listSyllabuses(db)));
  if (lost.length > 0) return invalid(lost);
  const taken = await listForeignSlugs(db, pack.manifest);
  if (taken.length > 0) return invalid(taken.map(sayTaken));
  const media = nameMedia(folder, pack);
  if (media.size > 0 && options.storage === null) throw new Error("a pack with media needs a storage");
  if (options.dryRun) {
    const plan = planImport(pack, await listStoredItems(db, pack.manifest.pack), publicNames(media));
    const counts = { ...plan, retired: plan.retiredIds.length };
    return { status: "compared", pack: pack.manifest.pack, counts: pickCounts(counts), problems };
  }
  for (const { name, bytes } of media.values()) await options.storage?.put(name, bytes);
  const input = { pack, hash: folder.hash, mediaNames: publicNames(media) };
  const { counts, notes } = await recordImport(db, input, options);
  return { status: "imported", pack: pack.manifest.pack, counts, problems: [...problems, ...notes] };
}

type NamedMedia = { readonly name: string; readonly bytes: Uint8Array };

type CheckedInput = {
  readonly pack: Pack;
  readonly hash: string;
  readonly mediaNames: ReadonlyMap<string, string>;
};

/** What was stored, and what there is to say of it. */
type Stored = { readonly counts: ImportCounts; readonly notes: readonly PackProblem[] };

async function recordImport(db: Db, input: CheckedInput, options: ImportOptions): Promise<Stored> {
  const importId = options.uuid();
  const at = new Date(options.nowMs);
  const total = input.pack.files.reduce((sum, file) => sum + file.items.length, 0);
  await openImport(db, { importId, packId: input.pack.manifest.pack, hash: input.hash }, { total, at });
  try {
    const stored = await inTransaction(db, (tx) => storeAll(tx, input, options));
    await analyseContent(db);
    await closeImport(db, importId, { at, counts: stored.counts });
    return stored;
  } catch (error) {
    await closeImport(db, importId, { at, problem: error instanceof Error ? error.message : String(error) });
    throw error;
  } finally {
    forgetCatalogue(db);
  }
}

async function storeAll(
  tx: Db,
  { pack, hash, mediaNames }: CheckedInput,
  options: ImportOptions,
): Promise<Stored> {
  const { manifest } = pack;
  const at = new Date(options.nowMs);
  await storePack(tx, { manifest, hash, at });
  await storePlaces(tx, manifest);
  await retirePlaces(tx, manifest, at);
  await storePassages(tx, pack, { mediaNames, at });
  await storeDailyPapers(tx, pack, at);
  const plan = planImport(pack, await listStoredItems(tx, manifest.pack), mediaNames);
  await storeItems(tx, manifest.pack, plan.items);
  for await (const done of storeVersions(tx, plan.versions, at))
    options.onProgress(done, plan.versions.length);
  if (plan.retiredIds.length > 0) await retireItems(tx, plan.retiredIds, at);
  const notes = await offerTexts(tx, { packId: manifest.pack, offers: plan.offers, at });
  return { counts: pickCounts({ ...plan, retired: plan.retiredIds.length }), notes };
}

function pickCounts({ created, changed, unchanged, retired }: ImportCounts): ImportCounts {
  return { created, changed, unchanged, retired };
}

function sayTaken(slug: string): PackProblem {
  const message = `category ${slug} belongs to another pack`;
  return { file: "pack.json", line: null, itemId: null, rule: "shape", severity: "error", message };
}

/** Media get a name made of their content, so that no name tells what is on the picture. */
function nameMedia({ files }: PackFolder, pack: Pack): ReadonlyMap<string, NamedMedia> {
  const passages = pack.passageFiles.flatMap((file) => file.passages);
  const used = new Set([
    ...pack.files.flatMap(({ items }) => items.flatMap((item) => item.media.map(({ file }) => file))),
    ...passages.flatMap((one) => [...mediaIn(one.detail), one.content_data, one.captions]),
  ]);
  const media = new Map<string, NamedMedia>();
  for (const file of used) {
    const bytes = files.get(`media/${file}`);
    if (bytes === undefined) continue;
    const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 40);
    media.set(file, { name: `content/${digest}${extname(file)}`, bytes });
  }
  return media;
}

function publicNames(media: ReadonlyMap<string, NamedMedia>): ReadonlyMap<string, string> {
  return new Map([...media].map(([file, { name }]) => [file, name]));
}
