import { FIRST_RATING } from "@crosscheck/rules/battles/rating";
import type { Unbegun } from "@crosscheck/rules/battles/break-off";
import type { Searcher } from "@crosscheck/rules/battles/matchmaking";
import { sql } from "kysely";
import type { Db } from "../../postgres/database.ts";

/** Where opponents meet: the same language, category and stake. */
export type Place = {
  readonly language: string;
  /** null: any subject. */
  readonly categoryId: string | null;
  readonly stakeCoins: number;
};

/** A search that waits. */
export type Search = Place & {
  readonly searchId: string;
  readonly playerId: string;
  readonly since: Date;
};

/** A search as pairing sees it. */
export type Waiting = Searcher & { readonly searchId: string };

/** Lets only one at a time pair in a place, over all processes, until the transaction ends. */
export async function lockPlace(tx: Db, { language, categoryId, stakeCoins }: Place): Promise<void> {
  const name = `battle search ${language} ${categoryId ?? ""} ${stakeCoins}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/** Rating of a player by which an opponent is chosen. */
export async function findRating(db: Db, playerId: string): Promise<number> {
  const row = await db
    .selectFrom("battle_ratings")
    .select("rating")
    .where("player_id", "=", playerId)
    .executeTakeFirst();
  return row?.rating ?? FIRST_RATING.rating;
}

/**
 * Lines a player up, or goes on with a search for the same that began after `openSince`: its id and its begin stay, so
 * that a repeated call is one search.
 */
export async function upsertSearch(
  tx: Db,
  search: Search & { readonly rating: number },
  openSince: Date,
): Promise<{ readonly searchId: string; readonly since: Date }> {
  const { searchId, playerId, language, categoryId, stakeCoins, rating, since } = search;
  const isSame = sql`(known.language = excluded.language and known.stake_coins = excluded.stake_coins
    and known.category_id is not distinct from excluded.category_id and known.since >= ${openSince}::timestamptz)`;
  const { rows } = await sql<{ searchId: string; since: Date }>`
    insert into battle_searches as known
      (player_id, search_id, language, category_id, stake_coins, rating, since, asked_at)
    values (${playerId}, ${searchId}, ${language}, ${categoryId}::uuid, ${stakeCoins}, ${rating}, ${since}, ${since})
    on conflict (player_id) do update set
      search_id = case when ${isSame} then known.search_id else excluded.search_id end,
      since = case when ${isSame} then known.since else excluded.since end,
      language = excluded.language, category_id = excluded.category_id, stake_coins = excluded.stake_coins,
      rating = excluded.rating, asked_at = excluded.asked_at
    returning search_id as "searchId", since`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error("a row that was written did not come back");
  return row;
}

/** The search of a player with this id; undefined: it is over, given up, or has found somebody. */
export async function findSearch(
  db: Db,
  { playerId, searchId }: { readonly playerId: string; readonly searchId: string },
): Promise<Search | undefined> {
  const row = await db
    .selectFrom("battle_searches")
    .selectAll()
    .where("player_id", "=", playerId)
    .where("search_id", "=", searchId)
    .executeTakeFirst();
  return (
    row && {
      searchId: row.search_id,
      playerId: row.player_id,
      language: row.language,
      categoryId: row.category_id,
      stakeCoins: row.stake_coins,
      since: row.since,
    }
  );
}

/** Notes that a player still asks, and keeps others from taking the search away; false: it is gone. */
export async function holdSearch(tx: Db, searchId: string, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable("battle_searches")
    .set({ asked_at: at })
    .where("search_id", "=", searchId)
    .returning("search_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes a search away; false: it was gone already. Waits for who is taking it just now. */
export async function takeSearch(tx: Db, searchId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom("battle_searches")
    .where("search_id", "=", searchId)
    .returning("search_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Most of a place who are looked at; they wait twenty seconds at the longest. */
const MOST_WAITING = 500;

/**
 * Who waits where this player does and has asked since then, with what pairing the player has to know of them. Of blocks,
 * either way, that is only those between two who wait: the player's, and of a last opponent, who is met again where
 * neither of the two could meet anybody else.
 */
export async function listWaiting(
  tx: Db,
  { playerId, language, categoryId, stakeCoins }: Place & Pick<Search, "playerId">,
  askedSince: Date,
): Promise<readonly Waiting[]> {
  const { rows } = await sql<{
    searchId: string;
    playerId: string;
    rating: number;
    since: Date;
    lastOpponentId: string | null;
    blockedIds: readonly string[];
  }>`
    with waiting as materialized (
      select search_id, searches.player_id, rating, since, (select other.player_id from battle_seats own
          join battles on battles.battle_id = own.battle_id and battles.kind = 'random'
          join battle_seats other on other.battle_id = own.battle_id and other.seat <> own.seat
          where own.player_id = searches.player_id and own.ended_at is not null
          order by own.ended_at desc limit 1) as last_id
      from battle_searches searches
      where language = ${language} and category_id is not distinct from ${categoryId}::uuid
        and stake_coins = ${stakeCoins} and asked_at >= ${askedSince}
      order by since limit ${MOST_WAITING}
    )
    select search_id as "searchId", player_id as "playerId", rating, since, last_id as "lastOpponentId",
      case when player_id = ${playerId} or last_id = ${playerId}
          or player_id = (select last_id from waiting where player_id = ${playerId})
        then array(select other.player_id from waiting other where
          exists (select from player_blocks blocks
            where blocks.player_id = one.player_id and blocks.blocked_id = other.player_id)
          or exists (select from player_blocks blocks
            where blocks.player_id = other.player_id and blocks.blocked_id = one.player_id))
        else '{}' end as "blockedIds"
    from waiting one order by since`.execute(tx);
  return rows.map(({ since, ...row }) => ({
    ...row,
    language,
    category: categoryId,
    stakeCoins,
    sinceMs: since.getTime(),
  }));
}

/** A pairing of a player that ended before it began. */
export type UnbegunPairing = Unbegun & { readonly endedAt: Date };

/** Pairings of a player by the search that came to nothing after a time, the latest first. */
export async function listUnbegun(
  db: Db,
  { playerId, since }: { readonly playerId: string; readonly since: Date },
): Promise<readonly UnbegunPairing[]> {
  const { rows } = await sql<UnbegunPairing>`
    select battles.ended_at as "endedAt", end_reason as reason, (select
        coalesce(jsonb_agg(event order by position), '[]') from battle_events
        where battle_events.battle_id = battles.battle_id) as events
    from battle_seats own join battles on battles.battle_id = own.battle_id
    where own.player_id = ${playerId} and own.ended_at > ${since}::timestamptz and kind = 'random'
      and rematch_of is null and started_at is null and battles.ended_at is not null
    order by battles.ended_at desc, battles.battle_id`.execute(db);
  return rows;
}

const SWEPT_AT_ONCE = 100;

/** Drops searches that were over before then and that nobody asks about any more. */
export async function sweepSearches(tx: Db, before: Date): Promise<void> {
  await sql`
    delete from battle_searches where player_id in (
      select player_id from battle_searches where since < ${before} limit ${SWEPT_AT_ONCE}
      for update skip locked)`.execute(tx);
}
