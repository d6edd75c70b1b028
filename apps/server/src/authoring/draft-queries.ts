import type { QuestionKind } from "@crosscheck/rules/questions/kind";
import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";
import type { ItemBody, ItemOrigin } from "../postgres/tables/content-tables.ts";

export type Texts = Readonly<Record<string, ItemBody>>;

/** What somebody writes: the text by language and where it is to stand. */
export type Writing = {
  readonly kind: QuestionKind;
  readonly categoryId: string;
  readonly subcategoryId: string | null;
  /** null: behind the others. */
  readonly level: number | null;
  readonly passageId: string | null;
  readonly texts: Texts;
};

export type Draft = Writing & {
  readonly state: "draft" | "reviewed";
  readonly version: number;
  readonly source: "hand" | "file" | "pack";
  readonly importId: string | null;
  readonly writers: readonly string[];
  readonly reviewedBy: string | null;
  readonly note: string;
  readonly changedAt: Date;
  readonly trashedAt: Date | null;
};

/** What is played, or was played last. */
export type Played = Writing & {
  readonly version: number;
  readonly level: number;
  readonly position: number;
  readonly retiredAt: Date | null;
  readonly origin: ItemOrigin;
  /** Whether somebody has said of this text that it is right. */
  readonly isConfirmed: boolean;
};

/** A question with what is played and what is written of it; one of the two is there. */
export type Question = {
  readonly itemId: string;
  readonly packId: string;
  readonly sourceId: string;
  readonly played: Played | null;
  readonly draft: Draft | null;
};

const DRAFT = sql`select item_id as "itemId", pack_id as "packId", source_id as "sourceId", kind,
  category_id as "categoryId", subcategory_id as "subcategoryId", level, passage_id as "passageId", texts, state,
  edit_version as version, source, import_id as "importId", writers, reviewed_by as "reviewedBy", note,
  changed_at as "changedAt", trashed_at as "trashedAt" from item_drafts`;

type Named = { readonly itemId: string; readonly packId: string; readonly sourceId: string };

/**
 * Questions by their ids, in the order of their ids; what is not there, or was made by a template, is left out.
 * `lock`: until the caller's transaction ends nobody else changes them, and players go on.
 */
export async function listQuestionsById(
  db: Db,
  itemIds: readonly string[],
  lock = false,
): Promise<ReadonlyMap<string, Question>> {
  const hold = lock ? sql`for update` : sql``;
  const { rows: drafts } = await sql<Draft & Named>`${DRAFT} where item_id = any (${itemIds}::uuid[])
    order by item_id ${hold}`.execute(db);
  if (lock)
    await sql`select from items where item_id = any (${itemIds}::uuid[]) order by item_id
      for no key update`.execute(db);
  const { rows: played } = await sql<Played & Named>`
    select item.item_id as "itemId", item.pack_id as "packId", item.source_id as "sourceId", item.origin,
      item.category_id as "categoryId", item.subcategory_id as "subcategoryId", item.level, item.position,
      item.passage_id as "passageId", item.retired_at as "retiredAt", item.current_version as version,
      (array_agg(text.kind))[1] as kind, jsonb_object_agg(text.language, text.body) as texts,
      exists (select from item_confirmations said
        where said.item_id = item.item_id and said.version = item.current_version) as "isConfirmed"
    from items item join item_versions text on text.item_id = item.item_id and text.version = item.current_version
    where item.item_id = any (${itemIds}::uuid[]) and item.pack_id <> 'generated'
    group by item.item_id`.execute(db);
  const draftOf = new Map(drafts.map((row) => [row.itemId, row]));
  const playedOf = new Map(played.map((row) => [row.itemId, row]));
  return new Map(
    itemIds.flatMap((itemId) => {
      const [draft, live] = [draftOf.get(itemId) ?? null, playedOf.get(itemId) ?? null];
      const named = live ?? draft;
      if (named === null) return [];
      const { packId, sourceId } = named;
      return [[itemId, { itemId, packId, sourceId, played: live, draft }] as const];
    }),
  );
}

export async function findQuestion(db: Db, itemId: string): Promise<Question | undefined> {
  return (await listQuestionsById(db, [itemId])).get(itemId);
}

export type NewDraft = Writing & {
  readonly itemId: string;
  readonly packId: string;
  readonly sourceId: string;
  readonly source: "hand" | "file";
  readonly importId: string | null;
  readonly writerId: string | null;
  readonly at: Date;
};

/**
 * Writes the draft of a question anew and answers its count of changes. Whoever wrote something of it stays among its
 * writers, also where the host itself (null) writes on.
 */
export async function storeDraft(tx: Db, draft: NewDraft): Promise<number> {
  const writers = draft.writerId === null ? [] : [draft.writerId];
  const { rows } = await sql<{ version: number }>`
    insert into item_drafts as old (item_id, pack_id, source_id, category_id, subcategory_id, level, passage_id, kind,
      texts, state, edit_version, source, import_id, writers, changed_at)
    values (${draft.itemId}, ${draft.packId}, ${draft.sourceId}, ${draft.categoryId}, ${draft.subcategoryId},
      ${draft.level}, ${draft.passageId}, ${draft.kind}, ${JSON.stringify(draft.texts)}, 'draft', 1, ${draft.source},
      ${draft.importId}, ${writers}::uuid[], ${draft.at})
    on conflict (item_id) do update set category_id = excluded.category_id, subcategory_id = excluded.subcategory_id,
      level = excluded.level, passage_id = excluded.passage_id, kind = excluded.kind, texts = excluded.texts,
      state = 'draft', reviewed_by = null, edit_version = old.edit_version + 1, source = excluded.source,
      import_id = coalesce(excluded.import_id, old.import_id), trashed_at = null, changed_at = excluded.changed_at,
      writers = array(select distinct writer from unnest(old.writers || excluded.writers) writer)
    returning edit_version as version`.execute(tx);
  return rows[0]?.version ?? 0;
}

