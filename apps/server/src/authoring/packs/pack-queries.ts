import type { QuestionKind } from "@crosscheck/rules/questions/kind";
import type { PackManifest } from "@crosscheck/contract/content";
import { sql } from "kysely";
import type { z } from "zod";
import { nameInPack } from "../../content/guest-queries.ts";
import { categoryIdOf, passageIdOf, subcategoryIdOf } from "../../content/plan-import.ts";
import type { Pack } from "../../content/pack.ts";
import type { Db } from "../../postgres/database.ts";
import type { ItemBody, Names } from "../../postgres/tables/content-tables.ts";

type Manifest = z.output<typeof PackManifest>;

export type PackRecord = {
  readonly packId: string;
  readonly version: string;
  readonly licence: string;
  readonly baseLanguage: string;
  readonly syllabuses: readonly string[];
};

export type PackImport = {
  readonly status: "running" | "done" | "failed";
  readonly startedAt: string;
  readonly finishedAt: string | null;
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly retired: number;
  readonly problem: string | null;
};

export type ListedPack = PackRecord & {
  readonly importedAt: Date;
  readonly types: readonly number[];
  readonly categories: readonly { readonly id: string; readonly slug: string; readonly names: Names }[];
  readonly live: number;
  readonly edited: number;
  readonly own: number;
  readonly imports: readonly PackImport[];
};

const MOST_IMPORTS = 5;

/** Every pack but that of the templates, by name, with its last imports. */
export async function listPackRows(db: Db): Promise<readonly ListedPack[]> {
  const { rows } = await sql<ListedPack>`
    with counts as (
      select pack_id, count(*) filter (where retired_at is null)::integer as live,
        count(*) filter (where retired_at is null and origin = 'edited')::integer as edited,
        count(*) filter (where retired_at is null and origin = 'own')::integer as own
      from items group by pack_id
    )
    select pack.pack_id as "packId", version, licence, base_language as "baseLanguage", syllabuses,
      imported_at as "importedAt", coalesce(live, 0) as live, coalesce(edited, 0) as edited, coalesce(own, 0) as own,
      coalesce((select array_agg(distinct type::integer) from categories place
        where place.pack_id = pack.pack_id and retired_at is null), '{}') as types,
      coalesce((select jsonb_agg(jsonb_build_object('id', category_id, 'slug', slug, 'names', names)
          order by type, position, slug) from categories place
        where place.pack_id = pack.pack_id and retired_at is null), '[]') as categories,
      coalesce((select jsonb_agg(jsonb_build_object('status', status, 'startedAt', started_at, 'finishedAt', finished_at,
          'created', created, 'changed', changed, 'unchanged', unchanged, 'retired', retired, 'problem', problem)
          order by started_at desc, import_id desc)
        from (select * from imports run where run.pack_id = pack.pack_id
          order by started_at desc, import_id desc limit ${MOST_IMPORTS}) run), '[]') as imports
    from packs pack left join counts on counts.pack_id = pack.pack_id
    where pack.pack_id <> 'generated' order by pack.pack_id`.execute(db);
  return rows;
}

export async function findPack(db: Db, packId: string): Promise<PackRecord | undefined> {
  const { rows } = await sql<PackRecord>`
    select pack_id as "packId", version, licence, base_language as "baseLanguage", syllabuses from packs
    where pack_id = ${packId} and pack_id <> 'generated'`.execute(db);
  return rows[0];
}

/** How many categories, parts and passages of a pack are shown and not in its new files. */
export async function countLeavingPlaces(db: Db, { manifest, passageFiles }: Pack): Promise<number> {
  const { rows } = await sql<{ places: number }>`
    select (
      (select count(*) from categories place where pack_id = ${manifest.pack} and retired_at is null
        and not 'state' = any (kept_fields) and category_id <> all (${categoryIdsOf(manifest)}::uuid[]))
      + (select count(*) from subcategories part where retired_at is null and not 'state' = any (kept_fields)
        and category_id in (select category_id from categories where pack_id = ${manifest.pack})
        and subcategory_id <> all (${partIdsOf(manifest)}::uuid[]))
      + (select count(*) from passages where pack_id = ${manifest.pack} and retired_at is null and origin = 'pack'
        and passage_id <> all (${passageFiles.flatMap(({ passages }) => passages.map(({ id }) => passageIdOf(manifest.pack, id)))}::uuid[]))
    )::integer as places`.execute(db);
  return rows[0]?.places ?? 0;
}

function categoryIdsOf({ categories }: Manifest): readonly string[] {
  return categories.map(({ slug }) => categoryIdOf(slug));
}

function partIdsOf({ categories }: Manifest): readonly string[] {
  return categories.flatMap(({ slug, subcategories }) =>
    subcategories.map((part) => subcategoryIdOf(slug, part.slug)),
  );
}

