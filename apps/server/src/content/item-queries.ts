import type { Item } from "@crosscheck/rules/questions/item";
import type { QuestionKind } from "@crosscheck/rules/questions/kind";
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../postgres/database.ts";
import type { ItemBody } from "../postgres/tables/content-tables.ts";
import { IN_PLAY, PASSAGE_IN_PLAY } from "./reserved-queries.ts";

/** One stored version of an item in one language. */
export type ItemRef = { readonly itemId: string; readonly version: number; readonly language: string };

/** A level of a category, or of one of its sub-categories. */
export type LevelPlace = {
  readonly categorySlug: string;
  readonly subcategorySlug: string | null;
  readonly level: number;
  readonly language: string;
};

type ItemRow = {
  readonly item_id: string;
  readonly version: number;
  readonly language: string;
  readonly kind: QuestionKind;
  readonly body: ItemBody;
  readonly category_slug: string;
  readonly subcategory_slug: string | null;
};

const ITEM_COLUMNS = sql`items.item_id, item_versions.version, item_versions.language, item_versions.kind,
  item_versions.body, categories.slug as category_slug, subcategories.slug as subcategory_slug`;

/** Current items of a level in one language, in the pack's order; empty when there is no such place. */
export async function listLevelItems(db: Db, place: LevelPlace): Promise<readonly Item[]> {
  const { categorySlug, subcategorySlug } = place;
  const categoryId = db
    .selectFrom("categories")
    .select("category_id")
    .where("slug", "=", categorySlug)
    .where("retired_at", "is", null);
  const subcategoryId = db
    .selectFrom("subcategories")
    .select("subcategory_id")
    .where("category_id", "=", categoryId)
    .where("slug", "=", subcategorySlug)
    .where("retired_at", "is", null);
  const rows = await db
    .selectFrom("items")
    .innerJoin("item_versions", (join) =>
      join
        .onRef("item_versions.item_id", "=", "items.item_id")
        .onRef("item_versions.version", "=", "items.current_version")
        .on("item_versions.language", "=", place.language),
    )
    .select([
      "items.item_id",
      "item_versions.version",
      "item_versions.language",
      "item_versions.kind",
      "body",
    ])
    .where("items.category_id", "=", categoryId)
    // Two texts instead of `is not distinct from`, which no index serves.
    .$if(subcategorySlug === null, (query) => query.where("items.subcategory_id", "is", null))
    .$if(subcategorySlug !== null, (query) => query.where("items.subcategory_id", "=", subcategoryId))
    .where("items.level", "=", place.level)
    .where(IN_PLAY)
    .orderBy("items.position")
    .execute();
  return rows.map((row) =>
    toItem({ ...row, category_slug: categorySlug, subcategory_slug: subcategorySlug }),
  );
}

/** An item that was drawn for a paper; `place` numbers the category it was drawn from. */
export type Drawn = { readonly itemId: string; readonly place: number };

/**
 * Those of the drawn items that are current and written in this language: the categories take turns, in each come first
 * what the player has not met, in the order drawn, then what was met longest ago.
 */
export async function listDrawn(
  db: Db,
  {
    playerId,
    language,
    limit,
    drawn,
  }: {
    readonly playerId: string;
    readonly language: string;
    readonly limit: number;
    readonly drawn: readonly Drawn[];
  },
): Promise<readonly { readonly item: Item; readonly place: number; readonly isMet: boolean }[]> {
  const ids = sql`${drawn.map(({ itemId }) => itemId)}::uuid[]`;
  const { rows } = await sql<ItemRow & { readonly place: number; readonly is_met: boolean }>`
    with drawn as (
      select drawn.item_id, place, draw, met.last_at, items.current_version
      from unnest(${ids}, ${drawn.map(({ place }) => place)}::integer[]) with ordinality as drawn (item_id, place, draw)
      join items on items.item_id = drawn.item_id and ${IN_PLAY}
      left join item_history met on met.player_id = ${playerId} and met.item_id = drawn.item_id
    ), picked as (
      select *, row_number() over (partition by place order by last_at nulls first, draw) as turn
      from drawn order by turn, draw limit ${limit}
    )
    select ${ITEM_COLUMNS}, picked.place, picked.last_at is not null as is_met
    from picked
    join items on items.item_id = picked.item_id
    join item_versions on item_versions.item_id = picked.item_id and item_versions.version = picked.current_version
      and item_versions.language = ${language}
    join categories on categories.category_id = items.category_id
    left join subcategories on subcategories.subcategory_id = items.subcategory_id
    order by turn, draw`.execute(db);
  return rows.map(({ place, is_met: isMet, ...row }) => ({ item: toItem(row), place, isMet }));
}

