import { sql } from "kysely";
import type { Db } from "../postgres/database.ts";
import { restKey, topUpKey } from "./entry-queries.ts";

/** What a contest has come to. Coins of the house are negative where it got some. */
export type ContestSums = {
  readonly createdAt: Date;
  readonly participants: number;
  readonly finishers: number;
  readonly settled: number;
  readonly feeCoins: number;
  readonly wonCoins: number;
  readonly houseCoins: number;
};

export async function sumContest(db: Db, contestId: string): Promise<ContestSums> {
  const { rows } = await sql<ContestSums>`
    select (select created_at from contests where contest_id = ${contestId}) as "createdAt",
      count(*)::integer as participants, count(rank)::integer as finishers, count(settled_at)::integer as settled,
      coalesce(sum(fee_coins), 0)::integer as "feeCoins", coalesce(sum(prize_coins), 0)::integer as "wonCoins",
      (select coalesce(sum(case to_account when 'contests' then coins else -coins end), 0)::integer
        from house_entries where idempotency_key = any (${[topUpKey(contestId), restKey(contestId)]}::text[]))
        as "houseCoins"
    from contest_entries where contest_id = ${contestId}`.execute(db);
  const [sums] = rows;
  if (sums === undefined) throw new Error("a sum has one row");
  return sums;
}

/** Who made each of these calls about a contest last, by its name; null: the host itself. */
export async function listDoers(
  db: Db,
  contestId: string,
  actions: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await db
    .selectFrom("operator_audit")
    .distinctOn("action")
    .select(["action", "operator_id as operatorId"])
    .where("subject", "=", contestId)
    .where("action", "in", actions)
    .orderBy("action")
    .orderBy("audit_id", "desc")
    .execute();
  return new Map(rows.map(({ action, operatorId }) => [action, operatorId]));
}

/** An entrant as operators see it, hidden from others or not. */
export type SeenEntry = {
  readonly playerId: string;
  readonly name: string;
  readonly nameNumber: number;
  readonly playerStatus: "active" | "deactivated" | "deleted";
  readonly enteredAt: Date;
  readonly isFlying: boolean;
  readonly feeCoins: number;
  readonly rank: number | null;
  readonly score: number | null;
  readonly usedSeconds: number | null;
  readonly prizeCoins: number;
  readonly settledAt: Date | null;
};

/** Ranks first; who has none, and everybody before there are any, in the order they came. */
const PLACE = sql`(rank is null), coalesce(rank, 0), coalesce(finished_at, entered_at), player_id`;

/** A page of all who have entered a contest, after the player `cursor`. */
export async function listSeenEntries(
  db: Db,
  contestId: string,
  { at, cursor, limit }: { readonly at: Date; readonly cursor: string | null; readonly limit: number },
): Promise<readonly SeenEntry[]> {
  const { rows } = await sql<SeenEntry>`
    select player_id as "playerId", players.name, name_number as "nameNumber",
      case when players.deleted_at is null then players.status else 'deleted' end as "playerStatus",
      entered_at as "enteredAt", fee_coins as "feeCoins", rank, score, used_seconds as "usedSeconds",
      prize_coins as "prizeCoins", settled_at as "settledAt",
      exists (select from open_attempts open where open.player_id = entry.player_id
        and open.attempt_id = entry.attempt_id and open.ends_at > ${at}::timestamptz) as "isFlying"
    from (select * from contest_entries
      where contest_id = ${contestId} and (${cursor}::uuid is null or (${PLACE}) >
        (select ${PLACE} from contest_entries where contest_id = ${contestId} and player_id = ${cursor}::uuid))
      order by ${PLACE} limit ${limit}) entry
    join players using (player_id)
    order by ${PLACE}`.execute(db);
  return rows;
}
