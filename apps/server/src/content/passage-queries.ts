import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";
import type { ContentTables } from "../postgres/tables/content-tables.ts";
import type { Pack } from "./pack.ts";
import { sanitisePassage } from "./passage-html.ts";
import { categoryIdOf, passageIdOf, subcategoryIdOf } from "./plan-import.ts";
import { PASSAGE_IN_PLAY } from "./reserved-queries.ts";

/** One version of a passage. */
export type PassageRef = { readonly passageId: string; readonly version: number };

/** A passage in one language. */
export type PassageRecord = PassageRef & {
  readonly categoryId: string;
  readonly subcategoryId: string | null;
  readonly language: string;
  readonly title: string;
  readonly detail: string;
  readonly contentType: "text" | "video" | "pdf";
  readonly contentData: string;
  readonly captions: string;
};

/** One text of a passage, as it is stored. */
type TextRow = Omit<ContentTables["passage_texts"], "version">;

/**
 * Writes the passages of a pack and retires those that left it; a changed text makes a new version, so that running
 * attempts keep theirs. Call inside the caller's transaction.
 */
export async function storePassages(
  db: Db,
  pack: Pack,
  { mediaNames, at }: { readonly mediaNames: ReadonlyMap<string, string>; readonly at: Date },
): Promise<void> {
  const { pack: packId, base_language: baseLanguage } = pack.manifest;
  const stored = await listCurrentTexts(db, packId);
  const texts = Map.groupBy(textsOf(pack, mediaNames), (text) => text.passage_id);
  const base = pack.passageFiles.find((file) => file.language === baseLanguage)?.passages ?? [];
  const places = base.map((passage, place) => {
    const passageId = passageIdOf(packId, passage.id);
    const before = stored.get(passageId) ?? [];
    const version = before[0]?.version ?? 0;
    const now = (texts.get(passageId) ?? []).map((text) => ({ ...text, version }));
    const isSame = isDeepStrictEqual(new Set(before), new Set(now));
    return {
      passage_id: passageId,
      pack_id: packId,
      source_id: passage.id,
      category_id: categoryIdOf(passage.category),
      subcategory_id:
        passage.subcategory === null ? null : subcategoryIdOf(passage.category, passage.subcategory),
      position: place + 1,
      version: isSame ? version : version + 1,
      retired_at: null,
    };
  });
  const ids = places.map((row) => row.passage_id);
  await db
    .updateTable("passages")
    .set({ retired_at: at })
    .where("pack_id", "=", packId)
    .where("retired_at", "is", null)
    .where("origin", "=", "pack")
    .where(sql<boolean>`passage_id <> all (${ids}::uuid[])`)
    .execute();
  const kept = await listKept(db, packId);
  const own = places.filter(({ passage_id: id }) => !kept.has(id));
  if (own.length === 0) return;
  await db
    .insertInto("passages")
    .values(own)
    .onConflict((conflict) =>
      conflict.column("passage_id").doUpdateSet((row) => ({
        category_id: row.ref("excluded.category_id"),
        subcategory_id: row.ref("excluded.subcategory_id"),
        position: row.ref("excluded.position"),
        version: row.ref("excluded.version"),
        retired_at: null,
      })),
    )
    .execute();
  await storeTexts(
    db,
    own.flatMap(({ passage_id, version }) =>
      (texts.get(passage_id) ?? []).map((text) => ({ ...text, version })),
    ),
  );
}

