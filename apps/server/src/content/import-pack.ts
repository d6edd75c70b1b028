import { createHash } from "node:crypto";
import { extname } from "node:path";
import type { Syllabus } from "@crosscheck/rules/content/syllabus";
import type { StoragePort } from "../ports/ports.ts";
import type { Db } from "../postgres/database.ts";
import { inTransaction } from "../postgres/in-transaction.ts";
import { inTurn } from "../postgres/turn-queries.ts";
import { forgetCatalogue } from "./catalogue.ts";
import { checkPack, hasErrors, type CheckedPack } from "./check-pack.ts";
import type { Pack, PackProblem } from "./pack.ts";
import {
  analyseContent,
  closeImport,
  findPackByHash,
  isByHand,
  listForeignSlugs,
  openImport,
  retireItems,
  retirePlaces,
  storePack,
  storePlaces,
  type ImportCounts,
} from "./import-queries.ts";
import { noteMedia, type PackMedium } from "./media-queries.ts";
import { listStoredItems, storeItems, storeVersions } from "./item-writes.ts";
import { offerTexts } from "./offer-texts.ts";
import { storeDailyPapers } from "./daily-paper-queries.ts";
import { readPackFolder, type PackFolder } from "./pack-folder.ts";
import { findLostObjectives } from "./pack-objectives.ts";
import { mediaIn } from "./passage-html.ts";
import { storePassages } from "./passage-queries.ts";
import { listGuestNames } from "./guest-queries.ts";
import { picturesOf } from "./pack-links.ts";
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
  /** `start`: leaves a pack that was put into play by `hand`, in the console. Absent: by the command, which does not. */
  readonly by?: "start" | "hand";
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
  const read = { folder, ...checkPack(folder) };
  const packId = read.pack?.manifest.pack ?? null;
  if (options.by === "start" && packId !== null && (await isByHand(db, packId)))
    return { status: "unchanged", pack: packId, counts: NOTHING, problems: [] };
  if (options.dryRun) return importFolder(db, read, options);
  try {
    // Another start on the same database may have stored this very pack while this one waited.
    return await inTurn(db, "import", async () => importChecked(db, read, options));
  } finally {
    forgetCatalogue(db);
  }
}

/** A pack with what its checks have found. */
export type ReadPack = CheckedPack & { readonly folder: PackFolder };

/** The same with a pack that was read elsewhere, for whoever has the turn to import; on a transaction it is all of it. */
export async function importChecked(db: Db, read: ReadPack, options: ImportOptions): Promise<ImportReport> {
  return (await findUnchanged(db, read.folder)) ?? importFolder(db, read, options);
}

async function findUnchanged(db: Db, folder: PackFolder): Promise<ImportReport | null> {
  const pack = await findPackByHash(db, folder.hash);
  return pack === undefined ? null : { status: "unchanged", pack, counts: NOTHING, problems: [] };
}

async function importFolder(
  db: Db,
  { folder, pack, problems }: ReadPack,
  options: ImportOptions,
): Promise<ImportReport> {
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
  if (media.length > 0 && options.storage === null) throw new Error("a pack with media needs a storage");
  if (options.dryRun) {
    const plan = await planFor(db, pack, publicNames(media));
    const counts = { ...plan, retired: plan.retiredIds.length };
    return { status: "compared", pack: pack.manifest.pack, counts: pickCounts(counts), problems };
  }
  for (const { name, bytes } of media) await options.storage?.put(name, bytes);
  const input = { pack, hash: folder.hash, media };
  const { counts, notes } = await recordImport(db, input, options);
  return { status: "imported", pack: pack.manifest.pack, counts, problems: [...problems, ...notes] };
}

type CheckedInput = {
  readonly pack: Pack;
  readonly hash: string;
  readonly media: readonly PackMedium[];
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
    const problem = error instanceof Error ? error.message : String(error);
    // Inside a transaction the record goes with it.
    if (!db.isTransaction) await closeImport(db, importId, { at, problem });
    throw error;
  }
}

async function storeAll(
  tx: Db,
  { pack, hash, media }: CheckedInput,
  options: ImportOptions,
): Promise<Stored> {
  const { manifest } = pack;
  const mediaNames = publicNames(media);
  const at = new Date(options.nowMs);
  await storePack(tx, { manifest, hash, at, isByHand: options.by === "hand" });
  await storePlaces(tx, manifest, mediaNames);
  await retirePlaces(tx, manifest, at);
  await noteMedia(tx, manifest.pack, { media, at });
  await storePassages(tx, pack, { mediaNames, at });
  await storeDailyPapers(tx, pack, at);
  const plan = await planFor(tx, pack, mediaNames);
  await storeItems(tx, manifest.pack, plan.items);
  for await (const done of storeVersions(tx, plan.versions, at))
    options.onProgress(done, plan.versions.length);
  if (plan.retiredIds.length > 0) await retireItems(tx, plan.retiredIds, at);
  const notes = await offerTexts(tx, { packId: manifest.pack, offers: plan.offers, at });
  return { counts: pickCounts({ ...plan, retired: plan.retiredIds.length }), notes };
}

async function planFor(db: Db, pack: Pack, mediaNames: ReadonlyMap<string, string>) {
  const packId = pack.manifest.pack;
  const [stored, guests] = [await listStoredItems(db, packId), await listGuestNames(db, packId)];
  return planImport(pack, { stored, guests }, mediaNames);
}

function pickCounts({ created, changed, unchanged, retired }: ImportCounts): ImportCounts {
  return { created, changed, unchanged, retired };
}

function sayTaken(slug: string): PackProblem {
  const message = `category ${slug} belongs to another pack`;
  return { file: "pack.json", line: null, itemId: null, rule: "shape", severity: "error", message };
}

/** Media get a name made of their content, so that no name tells what is on the picture. */
function nameMedia({ files }: PackFolder, pack: Pack): readonly PackMedium[] {
  const passages = pack.passageFiles.flatMap((file) => file.passages);
  const used = new Set([
    ...pack.files.flatMap(({ items }) => items.flatMap((item) => item.media.map(({ file }) => file))),
    ...passages.flatMap((one) => [...mediaIn(one.detail), one.content_data, one.captions]),
    ...picturesOf(pack),
  ]);
  return [...used].flatMap((file) => {
    const bytes = files.get(`media/${file}`) ?? pack.drawn.get(file);
    if (bytes === undefined) return [];
    const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 40);
    return [{ file, name: `content/${digest}${extname(file)}`, bytes }];
  });
}

function publicNames(media: readonly PackMedium[]): ReadonlyMap<string, string> {
  return new Map(media.map(({ file, name }) => [file, name]));
}