type ShownPart = {
  readonly slug: string;
  readonly names: Names;
  readonly emblem: string;
  readonly image: string | null;
  readonly position: number;
};
export type ShownCategory = ShownPart & {
  readonly categoryId: string;
  readonly type: number;
  readonly code: string;
  readonly priceCoins: number;
  readonly parts: readonly ShownPart[];
};

/** Categories of a pack, or one of them, that are shown, with their shown parts, in the order on screen. */
export async function listShownCategories(
  db: Db,
  packId: string,
  categoryId: string | null,
): Promise<readonly ShownCategory[]> {
  const { rows } = await sql<ShownCategory>`
    select category_id as "categoryId", type, slug, code, names, emblem, image, price_coins as "priceCoins", position,
      coalesce((select jsonb_agg(jsonb_build_object('slug', slug, 'names', names, 'emblem', emblem, 'image', image,
          'position', position) order by position, slug)
        from subcategories part where part.category_id = category.category_id and retired_at is null), '[]') as parts
    from categories category
    where pack_id = ${packId} and retired_at is null and (${categoryId}::uuid is null or category_id = ${categoryId})
    order by type, position, slug`.execute(db);
  return rows;
}

/** A question in play, as the file of its category's pack has it. */
export type PlayedQuestion = {
  readonly name: string;
  readonly kind: QuestionKind;
  readonly category: string;
  readonly subcategory: string | null;
  readonly level: number;
  readonly version: number;
  /** Its author's name of the passage it is about; null: none. */
  readonly passage: string | null;
  readonly hasPassage: boolean;
  readonly texts: Readonly<Record<string, ItemBody>>;
};

type Among = { readonly packId: string; readonly categoryIds: readonly string[] };

/** Ids of the questions in play in these categories of a pack: place by place, in the order inside each level. */
export async function listPlayedIds(db: Db, { packId, categoryIds }: Among): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select item.item_id as id from items item join categories category using (category_id)
    left join subcategories part on part.subcategory_id = item.subcategory_id
    where item.category_id = any (${categoryIds}::uuid[]) and item.retired_at is null and part.retired_at is null
      and item.pack_id <> 'generated'
    order by category.type, category.position, category.slug, part.position nulls first, part.slug, item.level,
      item.position, ${nameInPack(packId)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** These questions in this order. */
export async function listPlayed(
  db: Db,
  packId: string,
  ids: readonly string[],
): Promise<readonly PlayedQuestion[]> {
  const { rows } = await sql<PlayedQuestion>`
    select ${nameInPack(packId)} as name, (array_agg(text.kind))[1] as kind, category.slug as category,
      part.slug as subcategory, item.level, item.current_version as version, passage.source_id as passage,
      item.passage_id is not null as "hasPassage", jsonb_object_agg(text.language, text.body) as texts
    from items item join item_versions text on text.item_id = item.item_id and text.version = item.current_version
    join categories category using (category_id)
    left join subcategories part on part.subcategory_id = item.subcategory_id
    left join passages passage on passage.passage_id = item.passage_id and passage.retired_at is null
      and passage.pack_id = ${packId}
    where item.item_id = any (${ids}::uuid[])
    group by item.item_id, category.slug, part.slug, passage.source_id
    order by array_position(${ids}::uuid[], item.item_id)`.execute(db);
  return rows;
}

export type PlayedPassage = {
  readonly sourceId: string;
  readonly category: string;
  readonly subcategory: string | null;
  readonly texts: readonly {
    readonly language: string;
    readonly title: string;
    readonly detail: string;
    readonly content_type: "text" | "video" | "pdf";
    readonly content_data: string;
    readonly captions: string;
    readonly reference: string;
  }[];
};

/** Passages of a pack in play in these categories, in their order. */
export async function listPlayedPassages(
  db: Db,
  { packId, categoryIds }: Among,
): Promise<readonly PlayedPassage[]> {
  const { rows } = await sql<PlayedPassage>`
    select passage.source_id as "sourceId", category.slug as category, part.slug as subcategory,
      (select jsonb_agg(to_jsonb(text) order by text.language) from passage_texts text
        where text.passage_id = passage.passage_id and text.version = passage.version) as texts
    from passages passage join categories category using (category_id)
    left join subcategories part on part.subcategory_id = passage.subcategory_id
    where passage.pack_id = ${packId} and passage.category_id = any (${categoryIds}::uuid[])
      and passage.retired_at is null and part.retired_at is null
    order by passage.position, passage.source_id`.execute(db);
  return rows;
}

export type StoredPaper = {
  readonly sourceId: string;
  readonly names: Names;
  readonly items: readonly string[];
};

/** The daily papers that take turns in days to come, in their order. */
export async function listLatestPapers(db: Db): Promise<readonly StoredPaper[]> {
  const { rows } = await sql<StoredPaper>`
    select source_id as "sourceId", names, items from daily_papers
    where from_day = (select max(from_day) from daily_papers) order by position`.execute(db);
  return rows;
}
