import { refuse } from "@crosscheck/contract";
import { PACK_ZIP_BYTES, type exportPack } from "@crosscheck/contract/operators/packs";
import type { OperatorHandler } from "../../calls/operate.ts";
import type { StoragePort } from "../../ports/ports.ts";
import type { Db } from "../../postgres/database.ts";
import { allowPause } from "../../postgres/turn-queries.ts";
import { writePack, zipNameOf, type PlayedPack } from "./pack-files.ts";
import {
  findPack,
  listLatestPapers,
  listPlayed,
  listPlayedIds,
  listPlayedPassages,
  listShownCategories,
  type PlayedQuestion,
} from "./pack-queries.ts";
import { isPackThreadBusy, PACK_PATIENCE_MS, zipPack } from "./pack-thread.ts";

/** Questions that are read at once: between two reads other calls go on. */
const AT_ONCE = 500;
/** Texts and media together; more would not become a zip that is small enough. */
const MOST_BYTES = 3 * PACK_ZIP_BYTES;

/** What is played of a pack, read in slices and packed in a thread. */
export const handleExportPack: OperatorHandler<typeof exportPack> = async ({ db, ports, input }) => {
  const { pack_id: packId, category_id: categoryId = null } = input;
  if (isPackThreadBusy()) return refuse("import_busy");
  const played = await readPlayed(db, packId, categoryId);
  if (played === null) return refuse("no_data");
  const { texts, media, questions, leftOut } = writePack(played);
  const files = new Map([...texts].map(([name, text]) => [name, new TextEncoder().encode(text)] as const));
  const lost = await addMedia(files, media, ports.storage);
  if (lost === null) return refuse("pack_too_large");
  await allowPause(db, 2 * PACK_PATIENCE_MS);
  const zip = await zipPack(files);
  if (zip.length > PACK_ZIP_BYTES) return refuse("pack_too_large");
  const [category] = played.categories;
  const data = {
    file_name: `${packId}${categoryId === null ? "" : `-${category?.slug}`}.zip`,
    mime: "application/zip",
    base64: Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength).toString("base64"),
    questions,
    left_out: { ...leftOut, files: lost },
  };
  return { data, audit: { subject: packId, after: { category_id: categoryId, questions } } };
};

async function readPlayed(db: Db, packId: string, categoryId: string | null): Promise<PlayedPack | null> {
  const pack = await findPack(db, packId);
  const categories = await listShownCategories(db, packId, categoryId);
  if (pack === undefined || categories.length === 0) return null;
  const among = { packId, categoryIds: categories.map((category) => category.categoryId) };
  const ids = await listPlayedIds(db, among);
  const questions: PlayedQuestion[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE)
    questions.push(...(await listPlayed(db, packId, ids.slice(from, from + AT_ONCE))));
  const passages = await listPlayedPassages(db, among);
  return { pack, categories, questions, passages, papers: await listLatestPapers(db) };
}

/** Adds the media to the files; answers how many are lost, null where all together are too large. */
async function addMedia(
  files: Map<string, Uint8Array>,
  media: readonly string[],
  storage: StoragePort,
): Promise<number | null> {
  let lost = 0;
  let bytes = [...files.values()].reduce((sum, file) => sum + file.length, 0);
  for (const name of media) {
    const file = await storage.read(name);
    if (file === null) lost += 1;
    else files.set(zipNameOf(name), file);
    bytes += file?.length ?? 0;
    if (bytes > MOST_BYTES) return null;
  }
  return lost;
}
