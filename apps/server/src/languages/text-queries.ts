import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";

/** A text as operators have it; null: what ships counts. `version` counts its changes. */
export type OwnText = {
  readonly language: string;
  readonly id: string;
  readonly text: string | null;
  readonly version: number;
  readonly changedAt: Date;
};

/** Texts of operators, of one language or of all. */
export async function listOwnTexts(db: Db, language?: string): Promise<readonly OwnText[]> {
  const query = db
    .selectFrom("interface_texts")
    .select(["language", "text_id as id", "text", "version", "changed_at as changedAt"])
    .orderBy("text_id");
  return await (language === undefined ? query : query.where("language", "=", language)).execute();
}

/** What operators have written in place of one text. */
export async function findOwnText(
  db: Db,
  language: string,
  id: string,
): Promise<Pick<OwnText, "text" | "version"> | undefined> {
  return await db
    .selectFrom("interface_texts")
    .select(["text", "version"])
    .where("language", "=", language)
    .where("text_id", "=", id)
    .executeTakeFirst();
}

/** Something else after every change of a language or text: versions only grow. */
export async function stampOfTexts(db: Db): Promise<string> {
  const { rows } = await sql<{ readonly stamp: string }>`
    select concat_ws(' ', (select sum(version) from languages), (select sum(version) from interface_texts)) as stamp`.execute(
    db,
  );
  return rows[0]?.stamp ?? "";
}

/** Makes others who change texts of a language wait until the caller's transaction ends. */
export async function lockTexts(tx: Db, language: string): Promise<void> {
  await tx.selectFrom("languages").select("code").where("code", "=", language).forUpdate().execute();
}

/** Stores texts under their next versions, all in one statement. */
export async function storeOwnTexts(
  tx: Db,
  language: string,
  {
    texts,
    at,
  }: { readonly texts: readonly (readonly [id: string, text: string | null])[]; readonly at: Date },
): Promise<void> {
  if (texts.length === 0) return;
  await tx
    .insertInto("interface_texts")
    .values(texts.map(([id, text]) => ({ language, text_id: id, text, version: 1, changed_at: at })))
    .onConflict((conflict) =>
      conflict.columns(["language", "text_id"]).doUpdateSet((one) => ({
        text: one.ref("excluded.text"),
        version: sql<number>`interface_texts.version + 1`,
        changed_at: at,
      })),
    )
    .execute();
}