async function storeTexts(db: Db, texts: readonly ContentTables["passage_texts"][]): Promise<void> {
  await db
    .insertInto("passage_texts")
    .values(texts)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Passages that were changed here: they stay as they are, whatever their pack says. */
async function listKept(db: Db, packId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("passages")
    .select("passage_id")
    .where("pack_id", "=", packId)
    .where("origin", "<>", "pack")
    .execute();
  return new Set(rows.map((row) => row.passage_id));
}

/** The texts of a pack, cleaned and with public names of media. */
function textsOf(
  { manifest, passageFiles }: Pack,
  mediaNames: ReadonlyMap<string, string>,
): readonly TextRow[] {
  return passageFiles.flatMap(({ language, passages }) =>
    passages.map((passage) => ({
      passage_id: passageIdOf(manifest.pack, passage.id),
      language,
      title: passage.title,
      detail: sanitisePassage({ html: passage.detail, language }, (file) => mediaNames.get(file)),
      content_type: passage.content_type,
      content_data: mediaNames.get(passage.content_data) ?? "",
      captions: mediaNames.get(passage.captions) ?? "",
      reference: passage.reference,
    })),
  );
}

/** The texts that new attempts get, by passage. */
async function listCurrentTexts(db: Db, packId: string) {
  const rows = await db
    .selectFrom("passages")
    .innerJoin("passage_texts", (join) =>
      join
        .onRef("passage_texts.passage_id", "=", "passages.passage_id")
        .onRef("passage_texts.version", "=", "passages.version"),
    )
    .selectAll("passage_texts")
    .where("passages.pack_id", "=", packId)
    .execute();
  return Map.groupBy(rows, (row) => row.passage_id);
}

/** Passages of a place without a question that an exam keeps, in their order, in the first of the languages that each is written in. */
export async function listPassages(
  db: Db,
  place: { readonly categoryId: string; readonly subcategoryId: string | null },
  languages: readonly string[],
): Promise<readonly PassageRecord[]> {
  const rows = await selectPassages(db, languages)
    .whereRef("passage_texts.version", "=", "passages.version")
    .where("passages.retired_at", "is", null)
    .where(PASSAGE_IN_PLAY)
    .where("passages.category_id", "=", place.categoryId)
    .$if(place.subcategoryId !== null, (query) =>
      query.where("passages.subcategory_id", "=", place.subcategoryId),
    )
    .orderBy("passages.position")
    .execute();
  return firstLanguage(rows.map(toPassage), languages);
}

/** One passage in the first of these languages it is written in; undefined when it is gone. */
export async function findPassage(
  db: Db,
  passageId: string,
  languages: readonly string[],
): Promise<PassageRecord | undefined> {
  const rows = await selectPassages(db, languages)
    .whereRef("passage_texts.version", "=", "passages.version")
    .where("passages.retired_at", "is", null)
    .where("passages.passage_id", "=", passageId)
    .execute();
  return firstLanguage(rows.map(toPassage), languages)[0];
}

/** The passage as an attempt was given it, retired or changed since then or not. */
export async function findPassageVersion(
  db: Db,
  { passageId, version }: PassageRef,
  languages: readonly string[],
): Promise<PassageRecord | undefined> {
  const rows = await selectPassages(db, languages)
    .where("passages.passage_id", "=", passageId)
    .where("passage_texts.version", "=", version)
    .execute();
  return firstLanguage(rows.map(toPassage), languages)[0];
}

function selectPassages(db: Db, languages: readonly string[]) {
  return db
    .selectFrom("passages")
    .innerJoin("passage_texts", "passage_texts.passage_id", "passages.passage_id")
    .selectAll("passage_texts")
    .select(["passages.category_id", "passages.subcategory_id"])
    .where("passage_texts.language", "in", languages);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectPassages>["execute"]>>[number];

function toPassage(row: Row): PassageRecord {
  return {
    passageId: row.passage_id,
    version: row.version,
    categoryId: row.category_id,
    subcategoryId: row.subcategory_id,
    language: row.language,
    title: row.title,
    detail: row.detail,
    contentType: row.content_type,
    contentData: row.content_data,
    captions: row.captions,
  };
}

function firstLanguage(
  rows: readonly PassageRecord[],
  languages: readonly string[],
): readonly PassageRecord[] {
  const rank = (row: PassageRecord) => languages.indexOf(row.language);
  return [...Map.groupBy(rows, (row) => row.passageId).values()].flatMap(
    (texts) => texts.toSorted((one, other) => rank(one) - rank(other))[0] ?? [],
  );
}