export async function approveDraft(
  tx: Db,
  itemId: string,
  { reviewerId, note }: { readonly reviewerId: string; readonly note: string },
): Promise<void> {
  await tx
    .updateTable("item_drafts")
    .set({ state: "reviewed", reviewed_by: reviewerId, note, edit_version: sql`edit_version + 1` })
    .where("item_id", "=", itemId)
    .execute();
}

export async function sendDraftBack(tx: Db, itemId: string, note: string): Promise<void> {
  await tx
    .updateTable("item_drafts")
    .set({ state: "draft", reviewed_by: null, note, edit_version: sql`edit_version + 1` })
    .where("item_id", "=", itemId)
    .execute();
}

/** Puts a draft into the trash, or takes it out with null. */
export async function trashDraft(tx: Db, itemId: string, at: Date | null): Promise<void> {
  await tx
    .updateTable("item_drafts")
    .set({ trashed_at: at, edit_version: sql`edit_version + 1` })
    .where("item_id", "=", itemId)
    .execute();
}

export async function deleteDrafts(tx: Db, itemIds: readonly string[]): Promise<void> {
  await sql`delete from item_drafts where item_id = any (${itemIds}::uuid[])`.execute(tx);
}

/** Takes for good what has been in the trash since before that time. */
export async function emptyTrash(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("item_drafts").where("trashed_at", "<", before).execute();
}

/** Retires a question that is played, or plays it again with null; its pack does not undo it. */
export async function setRetired(
  tx: Db,
  {
    itemId,
    origin,
    packHash,
  }: { readonly itemId: string; readonly origin: ItemOrigin; readonly packHash: string | null },
  at: Date | null,
): Promise<void> {
  await tx
    .updateTable("items")
    .set({ retired_at: at, origin, pack_hash: packHash })
    .where("item_id", "=", itemId)
    .execute();
}

/** What a place has to say of questions that are to stand in it; undefined: the parts do not belong together. */
export async function findPlace(
  db: Db,
  { categoryId, subcategoryId, passageId }: Pick<Writing, "categoryId" | "subcategoryId" | "passageId">,
): Promise<
  | {
      readonly packId: string;
      readonly code: string;
      readonly isRetired: boolean;
      readonly syllabuses: readonly string[];
      readonly languages: readonly string[];
    }
  | undefined
> {
  const { rows } = await sql<{
    packId: string;
    code: string;
    isRetired: boolean;
    syllabuses: string[];
    languages: string[];
  }>`
    select category.pack_id as "packId", category.code, pack.syllabuses,
      category.retired_at is not null or part.retired_at is not null as "isRetired",
      array(select code from languages order by is_default desc, language_id) as languages
    from categories category join packs pack using (pack_id)
    left join subcategories part on part.subcategory_id = ${subcategoryId}::uuid
    left join passages passage on passage.passage_id = ${passageId}::uuid
    where category.category_id = ${categoryId}::uuid
      and (${subcategoryId}::uuid is null or part.category_id = category.category_id)
      and (${passageId}::uuid is null or (passage.category_id = category.category_id
        and passage.subcategory_id is not distinct from ${subcategoryId}::uuid))`.execute(db);
  return rows[0];
}

/** Those of these files that nobody has uploaded. */
export async function listLostFiles(db: Db, files: readonly string[]): Promise<readonly string[]> {
  if (files.length === 0) return [];
  const { rows } = await sql<{ file: string }>`
    select file from unnest(${files}::text[]) file
    where not exists (select from content_files where name = file)`.execute(db);
  return rows.map(({ file }) => file);
}

type PlayedVersion = {
  readonly version: number;
  readonly createdAt: Date;
  /** null: nobody has said that it is right. */
  readonly confirmedBy: string | null;
  readonly confirmedAt: Date | null;
};

export async function listVersions(db: Db, itemId: string): Promise<readonly PlayedVersion[]> {
  const { rows } = await sql<PlayedVersion>`
    select text.version, min(text.created_at) as "createdAt", min(said.operator_id::text) as "confirmedBy",
      min(said.confirmed_at) as "confirmedAt"
    from item_versions text left join item_confirmations said using (item_id, version)
    where item_id = ${itemId} group by text.version order by text.version desc limit 200`.execute(db);
  return rows;
}

export async function findVersion(
  db: Db,
  itemId: string,
  version: number,
): Promise<{ readonly kind: QuestionKind; readonly texts: Texts } | undefined> {
  const { rows } = await sql<{ kind: QuestionKind; texts: Texts }>`
    select (array_agg(kind))[1] as kind, jsonb_object_agg(language, body) as texts from item_versions
    where item_id = ${itemId} and version = ${version} having count(*) > 0`.execute(db);
  return rows[0];
}

/** How many questions each level of a place has and its highest position, by level. */
export async function listLevels(
  tx: Db,
  { categoryId, subcategoryId }: Pick<Writing, "categoryId" | "subcategoryId">,
): Promise<readonly { readonly level: number; readonly questions: number; readonly last: number }[]> {
  const { rows } = await sql<{ level: number; questions: number; last: number }>`
    select level, count(*) filter (where retired_at is null)::integer as questions, max(position) as last from items
    where category_id = ${categoryId} and subcategory_id is not distinct from ${subcategoryId}::uuid
      and pack_id <> 'generated'
    group by level order by level`.execute(tx);
  return rows;
}

/** Addresses of all places by their ids. */
export async function listPlaceNames(db: Db): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; slug: string }>`
    select category_id as id, slug from categories union all select subcategory_id, slug from subcategories`.execute(
    db,
  );
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}
