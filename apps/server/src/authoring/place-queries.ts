import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";
import type { KeptField, Names } from "../postgres/tables/content-tables.ts";

/** What a category and a sub-category have in common. */
export type PlaceLook = {
  readonly names: Names;
  readonly emblem: string;
  readonly image: string | null;
};

export type StoredPlace = PlaceLook & {
  readonly id: string;
  readonly slug: string;
  readonly position: number;
  readonly version: number;
  readonly retiredAt: Date | null;
  /** Questions in play there. */
  readonly questions: number;
  /** Those of them that somebody has confirmed as right. */
  readonly confirmed: number;
};

export type StoredCategory = StoredPlace & {
  readonly type: number;
  readonly packId: string;
  readonly code: string;
  readonly priceCoins: number;
  readonly syllabuses: readonly string[];
  readonly subcategories: readonly StoredPlace[];
};

export type Table = "categories" | "subcategories";
const KEYS = { categories: "category_id", subcategories: "subcategory_id" } as const;
/** Pack of what is written here and belongs to no tree. */
const OWN_PACK = "own";

type CategoryPage = {
  readonly type: number | null;
  readonly retired: boolean;
  readonly cursor: string | null;
  readonly limit: number;
};

const FITS = ({ type, retired }: Pick<CategoryPage, "type" | "retired">) =>
  sql`(${type}::smallint is null or category.type = ${type}) and (category.retired_at is not null) = ${retired}`;

/** A page of categories by type and order, those that are shown or those that are retired, after the one `cursor`. */
export async function listCategoryPage(db: Db, page: CategoryPage): Promise<readonly StoredCategory[]> {
  const { rows } = await sql<{ id: string }>`
    select category_id as id from categories category
    where ${FITS(page)} and (${page.cursor}::uuid is null or (type, position, slug) >
      (select type, position, slug from categories where category_id = ${page.cursor}::uuid))
    order by type, position, slug limit ${page.limit}`.execute(db);
  return await listCategoriesById(
    db,
    rows.map(({ id }) => id),
  );
}