/** Current items by their ids in the first of the languages each is written in, in the order of the ids. */
export async function listCurrentItems(
  db: Db,
  itemIds: readonly string[],
  languages: readonly string[],
): Promise<readonly Item[]> {
  const rows = await selectCurrent(
    db,
    sql`items.item_id = any (${itemIds}::uuid[]) and item_versions.language = any (${languages}::text[])`,
    sql`array_position(${languages}::text[], item_versions.language)`,
  );
  return itemIds.flatMap((itemId) => rows.find((item) => item.itemId === itemId) ?? []);
}

/**
 * Current items of a passage in the pack's order, all in the first of the languages that any is written in; none where an
 * exam keeps one of them.
 */
export async function listPassageItems(
  db: Db,
  passageId: string,
  languages: readonly string[],
): Promise<readonly Item[]> {
  const items = await selectCurrent(
    db,
    sql`items.passage_id = ${passageId}::uuid and item_versions.language = any (${languages}::text[])
      and exists (select from passages where passage_id = items.passage_id and ${PASSAGE_IN_PLAY})`,
    sql`items.position`,
  );
  const first = languages.find((code) => items.some(({ language }) => language === code));
  return items.filter(({ language }) => language === first);
}

async function selectCurrent(
  db: Db,
  where: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<readonly Item[]> {
  const { rows } = await sql<ItemRow>`
    select ${ITEM_COLUMNS}
    from items
    join item_versions on item_versions.item_id = items.item_id and item_versions.version = items.current_version
    join categories on categories.category_id = items.category_id
    left join subcategories on subcategories.subcategory_id = items.subcategory_id
    where ${IN_PLAY} and ${where} order by ${order}`.execute(db);
  return rows.map(toItem);
}

/**
 * The given versions, retired and outdated ones too, in the order asked for. Throws when one was never stored,
 * because a reference only comes from a paper that was made of stored items.
 */
export async function listItems(db: Db, refs: readonly ItemRef[]): Promise<readonly Item[]> {
  if (refs.length === 0) return [];
  const wanted = sql<ItemRef>`unnest(
    ${refs.map((ref) => ref.itemId)}::uuid[], ${refs.map((ref) => ref.version)}::integer[], ${refs.map((ref) => ref.language)}::text[]
  )`;
  const rows = await db
    .selectFrom("item_versions")
    .innerJoin("items", "items.item_id", "item_versions.item_id")
    .innerJoin("categories", "categories.category_id", "items.category_id")
    .leftJoin("subcategories", "subcategories.subcategory_id", "items.subcategory_id")
    .select([
      "items.item_id",
      "item_versions.version",
      "item_versions.language",
      "item_versions.kind",
      "item_versions.body",
      "categories.slug as category_slug",
      "subcategories.slug as subcategory_slug",
    ])
    .where(
      sql<boolean>`(item_versions.item_id, item_versions.version, item_versions.language) in (select * from ${wanted})`,
    )
    .execute();
  const found = new Map(rows.map(toItem).map((item) => [itemKeyOf(item), item]));
  return refs.map((ref) => {
    const item = found.get(itemKeyOf(ref));
    if (item === undefined) throw new Error(`No stored item ${itemKeyOf(ref)}`);
    return item;
  });
}

/** All versions of an item in all languages they are written in, the latest first; retired items too. */
export async function listVersions(db: Db, itemId: string): Promise<readonly Item[]> {
  const { rows } = await sql<ItemRow>`
    select ${ITEM_COLUMNS} from items
    join item_versions on item_versions.item_id = items.item_id
    join categories on categories.category_id = items.category_id
    left join subcategories on subcategories.subcategory_id = items.subcategory_id
    where items.item_id = ${itemId}::uuid
    order by item_versions.version desc, item_versions.language`.execute(db);
  return rows.map(toItem);
}

/** The version of an item that is played now; undefined when there is no such item. */
export async function findCurrentVersion(db: Db, itemId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom("items")
    .select("current_version")
    .where("item_id", "=", itemId)
    .executeTakeFirst();
  return row?.current_version;
}

/** Subject codes of these versions. */
export async function listSubjects(
  db: Db,
  refs: readonly ItemRef[],
): Promise<readonly (ItemRef & { readonly subject: string })[]> {
  const { rows } = await sql<ItemRef & { readonly subject: string }>`
    select item_id as "itemId", version, language, subject from item_versions
    where (item_id, version, language) in (select * from unnest(${refs.map((ref) => ref.itemId)}::uuid[],
      ${refs.map((ref) => ref.version)}::integer[], ${refs.map((ref) => ref.language)}::text[]))`.execute(db);
  return rows;
}

function toItem(row: ItemRow): Item {
  return {
    itemId: row.item_id,
    version: row.version,
    kind: row.kind,
    language: row.language,
    categorySlug: row.category_slug,
    subcategorySlug: row.subcategory_slug,
    ...row.body,
  };
}

/** One text for one stored version in one language. */
export function itemKeyOf({ itemId, version, language }: ItemRef): string {
  return `${itemId}/${version}/${language}`;
}
