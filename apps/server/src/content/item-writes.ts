import { sql, type RawBuilder } from "kysely";
import type { Db } from "../postgres/database.ts";
import type { PlannedItem, PlannedVersion, StoredItem } from "./plan-item.ts";

/** Rows of one insert; 500 items of 11 columns stay far below PostgreSQL's 65,535 parameters. */
const BATCH = 500;

/** Every item of a pack with the hashes of its current version, by item id. */
export async function listStoredItems(db: Db, packId: string): Promise<ReadonlyMap<string, StoredItem>> {
  return await selectStored(db, sql<boolean>`items.pack_id = ${packId}`);
}

/** Those of these items that are stored, whatever their packs. */
export async function listStoredById(
  db: Db,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, StoredItem>> {
  return await selectStored(db, sql<boolean>`items.item_id = any (${itemIds}::uuid[])`);
}

async function selectStored(db: Db, where: RawBuilder<boolean>): Promise<ReadonlyMap<string, StoredItem>> {
  const rows = await db
    .selectFrom("items")
    .innerJoin("item_versions", (join) =>
      join
        .onRef("item_versions.item_id", "=", "items.item_id")
        .onRef("item_versions.version", "=", "items.current_version"),
    )
    .select([
      "items.item_id",
      "category_id",
      "subcategory_id",
      "level",
      "position",
      "current_version",
      "retired_at",
      "passage_id",
      "origin",
      "pack_hash",
    ])
    .select(
      sql<Record<string, string>>`jsonb_object_agg(item_versions.language, item_versions.body_hash)`.as(
        "hashes",
      ),
    )
    .where(where)
    .groupBy("items.item_id")
    .execute();
  const items = rows.map((row) => ({
    itemId: row.item_id,
    categoryId: row.category_id,
    subcategoryId: row.subcategory_id,
    level: row.level,
    position: row.position,
    version: row.current_version,
    isRetired: row.retired_at !== null,
    passageId: row.passage_id,
    origin: row.origin,
    packHash: row.pack_hash,
    hashes: new Map(Object.entries(row.hashes)),
  }));
  return new Map(items.map((item) => [item.itemId, item]));
}

/** Writes new and changed items; what is written again is no longer retired. Call inside the caller's transaction. */
export async function storeItems(db: Db, packId: string, items: readonly PlannedItem[]): Promise<void> {
  for (const batch of batches(items)) {
    await db
      .insertInto("items")
      .values(
        batch.map((item) => ({
          item_id: item.itemId,
          pack_id: packId,
          source_id: item.sourceId,
          category_id: item.categoryId,
          subcategory_id: item.subcategoryId,
          level: item.level,
          position: item.position,
          current_version: item.version,
          passage_id: item.passageId,
          retired_at: null,
          origin: item.origin,
          pack_hash: item.packHash,
        })),
      )
      .onConflict((conflict) =>
        conflict.column("item_id").doUpdateSet((row) => ({
          category_id: row.ref("excluded.category_id"),
          subcategory_id: row.ref("excluded.subcategory_id"),
          level: row.ref("excluded.level"),
          position: row.ref("excluded.position"),
          current_version: row.ref("excluded.current_version"),
          passage_id: row.ref("excluded.passage_id"),
          retired_at: null,
          origin: row.ref("excluded.origin"),
          pack_hash: row.ref("excluded.pack_hash"),
        })),
      )
      .execute();
  }
}

/** Adds versions; nothing ever changes or removes one. Call inside the caller's transaction. */
export async function* storeVersions(
  db: Db,
  versions: readonly PlannedVersion[],
  at: Date,
): AsyncGenerator<number> {
  let done = 0;
  for (const batch of batches(versions)) {
    await db
      .insertInto("item_versions")
      .values(
        batch.map((version) => ({
          item_id: version.itemId,
          version: version.version,
          language: version.language,
          kind: version.kind,
          body: JSON.stringify(version.body),
          body_hash: version.hash,
          created_at: at,
        })),
      )
      .execute();
    done += batch.length;
    yield done;
  }
}

function* batches<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < rows.length; at += BATCH) yield rows.slice(at, at + BATCH);
}
