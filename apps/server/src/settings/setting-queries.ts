import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";

/** All stored settings; keys without a row have their default. */
export async function listSettings(db: Db): Promise<Readonly<Record<string, unknown>>> {
  const rows = await db.selectFrom("settings").select(["key", "value"]).execute();
  return Object.fromEntries(rows.map((row) => [row.key, row.value]));
}

export type StoredSetting = { readonly key: string; readonly value: unknown; readonly updatedAt: Date };

/** All stored settings, with when they were stored. */
export async function listStoredSettings(db: Db): Promise<readonly StoredSetting[]> {
  return await db.selectFrom("settings").select(["key", "value", "updated_at as updatedAt"]).execute();
}

/** Makes others who change settings wait until the caller's transaction ends; readers do not wait. */
export async function lockSettings(tx: Db): Promise<void> {
  await sql`lock table settings in share row exclusive mode`.execute(tx);
}

/** Stores one setting. The value must be checked by the caller. */
export async function saveSetting(
  db: Db,
  setting: { readonly key: string; readonly value: unknown; readonly at: Date },
): Promise<void> {
  const row = { key: setting.key, value: JSON.stringify(setting.value), updated_at: setting.at };
  await db
    .insertInto("settings")
    .values(row)
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({ value: row.value, updated_at: row.updated_at }),
    )
    .execute();
}

/** Forgets a stored setting: its default counts again. */
export async function removeSetting(db: Db, key: string): Promise<void> {
  await db.deleteFrom("settings").where("key", "=", key).execute();
}

export type LanguageRecord = {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly locale: string;
  readonly isRtl: boolean;
  readonly isContent: boolean;
  readonly isDefault: boolean;
  /** Whether players may have the interface in it. */
  readonly isInterface: boolean;
  /** Counts changes. */
  readonly version: number;
};

/** All languages, the default one first. */
export async function listLanguages(db: Db): Promise<readonly LanguageRecord[]> {
  const rows = await db
    .selectFrom("languages")
    .selectAll()
    .orderBy("is_default", "desc")
    .orderBy("language_id")
    .execute();
  return rows.map((row) => ({
    id: row.language_id,
    code: row.code,
    name: row.name,
    locale: row.locale,
    isRtl: row.is_rtl,
    isContent: row.is_content,
    isDefault: row.is_default,
    isInterface: row.is_interface,
    version: row.version,
  }));
}

/** The public page an admin stored in this language; sanitised when it was stored. */
export async function findPage(db: Db, type: string, language: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("pages")
    .select("html")
    .where("type", "=", type)
    .where("language", "=", language)
    .executeTakeFirst();
  return row?.html ?? undefined;
}

/** Whether a file is a picture that somebody has uploaded. */
export async function isPicture(db: Db, name: string): Promise<boolean> {
  const row = await db
    .selectFrom("content_files")
    .select("name")
    .where("name", "=", name)
    .where("kind", "in", ["picture", "figure"])
    .executeTakeFirst();
  return row !== undefined;
}
