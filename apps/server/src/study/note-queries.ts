import { sql } from "kysely";
import type { Names } from "../postgres/tables/content-tables.ts";
import type { Db } from "../postgres/database.ts";
import type { PlayerItem } from "./shown-queries.ts";
import type { ReportStatus } from "../postgres/tables/study-tables.ts";

/** Keeps a note in place of an older one. */
export async function storeNote(
  db: Db,
  { playerId, itemId }: PlayerItem,
  { note, at }: { readonly note: string; readonly at: Date },
): Promise<void> {
  await db
    .insertInto("notes")
    .values({ player_id: playerId, item_id: itemId, note, updated_at: at })
    .onConflict((conflict) =>
      conflict.columns(["player_id", "item_id"]).doUpdateSet({ note, updated_at: at }),
    )
    .execute();
}

/** Removes a note; nothing happens where there is none. */
export async function removeNote(db: Db, { playerId, itemId }: PlayerItem): Promise<void> {
  await db.deleteFrom("notes").where("player_id", "=", playerId).where("item_id", "=", itemId).execute();
}

/** What a player has on one question. */
export type KeptRecord = {
  readonly note: string;
  readonly bookmarked: boolean;
  /** The open report, else the latest one. */
  readonly report: {
    readonly message: string;
    readonly status: ReportStatus;
    readonly answer: string;
    readonly reportedAtMs: number;
    readonly settledAtMs: number | null;
  } | null;
};

/** Note, bookmark and report of a player on a question. */
export async function findKept(db: Db, { playerId, itemId }: PlayerItem): Promise<KeptRecord> {
  const own = sql`player_id = ${playerId} and item_id = ${itemId}::uuid`;
  const { rows } = await sql<KeptRecord>`
    select coalesce((select note from notes where ${own}), '') as note,
      exists (select from bookmarks where ${own}) as bookmarked,
      (select jsonb_build_object('message', message, 'status', status, 'answer', answer,
          'reportedAtMs', (extract(epoch from reported_at) * 1000)::bigint,
          'settledAtMs', (extract(epoch from settled_at) * 1000)::bigint)
        from reports where ${own} order by reported_at desc limit 1) as report`.execute(db);
  return rows[0] ?? { note: "", bookmarked: false, report: null };
}

/** A question to show with its answer: which stored text, the player's note, and where it belongs. */
export type StudyItemRecord = {
  readonly itemId: string;
  readonly version: number;
  readonly language: string;
  readonly note: string;
  readonly type: number;
  /** Subject code of the category. */
  readonly categoryCode: string;
  readonly categoryNames: Names;
};

/** Questions by id in any order: in the asked language, else the default one, else any. */
export async function listStudyItems(
  db: Db,
  wanted: {
    readonly playerId: string;
    readonly itemIds: readonly string[];
    readonly language: string;
    readonly defaultLanguage: string;
  },
): Promise<readonly StudyItemRecord[]> {
  const { rows } = await sql<StudyItemRecord>`
    select item.item_id as "itemId", item.current_version as version, text.language,
      coalesce(notes.note, '') as note, category.type, category.code as "categoryCode",
      category.names as "categoryNames"
    from items item
    join categories category on category.category_id = item.category_id
    left join notes on notes.item_id = item.item_id and notes.player_id = ${wanted.playerId}
    cross join lateral (
      select language from item_versions
      where item_versions.item_id = item.item_id and item_versions.version = item.current_version
      order by language = ${wanted.language} desc, language = ${wanted.defaultLanguage} desc, language limit 1
    ) text
    where item.item_id = any (${wanted.itemIds}::uuid[])`.execute(db);
  return rows;
}

/** What stays of a report: that somebody doubted the question, for the editors. */
const ERASED_REPORT = "(The player deleted the account.)";

/** Removes what a player wrote or kept for themselves. Call inside the transaction that erases the player. */
export async function eraseStudy(tx: Db, playerId: string): Promise<void> {
  await tx.deleteFrom("notes").where("player_id", "=", playerId).execute();
  await tx.deleteFrom("bookmarks").where("player_id", "=", playerId).execute();
  await tx.updateTable("reports").set({ message: ERASED_REPORT }).where("player_id", "=", playerId).execute();
}
