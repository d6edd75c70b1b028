import type { BattleKind } from "@crosscheck/rules/battles/battle-rules";
import type { Outcome } from "@crosscheck/rules/battles/result";
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../postgres/database.ts";

/** Most points of the line that shows how a rating went. */
const MOST_HISTORY = 100;

export type BattleSort = "date" | "opponent" | "result" | "id";

export type OpponentRecord = {
  readonly playerId: string | null;
  /** null: deleted, or the bot. */
  readonly name: string | null;
  readonly picture: string | null;
  readonly isBot: boolean;
  readonly points: number;
  readonly outcome: Outcome;
};

/** A match of a player that is over. */
export type OwnBattleRecord = {
  readonly battleId: string;
  readonly kind: BattleKind;
  readonly categoryId: string | null;
  readonly stakeCoins: number;
  readonly outcome: Outcome;
  readonly rank: number | null;
  readonly points: number;
  readonly coins: number;
  readonly ratingBefore: number | null;
  readonly ratingAfter: number | null;
  readonly endedAt: Date;
  /** Whether the player can look through its questions. */
  readonly hasRun: boolean;
  /** In the order of their seats. */
  readonly opponents: readonly OpponentRecord[];
};

export type OwnPage = {
  readonly playerId: string;
  readonly sort: BattleSort;
  readonly order: "asc" | "desc";
  readonly offset: number;
  readonly limit: number;
};

/** Seats of a player in matches that are over; a room that came to nothing was no match. */
const ownMatches = (playerId: string) => sql`
  battle_seats own join battles using (battle_id)
  where own.player_id = ${playerId} and own.ended_at is not null and own.outcome is not null
    and battles.started_at is not null`;

/** Won, lost, drawn, undecided: how statistics count a seat. */
const STATUS = sql`case own.outcome when 'win' then 1 when 'lose' then 2 when 'defeat' then 2 when 'draw' then 3 else 4 end`;

/** Name of the first opponent who still has one, as lists are sorted; the others come last. */
const FIRST_NAME = sql`(select lower(players.name) from battle_seats other join players using (player_id)
  where other.battle_id = own.battle_id and other.seat <> own.seat and players.deleted_at is null
  order by other.seat limit 1)`;

/** What a page is sorted by, before the date. */
const KEYS: Readonly<Record<BattleSort, RawBuilder<unknown>>> = {
  date: sql`own.ended_at`,
  opponent: FIRST_NAME,
  result: STATUS,
  id: sql`own.battle_id`,
};

/** A page of a player's matches. */
export async function listOwnBattles(db: Db, page: OwnPage): Promise<readonly OwnBattleRecord[]> {
  const { playerId, sort, order, offset, limit } = page;
  const by = order === "asc" ? sql`asc` : sql`desc`;
  const { rows } = await sql<OwnBattleRecord>`
    with page as (
      select own.battle_id, own.seat,
        row_number() over (order by ${KEYS[sort]} ${by} nulls last, own.ended_at desc, own.battle_id) as place
      from ${ownMatches(playerId)}
      order by place limit ${limit} offset ${offset}
    )
    select own.battle_id as "battleId", kind, category_id as "categoryId", stake_coins as "stakeCoins",
      own.outcome, own.rank, coalesce(own.points, 0) as points, coalesce(own.coins, 0) as coins,
      own.rating_before as "ratingBefore", own.rating_after as "ratingAfter", own.ended_at as "endedAt",
      exists (select from attempts run where run.player_id = own.player_id and run.attempt_id = own.battle_id)
        as "hasRun",
      (select json_agg(json_build_object('playerId', players.player_id, 'name', players.name,
          'picture', players.picture, 'isBot', other.is_bot, 'points', coalesce(other.points, 0),
          'outcome', coalesce(other.outcome, 'abandoned')) order by other.seat)
        from battle_seats other
          left join players on players.player_id = other.player_id and players.deleted_at is null
        where other.battle_id = own.battle_id and other.seat <> own.seat) as opponents
    from page join battle_seats own using (battle_id, seat) join battles using (battle_id)
    order by page.place`.execute(db);
  return rows.map((row) => ({ ...row, opponents: row.opponents ?? [] }));
}

/** Matches of a player that are over, bots included. */
export async function countOwnBattles(db: Db, playerId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from ${ownMatches(playerId)}`.execute(db);
  return rows[0]?.total ?? 0;
}

export type RecordOfCategory = {
  /** null: any subject. */
  readonly categoryId: string | null;
  readonly victories: number;
  readonly drawn: number;
  readonly lost: number;
};

/** The record of a player against people, by what was asked about. */
export async function listRecords(db: Db, playerId: string): Promise<readonly RecordOfCategory[]> {
  const { rows } = await sql<RecordOfCategory>`
    select category_id as "categoryId", (count(*) filter (where outcome = 'win'))::integer as victories,
      (count(*) filter (where outcome = 'draw'))::integer as drawn,
      (count(*) filter (where outcome in ('lose', 'defeat')))::integer as lost
    from ${ownMatches(playerId)} and kind <> 'bot' and outcome <> 'abandoned' and not is_idle
    group by category_id order by count(*) desc, category_id nulls first`.execute(db);
  return rows;
}

export type RatingRecord = {
  readonly rating: number;
  readonly deviation: number;
  readonly games: number;
  readonly winsInRow: number;
};

/** What battles have made of a player; undefined before the first one. */
export async function findRating(db: Db, playerId: string): Promise<RatingRecord | undefined> {
  return await db
    .selectFrom("battle_ratings")
    .select(["rating", "deviation", "games", "wins_in_row as winsInRow"])
    .where("player_id", "=", playerId)
    .executeTakeFirst();
}

/** The rating after each of the last rated battles, the oldest first. */
export async function listRatings(
  db: Db,
  playerId: string,
): Promise<readonly { readonly at: Date; readonly rating: number }[]> {
  const rows = await db
    .selectFrom("battle_seats")
    .select(["ended_at", "rating_after"])
    .where("player_id", "=", playerId)
    .where("ended_at", "is not", null)
    .where("rating_after", "is not", null)
    .orderBy("ended_at", "desc")
    .orderBy("battle_id")
    .limit(MOST_HISTORY)
    .execute();
  return rows
    .flatMap(({ ended_at: at, rating_after: rating }) => (at && rating !== null ? [{ at, rating }] : []))
    .toReversed();
}

export type LatestOfTwo = {
  readonly battleId: string;
  /** null: nobody won, or whoever did is gone. */
  readonly winnerId: string | null;
  readonly isDrawn: boolean;
};

/** The latest match of two players that is over. */
export async function findLatestOfTwo(
  db: Db,
  playerId: string,
  otherId: string,
): Promise<LatestOfTwo | undefined> {
  const { rows } = await sql<LatestOfTwo>`
    select own.battle_id as "battleId", own.outcome = 'draw' as "isDrawn",
      (select player_id from battle_seats best
        where best.battle_id = own.battle_id and best.outcome = 'win') as "winnerId"
    from ${ownMatches(playerId)} and exists (select from battle_seats other
      where other.battle_id = own.battle_id and other.player_id = ${otherId})
    order by own.ended_at desc, own.battle_id limit 1`.execute(db);
  return rows[0];
}
