import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";
import type { ContentTables, ItemOrigin, PassageWording } from "../postgres/tables/content-tables.ts";

export type PassageState = "live" | "draft" | "retired" | "trash";

/** What somebody writes of a passage: its text by language and where it is to stand. */
export type PassageWriting = {
  readonly categoryId: string;
  readonly subcategoryId: string | null;
  readonly texts: Readonly<Record<string, PassageWording>>;
};

type PassageDraft = PassageWriting & {
  readonly version: number;
  readonly writers: readonly string[];
  readonly note: string;
  readonly changedAt: Date;
  readonly trashedAt: Date | null;
};

type ReadPassage = PassageWriting & {
  readonly version: number;
  readonly position: number;
  readonly retiredAt: Date | null;
  readonly origin: ItemOrigin;
  readonly questions: number;
};

/** A passage with what is read and what is written of it; one of the two is there. */
export type Passage = {
  readonly passageId: string;
  readonly packId: string;
  readonly sourceId: string;
  readonly live: ReadPassage | null;
  readonly draft: PassageDraft | null;
};

type Named = Pick<Passage, "passageId" | "packId" | "sourceId">;

/** One passage by its id; `lock`: until the caller's transaction ends nobody else changes it, and players go on. */
export async function findWrittenPassage(
  db: Db,
  passageId: string,
  lock = false,
): Promise<Passage | undefined> {
  const hold = lock ? sql`for update` : sql``;
  const { rows: drafts } = await sql<PassageDraft & Named>`
    select passage_id as "passageId", pack_id as "packId", source_id as "sourceId", category_id as "categoryId",
      subcategory_id as "subcategoryId", texts, edit_version as version, writers, note, changed_at as "changedAt",
      trashed_at as "trashedAt"
    from passage_drafts where passage_id = ${passageId}::uuid ${hold}`.execute(db);
  if (lock)
    await sql`select from passages where passage_id = ${passageId}::uuid for no key update`.execute(db);
  const { rows: read } = await sql<ReadPassage & Named>`
    select passage.passage_id as "passageId", passage.pack_id as "packId", passage.source_id as "sourceId",
      passage.category_id as "categoryId", passage.subcategory_id as "subcategoryId", passage.version, passage.position,
      passage.retired_at as "retiredAt", passage.origin,
      (select count(*)::integer from items where items.passage_id = passage.passage_id and items.retired_at is null)
        as questions,
      (select jsonb_object_agg(text.language, to_jsonb(text) - 'passage_id' - 'version' - 'language')
        from passage_texts text where text.passage_id = passage.passage_id and text.version = passage.version) as texts
    from passages passage where passage.passage_id = ${passageId}::uuid`.execute(db);
  const [draft = null] = drafts;
  const [live = null] = read;
  const named = live ?? draft;
  if (named === null) return undefined;
  return { passageId, packId: named.packId, sourceId: named.sourceId, live, draft };
}

type NewDraft = PassageWriting & Named & { readonly writerId: string | null; readonly at: Date };

/** Writes the draft of a passage anew and answers its count of changes. */
export async function storePassageDraft(tx: Db, draft: NewDraft): Promise<number> {
  const writers = draft.writerId === null ? [] : [draft.writerId];
  const { rows } = await sql<{ version: number }>`
    insert into passage_drafts as old (passage_id, pack_id, source_id, category_id, subcategory_id, texts, edit_version,
      writers, changed_at)
    values (${draft.passageId}, ${draft.packId}, ${draft.sourceId}, ${draft.categoryId}, ${draft.subcategoryId},
      ${JSON.stringify(draft.texts)}, 1, ${writers}::uuid[], ${draft.at})
    on conflict (passage_id) do update set category_id = excluded.category_id, subcategory_id = excluded.subcategory_id,
      texts = excluded.texts, edit_version = old.edit_version + 1, trashed_at = null, changed_at = excluded.changed_at,
      writers = array(select distinct writer from unnest(old.writers || excluded.writers) writer)
    returning edit_version as version`.execute(tx);
  return rows[0]?.version ?? 0;
}

/** Puts a draft into the trash or takes it out, or writes what its reader says of it. */
export async function markPassageDraft(
  tx: Db,
  passageId: string,
  mark: { readonly trashed_at: Date | null } | { readonly note: string },
): Promise<number> {
  const row = await tx
    .updateTable("passage_drafts")
    .set({ ...mark, edit_version: sql<number>`edit_version + 1` })
    .where("passage_id", "=", passageId)
    .returning("edit_version")
    .executeTakeFirst();
  return row?.edit_version ?? 0;
}

/** Takes for good what has been in the trash since before that time. */
export async function emptyPassageTrash(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("passage_drafts").where("trashed_at", "<", before).execute();
}

/**
 * Puts a draft into play as a new version, so that running attempts keep theirs; one in another place goes behind the
 * others there. Answers the new version.
 */
