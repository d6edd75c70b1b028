import { isRefusal } from "@crosscheck/contract";
import { coinsFor } from "@crosscheck/rules/attempts/reward";
import { sql } from "kysely";
import { finishEffect, type Ending } from "../calls/finish-effect.ts";
import { bookCoins } from "./ledger.ts";

type Reward = {
  /** Coins that may be booked: nothing for a win that was paid before or beyond the daily cap. */
  readonly grantedCoins: number;
  /** The player's coins before any are booked here. */
  readonly coins: number;
};

/**
 * What a win earns, up to the mode's cap per UTC day of the booking. A row of an earlier day starts again; a booking that
 * comes after one of a later day counts with that day, so that no clock that goes back brings a cap twice. `granted` is
 * what fits under the cap. A first win that a regrade pays in the same moment has its key, so that one of the two fails and
 * is done again.
 */
export const rewardEffect = finishEffect({
  write: (ending) => {
    const day = ending.bookedAt.toISOString().slice(0, 10);
    const coins = sql`${coinsFor(ending.mode, ending.marks.percent)}::bigint`;
    const cap = sql`${ending.mode.reward?.dailyCap ?? 0}::bigint`;
    const isSame = sql`(excluded.day <= total.day)`;
    return {
      reward: sql`
      insert into coin_day_totals as total (player_id, source, day, coins, granted)
      select player_id, mode, ${day}::date, least(${coins}, ${cap}), least(${coins}, ${cap})
      from closed where ${coins} > 0 and ${cap} > 0 and not exists (
        select from coin_entries
        where player_id = ${ending.playerId} and idempotency_key = ${keyOf(ending)})
      on conflict (player_id, source) do update set
        day = greatest(total.day, excluded.day),
        coins = case when ${isSame}
          then total.coins + greatest(0, least(excluded.coins, ${cap} - total.coins)) else excluded.coins end,
        granted = case when ${isSame}
          then greatest(0, least(excluded.coins, ${cap} - total.coins)) else excluded.coins end
      returning granted`,
    };
  },
  read: ({ playerId }) => sql<Reward>`coalesce((select granted from reward), 0) as "grantedCoins",
      coalesce((select coins from coin_accounts where player_id = ${playerId}), 0) as coins`,
  follow: async (tx, ending, { grantedCoins, coins }) => {
    if (grantedCoins === 0) return { coins_earned: 0, coins };
    const booked = await bookCoins(tx, {
      playerId: ending.playerId,
      reason: "quiz_reward",
      amountCoins: grantedCoins,
      reference: ending.attemptId,
      idempotencyKey: keyOf(ending),
      at: ending.bookedAt,
    });
    if (isRefusal(booked)) throw new Error("income was refused");
    if (!booked.booked) throw new Error("the win was paid meanwhile");
    return { coins_earned: grantedCoins, coins: booked.balance };
  },
});

function keyOf({ mode, scopeKey, attemptId }: Ending): string {
  return mode.paid === "first_win" ? firstWinKey(mode.id, scopeKey) : `quiz_reward:${attemptId}`;
}

/** Key of the one entry that pays the first win of a place, whatever it is booked for. */
export function firstWinKey(mode: string, scopeKey: string): string {
  return `quiz_reward:${mode}:${scopeKey}`;
}
