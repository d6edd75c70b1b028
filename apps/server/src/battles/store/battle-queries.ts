import type { BattleRules } from "@crosscheck/rules/battles/battle-rules";
import type { BotStrength } from "@crosscheck/rules/battles/bot";
import type { Opening } from "@crosscheck/rules/battles/room";
import { sql } from "kysely";
import type { Db } from "../../postgres/database.ts";

/** What the rules and the wire call the bot; the database has no player for it. */
export const BOT_ID = "bot";

/** A battle as it was opened, and how it stands with the processes. */
export type BattleRecord = {
  readonly battleId: string;
  readonly rules: BattleRules;
  readonly language: string;
  /** null: any subject. */
  readonly categoryId: string | null;
  readonly roomCode: string | null;
  readonly botStrength: BotStrength | null;
  readonly rematchOf: string | null;
  readonly isRated: boolean;
  readonly openedAtMs: number;
  readonly startedAtMs: number | null;
  readonly endedAtMs: number | null;
  /** Who was seated from the start. */
  readonly players: Opening["players"];
  /** The process that has it; null: none. */
  readonly node: string | null;
  readonly epoch: number;
};

export type NewBattle = Pick<
  BattleRecord,
  "battleId" | "rules" | "language" | "categoryId" | "roomCode" | "botStrength" | "rematchOf"
> & {
  /** What its creator's client calls a room, as `ownRoomName` has it. */
  readonly ownName?: string | null;
  /** In the order of their seats; a room's creator first. */
  readonly players: readonly {
    readonly playerId: string;
    readonly isBot?: boolean;
    readonly searchId?: string;
  }[];
  readonly at: Date;
};

/** Stores a battle that nobody has opened yet; let a process adopt it after the transaction. */
export async function insertBattle(tx: Db, battle: NewBattle): Promise<void> {
  const { battleId, rules, players, ownName = null } = battle;
  await tx
    .insertInto("battles")
    .values({
      battle_id: battleId,
      kind: rules.kind,
      language: battle.language,
      category_id: battle.categoryId,
      question_count: rules.questionCount,
      seconds_per_question: rules.secondsPerQuestion,
      stake_coins: rules.stakeCoins,
      starts_itself: rules.startsItself,
      creator_id: battle.roomCode === null ? null : (players[0]?.playerId ?? null),
      room_code: battle.roomCode,
      own_name: ownName,
      rematch_of: battle.rematchOf,
      opened_with: players.map(({ playerId }) => playerId),
      bot_strength: battle.botStrength,
      opened_at: battle.at,
    })
    .execute();
  await tx
    .insertInto("battle_seats")
    .values(
      players.map(({ playerId, isBot = false, searchId }, index) => {
        return {
          battle_id: battleId,
          seat: index + 1,
          player_id: isBot ? null : playerId,
          is_bot: isBot,
          search_id: searchId ?? null,
        };
      }),
    )
    .execute();
}

/** The battle of this id; undefined: there is none. */
export async function findBattle(db: Db, battleId: string): Promise<BattleRecord | undefined> {
  const row = await selectBattles(db).where("battle_id", "=", battleId).executeTakeFirst();
  return row && toRecord(row);
}

/** The battle that a code opens now, or the last one it opened. */
export async function findBattleByCode(db: Db, roomCode: string): Promise<BattleRecord | undefined> {
  const row = await selectBattles(db)
    .where("room_code", "=", roomCode)
    .orderBy(sql`ended_at is null`, "desc")
    .orderBy("opened_at", "desc")
    .executeTakeFirst();
  return row && toRecord(row);
}

/** The battle that followed this one. */
export async function findRematch(db: Db, battleId: string): Promise<string | null> {
  const row = await db
    .selectFrom("battles")
    .select("battle_id")
    .where("rematch_of", "=", battleId)
    .executeTakeFirst();
  return row?.battle_id ?? null;
}

function selectBattles(db: Db) {
  return db.selectFrom("battles").selectAll();
}

type Row = Awaited<ReturnType<ReturnType<typeof selectBattles>["execute"]>>[number];

function toRecord(row: Row): BattleRecord {
  return {
    battleId: row.battle_id,
    rules: {
      kind: row.kind,
      questionCount: row.question_count,
      secondsPerQuestion: row.seconds_per_question,
      stakeCoins: row.stake_coins,
      startsItself: row.starts_itself,
    },
    language: row.language,
    categoryId: row.category_id,
    roomCode: row.room_code,
    botStrength: row.bot_strength,
    rematchOf: row.rematch_of,
    isRated: row.is_rated,
    openedAtMs: row.opened_at.getTime(),
    startedAtMs: row.started_at?.getTime() ?? null,
    endedAtMs: row.ended_at?.getTime() ?? null,
    players: row.opened_with.map((playerId) => ({ playerId, isBot: playerId === BOT_ID })),
    node: row.node,
    epoch: row.epoch,
  };
}