export async function publishPassage(
  tx: Db,
  { passageId, packId, sourceId, live }: Passage,
  draft: PassageWriting,
) {
  const isSamePlace =
    live !== null && live.categoryId === draft.categoryId && live.subcategoryId === draft.subcategoryId;
  const version = (live?.version ?? 0) + 1;
  const origin: ItemOrigin = live === null || live.origin === "own" ? "own" : "edited";
  await sql`
    insert into passages (passage_id, pack_id, source_id, category_id, subcategory_id, position, version, origin)
    values (${passageId}, ${packId}, ${sourceId}, ${draft.categoryId}, ${draft.subcategoryId},
      ${
        isSamePlace
          ? live.position
          : sql`(select coalesce(max(position), 0) + 1 from passages
        where category_id = ${draft.categoryId} and subcategory_id is not distinct from ${draft.subcategoryId}::uuid)`
      },
      ${version}, ${origin})
    on conflict (passage_id) do update set category_id = excluded.category_id, subcategory_id = excluded.subcategory_id,
      position = excluded.position, version = excluded.version, origin = excluded.origin, retired_at = null`.execute(
    tx,
  );
  const texts: readonly ContentTables["passage_texts"][] = Object.entries(draft.texts).map(
    ([language, text]) => ({
      ...text,
      passage_id: passageId,
      version,
      language,
    }),
  );
  await tx.insertInto("passage_texts").values(texts).execute();
  await tx.deleteFrom("passage_drafts").where("passage_id", "=", passageId).execute();
  return version;
}

/** Retires a passage, or lets it be read again with null; its pack does not undo it. */
export async function setPassageRetired(tx: Db, passageId: string, at: Date | null): Promise<void> {
  await sql`update passages set retired_at = ${at}, origin = case when origin = 'pack' then 'edited' else origin end
    where passage_id = ${passageId}::uuid`.execute(tx);
}

/** Filters of a list; null: whichever. */
export type PassageFilter = {
  readonly text: string | null;
  readonly state: PassageState | null;
  readonly hasDraft: boolean | null;
  readonly categoryId: string | null;
  readonly subcategoryId: string | null;
};

export type ShownPassage = Named & {
  readonly origin: ItemOrigin;
  readonly state: PassageState;
  readonly hasDraft: boolean;
  readonly version: number;
  readonly liveVersion: number;
  readonly categoryId: string;
  readonly category: string;
  readonly title: string;
  readonly languages: readonly string[];
  readonly questions: number;
};

/** Every passage once, with what was written last. */
const SHOWN = sql`
  select passage_id, pack_id, source_id, coalesce(live.origin, 'own') as origin,
    case when live.passage_id is null then case when draft.trashed_at is null then 'draft' else 'trash' end
      when live.retired_at is null then 'live' else 'retired' end as state,
    draft.passage_id is not null and draft.trashed_at is null as has_draft,
    coalesce(draft.edit_version, 0) as version, coalesce(live.version, 0) as live_version,
    coalesce(live.category_id, draft.category_id) as category_id,
    case when live.passage_id is null then draft.subcategory_id else live.subcategory_id end as subcategory_id,
    coalesce(live.position, 1000000) as position, coalesce(said.titles, written.titles) as titles,
    coalesce(said.languages, written.languages) as languages
  from passages live full join passage_drafts draft using (passage_id, pack_id, source_id)
  left join lateral (select array_agg(text.language order by text.language) as languages,
      array_agg(text.title order by site.is_default desc nulls last, text.language) as titles
    from passage_texts text left join languages site on site.code = text.language
    where text.passage_id = live.passage_id and text.version = live.version) said on live.passage_id is not null
  left join lateral (select array_agg(text.key order by text.key) as languages,
      array_agg(text.value ->> 'title' order by site.is_default desc nulls last, text.key) as titles
    from jsonb_each(draft.texts) text left join languages site on site.code = text.key) written
    on live.passage_id is null`;

function fits(filter: PassageFilter) {
  const like = filter.text === null ? null : `%${filter.text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`(${filter.state}::text is null or shown.state = ${filter.state})
    and (${filter.hasDraft}::boolean is null or shown.has_draft = ${filter.hasDraft})
    and (${filter.categoryId}::uuid is null or shown.category_id = ${filter.categoryId}::uuid)
    and (${filter.subcategoryId}::uuid is null or shown.subcategory_id = ${filter.subcategoryId}::uuid)
    and (${like}::text is null or shown.source_id ilike ${like} or array_to_string(shown.titles, ' ') ilike ${like})`;
}

/** A page of passages by category and position, after the one `cursor`. There are hundreds, never thousands. */
export async function listPassagePage(
  db: Db,
  filter: PassageFilter,
  { cursor, limit }: { readonly cursor: string | null; readonly limit: number },
): Promise<readonly ShownPassage[]> {
  const { rows } = await sql<ShownPassage>`
    with fitting as (select shown.*, category.slug as category,
        row_number() over (order by category.position, category.slug, shown.position, shown.passage_id) as place
      from (${SHOWN}) shown join categories category on category.category_id = shown.category_id
      where ${fits(filter)})
    select passage_id as "passageId", pack_id as "packId", source_id as "sourceId", origin, state,
      has_draft as "hasDraft", version, live_version as "liveVersion", category_id as "categoryId", category,
      titles[1] as title, languages,
      (select count(*)::integer from items where items.passage_id = fitting.passage_id and items.retired_at is null)
        as questions
    from fitting where ${cursor}::uuid is null
      or place > (select place from fitting before where before.passage_id = ${cursor}::uuid)
    order by place limit ${limit}`.execute(db);
  return rows;
}

export async function countPassages(db: Db, filter: PassageFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from (${SHOWN}) shown where ${fits(filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}
