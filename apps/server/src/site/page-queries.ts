import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";

export type PageKey = { readonly type: string; readonly language: string };
/** A page as operators have it; `html` null: what ships. */
export type StoredPage = PageKey & {
  readonly html: string | null;
  readonly version: number;
  readonly updatedAt: Date;
};

export async function listStoredPages(db: Db): Promise<readonly StoredPage[]> {
  return await db
    .selectFrom("pages")
    .select(["type", "language", "html", "version", "updated_at as updatedAt"])
    .execute();
}

/** The version of a page that counts; 0 where nobody has written one. The caller has it alone until the transaction ends. */
export async function lockPage(tx: Db, { type, language }: PageKey): Promise<number> {
  // A page that nobody has written has no row to lock.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`page ${type} ${language}`}, 0))`.execute(tx);
  const row = await tx
    .selectFrom("pages")
    .select("version")
    .where("type", "=", type)
    .where("language", "=", language)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** Stores a version of a page as the one that counts. */
export async function storePage(
  tx: Db,
  { type, language, html, version, updatedAt }: StoredPage,
): Promise<void> {
  await tx
    .insertInto("pages")
    .values({ type, language, html, version, updated_at: updatedAt })
    .onConflict((conflict) =>
      conflict.columns(["type", "language"]).doUpdateSet({ html, version, updated_at: updatedAt }),
    )
    .execute();
  await tx
    .insertInto("page_versions")
    .values({ type, language, version, html, written_at: updatedAt })
    .execute();
}

/** Versions of a page without what they say, the latest first. */
export async function listPageVersions(
  db: Db,
  { type, language }: PageKey,
): Promise<readonly { readonly version: number; readonly writtenAt: Date }[]> {
  return await db
    .selectFrom("page_versions")
    .select(["version", "written_at as writtenAt"])
    .where("type", "=", type)
    .where("language", "=", language)
    .orderBy("version", "desc")
    .limit(200)
    .execute();
}

/** One version of a page; `html` null: what ships. */
export async function findPageVersion(
  db: Db,
  { type, language }: PageKey,
  version: number,
): Promise<{ readonly html: string | null } | undefined> {
  return await db
    .selectFrom("page_versions")
    .select("html")
    .where("type", "=", type)
    .where("language", "=", language)
    .where("version", "=", version)
    .executeTakeFirst();
}
