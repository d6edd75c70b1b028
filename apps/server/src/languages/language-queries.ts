import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";
import type { LanguageRecord } from "../settings/setting-queries.ts";

/** Makes others who change languages wait until the caller's transaction ends; readers do not wait. */
export async function lockLanguages(tx: Db): Promise<void> {
  await sql`lock table languages in share row exclusive mode`.execute(tx);
}

export async function insertLanguage(tx: Db, language: LanguageRecord): Promise<void> {
  await tx.insertInto("languages").values(toColumns(language)).execute();
}

/** Stores a language; of two defaults the other one is none any more. */
export async function updateLanguage(tx: Db, language: LanguageRecord): Promise<void> {
  if (language.isDefault)
    await tx
      .updateTable("languages")
      .set({ is_default: false, version: sql<number>`version + 1` })
      .where("is_default", "=", true)
      .where("language_id", "<>", language.id)
      .execute();
  await tx.updateTable("languages").set(toColumns(language)).where("language_id", "=", language.id).execute();
}

function toColumns(language: LanguageRecord) {
  return {
    language_id: language.id,
    code: language.code,
    name: language.name,
    locale: language.locale,
    is_rtl: language.isRtl,
    is_content: language.isContent,
    is_interface: language.isInterface,
    is_default: language.isDefault,
    version: language.version,
  };
}
