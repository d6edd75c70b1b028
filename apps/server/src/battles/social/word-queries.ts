import { sql } from "kysely";
import type { Db } from "../../postgres/database.ts";

/** Words that operators have added to what no free text may hold. */
export async function listBattleWords(db: Db): Promise<readonly string[]> {
  const rows = await db.selectFrom("battle_words").select("word").execute();
  return rows.map(({ word }) => word);
}

export type WordRecord = {
  readonly word: string;
  readonly language: string | null;
  readonly addedAt: Date;
};

/** A page of the added words in the order of their letters, after the word `cursor`. */
export async function listWords(
  db: Db,
  { cursor, limit }: { readonly cursor: string | null; readonly limit: number },
): Promise<readonly WordRecord[]> {
  return await db
    .selectFrom("battle_words")
    .select(["word", "language", "added_at as addedAt"])
    .$if(cursor !== null, (query) => query.where("word", ">", cursor ?? ""))
    .orderBy("word")
    .limit(limit)
    .execute();
}

export async function countWords(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom("battle_words")
    .select(sql<number>`count(*)::integer`.as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** Adds a word; false when it was there. */
export async function insertWord(db: Db, { word, language, addedAt }: WordRecord): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("battle_words")
    .values({ word, language, added_at: addedAt })
    .onConflict((conflict) => conflict.column("word").doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Takes a word away; false when it was not there. */
export async function deleteWord(db: Db, word: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("battle_words")
    .where("word", "=", word)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