export async function countCategories(db: Db, page: Pick<CategoryPage, "type" | "retired">): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from categories category where ${FITS(page)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** A category by slug or id, retired or not. */
export async function findCategory(db: Db, ref: string): Promise<StoredCategory | undefined> {
  const { rows } = await sql<{ id: string }>`
    select category_id as id from categories where slug = ${ref} or category_id::text = ${ref}`.execute(db);
  return (
    await listCategoriesById(
      db,
      rows.map(({ id }) => id),
    )
  )[0];
}

const CONFIRMED = sql`join item_confirmations said
  on said.item_id = items.item_id and said.version = items.current_version`;

async function listCategoriesById(db: Db, ids: readonly string[]): Promise<readonly StoredCategory[]> {
  const { rows } = await sql<StoredCategory>`
    select category.category_id as id, category.slug, category.type, category.pack_id as "packId", category.code,
      category.names, category.emblem, category.image, category.price_coins as "priceCoins", category.position,
      category.edit_version as version, category.retired_at as "retiredAt", pack.syllabuses,
      (select count(*)::integer from items where items.category_id = category.category_id and items.retired_at is null
        and items.subcategory_id is null and items.pack_id <> 'generated') as questions,
      (select count(*)::integer from items ${CONFIRMED} where items.category_id = category.category_id
        and items.retired_at is null and items.subcategory_id is null) as confirmed
    from categories category join packs pack using (pack_id)
    where category_id = any (${ids}::uuid[])
    order by array_position(${ids}::uuid[], category_id)`.execute(db);
  const { rows: parts } = await sql<StoredPlace & { readonly categoryId: string; readonly retiredAt: null }>`
    select part.subcategory_id as id, part.category_id as "categoryId", part.slug, part.names, part.emblem, part.image,
      part.position, part.edit_version as version, part.retired_at as "retiredAt",
      (select count(*)::integer from items where items.category_id = part.category_id and items.retired_at is null
        and items.subcategory_id = part.subcategory_id and items.pack_id <> 'generated') as questions,
      (select count(*)::integer from items ${CONFIRMED} where items.category_id = part.category_id
        and items.retired_at is null and items.subcategory_id = part.subcategory_id) as confirmed
    from subcategories part where category_id = any (${ids}::uuid[])
    order by part.retired_at is not null, part.position, part.slug`.execute(db);
  const within = Map.groupBy(parts, ({ categoryId }) => categoryId);
  return rows.map((row) => ({ ...row, subcategories: within.get(row.id) ?? [] }));
}

/** What changes a place, read and locked until the caller's transaction ends. */
export type LockedPlace = PlaceLook & {
  readonly table: Table;
  readonly slug: string;
  readonly code: string | null;
  readonly version: number;
  readonly retiredAt: Date | null;
};

/** A place of either table by its id. */
export async function lockPlace(
  tx: Db,
  id: string,
  tables: readonly Table[] = ["categories", "subcategories"],
): Promise<LockedPlace | undefined> {
  for (const table of tables) {
    const code = table === "categories" ? sql`code` : sql`null`;
    const { rows } = await sql<LockedPlace>`
      select ${table} as table, slug, ${code} as code, names, emblem, image, edit_version as version, retired_at as "retiredAt"
      from ${sql.table(table)} where ${sql.ref(KEYS[table])} = ${id}::uuid for no key update`.execute(tx);
    if (rows[0] !== undefined) return rows[0];
  }
  return undefined;
}

/** Whether a category has this address, or a category a part of it. */
export async function isSlugTaken(db: Db, slug: string, categoryId: string | null): Promise<boolean> {
  const { rows } = await sql`
    select from categories where ${categoryId}::uuid is null and slug = ${slug}
    union all select from subcategories where category_id = ${categoryId}::uuid and slug = ${slug}`.execute(
    db,
  );
  return rows.length > 0;
}

/** The pack of places that are written here, made when it is first needed; null: there is no such tree. */
export async function ownPackOf(tx: Db, syllabus: string | null, at: Date): Promise<string | null> {
  const packId = syllabus === null ? OWN_PACK : `${OWN_PACK}-${syllabus}`;
  if (syllabus !== null) {
    const { rows } = await sql`select from syllabus_nodes where syllabus = ${syllabus} limit 1`.execute(tx);
    if (rows.length === 0) return null;
  }
  await tx
    .insertInto("packs")
    .values({
      pack_id: packId,
      version: "1.0.0",
      licence: "Written in the console",
      content_hash: packId,
      imported_at: at,
      syllabuses: syllabus === null ? [] : [syllabus],
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return packId;
}

type NewCategory = PlaceLook & {
  readonly id: string;
  readonly packId: string;
  readonly type: number;
  readonly slug: string;
  readonly code: string;
  readonly priceCoins: number;
};

/** Adds a category behind the others of its type. */
export async function insertCategory(tx: Db, category: NewCategory): Promise<void> {
  await tx
    .insertInto("categories")
    .values({
      category_id: category.id,
      pack_id: category.packId,
      type: category.type,
      slug: category.slug,
      code: category.code,
      names: JSON.stringify(category.names),
      emblem: category.emblem,
      image: category.image,
      price_coins: category.priceCoins,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from categories where type = ${category.type})`,
      retired_at: null,
      kept_fields: ["state"],
    })
    .execute();
}

/** Adds a part behind the others of its category. */
export async function insertSubcategory(
  tx: Db,
  part: PlaceLook & { readonly id: string; readonly categoryId: string; readonly slug: string },
): Promise<void> {
  await tx
    .insertInto("subcategories")
    .values({
      subcategory_id: part.id,
      category_id: part.categoryId,
      slug: part.slug,
      names: JSON.stringify(part.names),
      emblem: part.emblem,
      image: part.image,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from subcategories
        where category_id = ${part.categoryId})`,
      retired_at: null,
      kept_fields: ["state"],
    })
    .execute();
}

/** Fields of a place that are set anew. */
export type PlaceChange = Partial<PlaceLook> & {
  readonly code?: string;
  readonly retiredAt?: Date | null;
};

const COLUMNS: Readonly<Record<keyof PlaceChange, { readonly column: string; readonly kept: KeptField }>> = {
  names: { column: "names", kept: "names" },
  emblem: { column: "emblem", kept: "emblem" },
  image: { column: "image", kept: "image" },
  code: { column: "code", kept: "code" },
  retiredAt: { column: "retired_at", kept: "state" },
};

/** Sets fields of a place for good: a pack that is loaded again leaves them. Answers its new version. */
export async function changePlace(
  tx: Db,
  { table, id }: { readonly table: Table; readonly id: string },
  change: PlaceChange,
): Promise<number> {
  const fields = Object.entries(change) as [keyof PlaceChange, unknown][]; // of the type's own fields
  const set = fields.map(
    ([field, value]) =>
      sql`${sql.ref(COLUMNS[field].column)} = ${field === "names" ? JSON.stringify(value) : value}`,
  );
  const kept = fields.map(([field]) => COLUMNS[field].kept);
  const { rows } = await sql<{ version: number }>`
    update ${sql.table(table)} set ${sql.join(set)}, edit_version = edit_version + 1,
      kept_fields = (select array_agg(distinct kept) from unnest(kept_fields || ${kept}::text[]) kept)
    where ${sql.ref(KEYS[table])} = ${id}::uuid returning edit_version as version`.execute(tx);
  return rows[0]?.version ?? 0;
}

/** Puts places of one table into this order for good, in one statement. */
export async function storeOrder(tx: Db, table: Table, ids: readonly string[]): Promise<void> {
  const key = sql.ref(`place.${KEYS[table]}`);
  await sql`
    update ${sql.table(table)} place set position = wanted.position, edit_version = place.edit_version + 1,
      kept_fields = (select array_agg(distinct kept) from unnest(place.kept_fields || array['position']) kept)
    from unnest(${ids}::uuid[]) with ordinality wanted (id, position)
    where ${key} = wanted.id`.execute(tx);
}

/** The table and all shown siblings of a place, in no order; undefined where it is not shown. */
export async function listSiblings(
  tx: Db,
  id: string,
): Promise<{ readonly table: Table; readonly ids: readonly string[] } | undefined> {
  const { rows } = await sql<{ table: Table; id: string }>`
    select 'categories' as table, category_id as id from categories
    where retired_at is null and type = (select type from categories where category_id = ${id}::uuid)
    union all select 'subcategories', subcategory_id from subcategories
    where retired_at is null and category_id = (select category_id from subcategories where subcategory_id = ${id}::uuid)`.execute(
    tx,
  );
  const [first] = rows;
  return first === undefined ? undefined : { table: first.table, ids: rows.map((row) => row.id) };
}

/** A category that is shown, as a sheet of questions names it. */
export type ImportPlace = {
  readonly categoryId: string;
  readonly packId: string;
  readonly code: string;
  readonly syllabuses: readonly string[];
  /** Ids of its parts by their addresses. */
  readonly parts: ReadonlyMap<string, string>;
};

/** Every category that is shown, by its address. */
export async function listImportPlaces(db: Db): Promise<ReadonlyMap<string, ImportPlace>> {
  const { rows } = await sql<
    Omit<ImportPlace, "parts"> & {
      readonly slug: string;
      readonly parts: Readonly<Record<string, string>> | null;
    }
  >`select category.category_id as "categoryId", category.pack_id as "packId", category.slug, category.code,
      pack.syllabuses, (select jsonb_object_agg(part.slug, part.subcategory_id) from subcategories part
        where part.category_id = category.category_id and part.retired_at is null) as parts
    from categories category join packs pack using (pack_id) where category.retired_at is null`.execute(db);
  return new Map(
    rows.map(({ slug, parts, ...place }) => [
      slug,
      { ...place, parts: new Map(Object.entries(parts ?? {})) },
    ]),
  );
}
