import { toPictureUrl } from "../../calls/picture-url.ts";
import type { Db } from "../../postgres/database.ts";

/** Somebody at the table, as all see them. */
export type Person = {
  readonly name: string;
  readonly nameNumber: number;
  readonly profile: string;
  /** Whole points; null: not rated yet. */
  readonly rating: number | null;
  /** Of the pages; null while it was never told. */
  readonly pageLanguage: string | null;
};

/** Nobody whose name could be shown: the bot, or a deleted player. */
export const NOBODY: Person = { name: "", nameNumber: 1, profile: "", rating: null, pageLanguage: null };

/** Players by id, as they are called now. */
export async function findPeople(db: Db, playerIds: readonly string[]): Promise<ReadonlyMap<string, Person>> {
  if (playerIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("players")
    .leftJoin("battle_ratings", "battle_ratings.player_id", "players.player_id")
    .select([
      "players.player_id",
      "name",
      "name_number",
      "picture",
      "rating",
      "games",
      "deleted_at",
      "web_language",
    ])
    .where("players.player_id", "in", [...playerIds])
    .execute();
  return new Map(
    rows.map((row) => [
      row.player_id,
      row.deleted_at !== null
        ? NOBODY
        : {
            name: row.name,
            nameNumber: row.name_number,
            profile: toPictureUrl(row.picture),
            rating: row.rating === null || row.games === 0 ? null : Math.round(row.rating),
            pageLanguage: row.web_language,
          },
    ]),
  );
}
