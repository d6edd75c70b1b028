import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";
import type { AttemptScope } from "../postgres/tables/attempt-tables.ts";
import type { CoinReason } from "../postgres/tables/coin-tables.ts";

/** Which entries: those that bring coins, those that take some, or all. */
export type Direction = "income" | "expense" | "all";

export type HistoryRecord = {
  readonly entryNumber: number;
  readonly reason: CoinReason;
  readonly coins: number;
  readonly balanceAfter: number;
  readonly reference: string;
  readonly bookedAt: Date;
  /** Of the attempt it was for; null for what is no attempt. */
  readonly mode: string | null;
  readonly title: string | null;
  readonly names: AttemptScope["names"] | null;
  readonly isFinished: boolean;
  /** Of the contest it was for; null for what is no contest. */
  readonly contestName: string | null;
};

type Page = { readonly playerId: string; readonly direction: Direction };

function isIn(direction: Direction) {
  return {
    income: sql`player_coins > 0`,
    expense: sql`player_coins < 0`,
    all: sql`true`,
  }[direction];
}

/** A page of a player's entries, latest first, with the attempts and contests they were for. */
export async function listEntries(
  db: Db,
  { playerId, direction, offset, limit }: Page & { readonly offset: number; readonly limit: number },
): Promise<readonly HistoryRecord[]> {
  const { rows } = await sql<HistoryRecord>`
    select entry.entry_number as "entryNumber", entry.reason, entry.player_coins as coins,
      entry.balance_after as "balanceAfter", entry.reference, entry.booked_at as "bookedAt",
      attempt.mode, attempt.scope ->> 'title' as title, attempt.scope -> 'names' as names,
      result.attempt_id is not null as "isFinished",
      contest.name as "contestName"
    from (
      select * from coin_entries where player_id = ${playerId} and ${isIn(direction)}
      order by entry_number desc limit ${limit} offset ${offset}
    ) entry
    left join attempts attempt on attempt.player_id = entry.player_id and attempt.attempt_id =
      case when entry.reason in ('quiz_reward', 'regrade_reward', 'lifeline') then entry.reference::uuid end
    left join attempt_results result
      on result.player_id = attempt.player_id and result.attempt_id = attempt.attempt_id
    left join contests contest on contest.contest_id =
      case when entry.reason in ('contest_entry', 'contest_prize', 'contest_refund') then entry.reference::uuid end
    order by entry.entry_number desc`.execute(db);
  return rows;
}

/** How many entries a player has. */
export async function countEntries(db: Db, { playerId, direction }: Page): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from coin_entries
    where player_id = ${playerId} and ${isIn(direction)}`.execute(db);
  return rows[0]?.total ?? 0;
}
