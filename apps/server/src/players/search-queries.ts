import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";
import { PLAYER_COLUMNS, type PlayerRecord } from "./player-queries.ts";

type PlayerFilter = {
  /** A part of the name, or the whole of an address, a friend code or an id. */
  readonly text: string | undefined;
  readonly status: "active" | "deactivated" | undefined;
};

/** Players that are not deleted and fit, with their coins; the newest first, after the player `cursor`. */
export async function listPlayersLike(
  db: Db,
  filter: PlayerFilter,
  { cursor, limit }: { readonly cursor: string | undefined; readonly limit: number },
): Promise<readonly (PlayerRecord & { readonly coins: number })[]> {
  const rows = await playersLike(db, filter)
    .leftJoin("coin_accounts", "coin_accounts.player_id", "players.player_id")
    .select(PLAYER_COLUMNS.map((column) => `players.${column}` as const))
    .select("coins")
    .$if(cursor !== undefined, (query) => query.where("players.player_id", "<", cursor ?? ""))
    .orderBy("players.player_id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, coins: row.coins ?? 0 }));
}

export async function countPlayersLike(db: Db, filter: PlayerFilter): Promise<number> {
  const { count } = await playersLike(db, filter)
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function playersLike(db: Db, { text, status }: PlayerFilter) {
  return db
    .selectFrom("players")
    .where("players.deleted_at", "is", null)
    .$if(status !== undefined, (query) => query.where("players.status", "=", status ?? "active"))
    .$if(text !== undefined, (query) =>
      query.where((where) => {
        const said = text ?? "";
        return where.or([
          where(where.fn<string>("lower", ["players.name"]), "like", `%${escapeLike(said.toLowerCase())}%`),
          where(where.fn<string>("lower", ["players.email"]), "=", said.toLowerCase()),
          where("players.mobile", "=", said),
          where("players.refer_code", "=", said.toUpperCase()),
          where(sql<string>`players.player_id::text`, "=", said.toLowerCase()),
        ]);
      }),
    );
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
