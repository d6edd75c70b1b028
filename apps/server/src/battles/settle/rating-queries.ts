import type { countedAs } from "@crosscheck/rules/battles/aftermath";
import { FIRST_RATING, type Rating } from "@crosscheck/rules/battles/rating";
import type { Db } from "../../postgres/database.ts";

/** What battles have made of a player until now. */
export type Standing = Rating & {
  /** Rated battles. */
  readonly games: number;
  readonly winsInRow: number;
};

const NEWCOMER: Standing = { ...FIRST_RATING, games: 0, winsInRow: 0 };

/** The standing of a player; of whoever has none, that of a newcomer. Call with the player locked. */
export async function findStanding(db: Db, playerId: string): Promise<Standing> {
  const row = await db
    .selectFrom("battle_ratings")
    .select(["rating", "deviation", "volatility", "games", "wins_in_row as winsInRow"])
    .where("player_id", "=", playerId)
    .executeTakeFirst();
  return row ?? NEWCOMER;
}

/** What a battle changes in it. */
export type StandingChange = {
  readonly playerId: string;
  readonly winsInRow: number;
  readonly counted: ReturnType<typeof countedAs>;
  /** null: it was not rated. */
  readonly rated: Rating | null;
  readonly at: Date;
};

/** Stores what a battle has changed. Call with the player locked. */
export async function storeStanding(tx: Db, before: Standing, change: StandingChange): Promise<void> {
  const { playerId, winsInRow, counted, rated, at } = change;
  const { rating, deviation, volatility } = rated ?? before;
  const standing = {
    rating,
    deviation,
    volatility,
    games: before.games + (rated === null ? 0 : 1),
    wins_in_row: winsInRow,
    ...(rated === null ? {} : { rated_at: at }),
  };
  const counts = { victories: 0, drawn: 0, lost: 0, ...(counted === null ? {} : { [counted]: 1 }) };
  await tx
    .insertInto("battle_ratings")
    .values({ player_id: playerId, ...standing, ...counts })
    .onConflict((conflict) =>
      conflict.column("player_id").doUpdateSet((of) => ({
        ...standing,
        victories: of("battle_ratings.victories", "+", counts.victories),
        drawn: of("battle_ratings.drawn", "+", counts.drawn),
        lost: of("battle_ratings.lost", "+", counts.lost),
      })),
    )
    .execute();
}
