import type { BattleFact } from "@crosscheck/rules/badges/badge";
import type { BadgeType } from "@crosscheck/rules/badges/badges";
import type { BattleResult, SeatResult } from "@crosscheck/rules/battles/result";
import { sql } from "kysely";
import type { Db } from "../../postgres/database.ts";

/** A player of a battle that is over, who still has an account. */
export type HeldPlayer = { readonly playerId: string; readonly hasCoins: boolean };

/**
 * Locks these players, in the order of their ids: whoever ends a quiz or an account of one of them waits. Answers those
 * whose account is not deleted. Comes before their badges and their accounts of coins.
 */
export async function lockPlayers(tx: Db, playerIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (playerIds.length === 0) return new Set();
  const { rows } = await sql<{ playerId: string; isDeleted: boolean }>`
    select player_id as "playerId", deleted_at is not null as "isDeleted" from players
    where player_id = any (${playerIds}::uuid[]) order by player_id for no key update`.execute(tx);
  return new Set(rows.filter(({ isDeleted }) => !isDeleted).map(({ playerId }) => playerId));
}

/** What a battle has brought a seat beside its result. */
export type SeatEnd = {
  readonly result: SeatResult;
  /** Answers faster than anybody reads. */
  readonly fastAnswers: number;
  readonly ratings: { readonly before: number; readonly after: number } | null;
  /** What badges count of it; null: nothing. */
  readonly fact: BattleFact | null;
  /** Those that it unlocked. */
  readonly badges: readonly BadgeType[];
};

export type BattleEnd = {
  readonly reason: BattleResult["reason"];
  /** Questions that were told. */
  readonly told: number;
  /** A match that has left nothing behind. */
  readonly isIdle: boolean;
  readonly at: Date;
  readonly seats: readonly SeatEnd[];
};

/** Writes down how a battle ended. Call with it locked. */
export async function storeEnd(
  tx: Db,
  battleId: string,
  { reason, told, isIdle, at, seats }: BattleEnd,
): Promise<void> {
  await tx
    .updateTable("battles")
    .set({ ended_at: at, end_reason: reason, questions_told: told, is_idle: isIdle })
    .where("battle_id", "=", battleId)
    .execute();
  for (const { result, fastAnswers, ratings, fact, badges } of seats) {
    const end = {
      outcome: result.outcome,
      rank: result.rank,
      points: result.points,
      correct: result.correct,
      used_ms: Math.round(result.usedMs),
      coins: result.coins,
      fast_answers: fastAnswers,
      rating_before: ratings?.before ?? null,
      rating_after: ratings?.after ?? null,
      ended_at: at,
      fact: fact === null ? null : sql<BattleFact>`${JSON.stringify(fact)}::jsonb`,
      badges: [...badges],
    };
    const playerId = result.isBot ? null : result.playerId;
    await tx
      .insertInto("battle_seats")
      .values({
        battle_id: battleId,
        seat: result.seat,
        player_id: playerId,
        is_bot: result.isBot,
        search_id: null,
        ...end,
      })
      .onConflict((conflict) => conflict.columns(["battle_id", "seat"]).doUpdateSet(end))
      .execute();
  }
}
