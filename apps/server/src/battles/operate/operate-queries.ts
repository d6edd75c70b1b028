import type { BattleKind } from "@crosscheck/rules/battles/battle-rules";
import type { Outcome } from "@crosscheck/rules/battles/result";
import { sql } from "kysely";
import type { Db } from "../../postgres/database.ts";

export type OperatedSeat = {
  readonly seat: number;
  readonly playerId: string | null;
  readonly name: string | null;
  readonly isBot: boolean;
  readonly outcome: Outcome | null;
  readonly points: number | null;
  readonly correct: number | null;
  readonly coins: number | null;
  readonly ratingBefore: number | null;
  readonly ratingAfter: number | null;
  readonly fastAnswers: number | null;
};

/** A battle as operators see it. */
export type OperatedBattle = {
  readonly battleId: string;
  readonly kind: BattleKind;
  readonly language: string;
  readonly category: string | null;
  readonly questionCount: number;
  readonly stakeCoins: number;
  readonly isRated: boolean;
  readonly openedAt: Date;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  readonly endReason: string | null;
  readonly node: string | null;
  readonly seats: readonly OperatedSeat[];
  readonly openReports: number;
};

export type BattleFilter = {
  readonly playerId: string | null;
  readonly kind: BattleKind | null;
  readonly state: "all" | "running" | "over";
  readonly isFlagged: boolean;
};

const COLUMNS = sql`battle.battle_id as "battleId", kind, language,
  (select slug from categories where categories.category_id = battle.category_id) as category,
  question_count as "questionCount", stake_coins as "stakeCoins", is_rated as "isRated",
  opened_at as "openedAt", started_at as "startedAt", battle.ended_at as "endedAt", end_reason as "endReason", node,
  (select json_agg(json_build_object('seat', seat, 'playerId', players.player_id, 'name', players.name,
      'isBot', is_bot, 'outcome', outcome, 'points', points, 'correct', correct, 'coins', coins,
      'ratingBefore', rating_before, 'ratingAfter', rating_after, 'fastAnswers', fast_answers) order by seat)
    from battle_seats left join players on players.player_id = battle_seats.player_id and deleted_at is null
    where battle_seats.battle_id = battle.battle_id) as seats,
  (select count(*)::integer from battle_reports
    where battle_reports.battle_id = battle.battle_id and settled_at is null) as "openReports"`;

const matches = ({ playerId, kind, state, isFlagged }: BattleFilter) => sql`
  (${playerId}::uuid is null or battle.battle_id in
    (select battle_id from battle_seats where player_id = ${playerId}::uuid))
  and (${kind}::text is null or kind = ${kind})
  and (${state} = 'all' or (battle.ended_at is null) = (${state} = 'running'))
  and (not ${isFlagged}::boolean
    or exists (select from battle_seats fast where fast.battle_id = battle.battle_id and fast_answers > 0)
    or exists (select from battle_reports report
      where report.battle_id = battle.battle_id and settled_at is null))`;

/** A page of battles, the latest first, after the battle `cursor`. */
export async function listBattlesThat(
  db: Db,
  filter: BattleFilter,
  { cursor, limit }: { readonly cursor: string | null; readonly limit: number },
): Promise<readonly OperatedBattle[]> {
  const { rows } = await sql<OperatedBattle>`
    select ${COLUMNS} from battles battle
    where ${matches(filter)} and (${cursor}::uuid is null or (opened_at, battle.battle_id) <
      (select before.opened_at, before.battle_id from battles before where before.battle_id = ${cursor}::uuid))
    order by opened_at desc, battle.battle_id desc limit ${limit}`.execute(db);
  return rows;
}

/** How many battles a filter lets through. */
export async function countBattlesThat(db: Db, filter: BattleFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from battles battle where ${matches(filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

export async function findOperatedBattle(db: Db, battleId: string): Promise<OperatedBattle | undefined> {
  const { rows } = await sql<OperatedBattle>`
    select ${COLUMNS} from battles battle where battle.battle_id = ${battleId}`.execute(db);
  return rows[0];
}
