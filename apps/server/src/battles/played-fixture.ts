import type { BattleEvent } from "@crosscheck/rules/battles/battle";
import { beginMatch, OPENED_MS, rulesOf, Table } from "@crosscheck/rules/battles/battle-fixture";
import { hasCode, type BattleKind, type BattleRules } from "@crosscheck/rules/battles/battle-rules";
import type { BattleResult } from "@crosscheck/rules/battles/result";
import { newRoomCode } from "@crosscheck/rules/battles/room-code";
import type { Ports } from "../ports/ports.ts";
import type { Db } from "../postgres/database.ts";
import { BOT_ID, insertBattle, type NewBattle } from "./store/battle-queries.ts";
import { appendEvents } from "./store/event-queries.ts";

type Ground = { readonly db: Db; readonly ports: Pick<Ports, "clock" | "random"> };

export type Playing = {
  readonly kind?: BattleKind;
  /** How many of the questions each gets right, in the order of the seats; the others are wrong. */
  readonly right?: readonly number[];
  /** Said before the first question. */
  readonly said?: readonly Extract<BattleEvent, { type: "say" }>[];
  readonly stakeCoins?: number;
  readonly questions?: number;
  /** Milliseconds from a question to the answers of each, in the order of the seats. */
  readonly afterMs?: readonly number[];
  readonly categoryId?: string;
  /** When it is over; now unless said otherwise. */
  readonly endedAt?: Date;
};

/** For tests: battles as the rules play them, kept in the database as their log and what came out of it, without coins. */
export function createPlayedBattles(ground: Ground) {
  const now = () => new Date(ground.ports.clock.nowMs());
  return {
    /** A match that is over; answers its id. */
    insertPlayed: async (playerIds: readonly string[], playing: Playing = {}) => {
      const battleId = await insertTable(ground, playTable(playerIds, playing), playing.categoryId ?? null);
      const endedAt = playing.endedAt ?? now();
      const ended = { ended_at: endedAt };
      await ground.db.updateTable("battles").set(ended).where("battle_id", "=", battleId).execute();
      await ground.db.updateTable("battle_seats").set(ended).where("battle_id", "=", battleId).execute();
      return battleId;
    },
    /** A battle as it stands at a table. */
    insertTable: (table: Table) => insertTable(ground, table, null),
    /** A room of a player that waits. */
    insertRoom: async (playerId: string) => {
      const opening = { rules: rulesOf("friend"), players: [{ playerId }], at: now() };
      const { battleId, roomCode } = await open(ground, opening);
      return { battleId, roomCode };
    },
  };
}

function playTable(playerIds: readonly string[], playing: Playing): Table {
  const { kind = "random", right = [], said = [], stakeCoins = 0, questions = 5, afterMs = [] } = playing;
  const numbers = { stakeCoins, questionCount: questions };
  const table = kind === "bot" ? beginWithBot(playerIds, numbers) : beginMatch(kind, playerIds, numbers);
  for (const event of said) table.send(event, OPENED_MS);
  for (let number = 1; number <= questions; number += 1) {
    for (const [index, playerId] of playerIds.entries()) {
      const is = number <= (right[index] ?? 0) ? "right" : "wrong";
      table.answer(playerId, is, afterMs[index] ?? 1_000 + index);
    }
  }
  return table;
}

/** The bot answers nothing by itself here: its moves are told like those of a player. */
function beginWithBot([playerId = ""]: readonly string[], numbers: Partial<BattleRules>): Table {
  const players = [{ playerId }, { playerId: BOT_ID, isBot: true }];
  const table = new Table({ rules: rulesOf("bot", numbers), players });
  for (const each of players) {
    table.send({ type: "connected", playerId: each.playerId, connection: 1 }, OPENED_MS);
    table.send({ type: "ready", playerId: each.playerId }, OPENED_MS);
  }
  return table;
}

type Opened = {
  readonly rules: BattleRules;
  readonly players: NewBattle["players"];
  readonly categoryId?: string | null;
  readonly at: Date;
};

async function open({ db, ports }: Ground, { rules, players, categoryId = null, at }: Opened) {
  const battle = {
    battleId: ports.random.uuid(),
    rules,
    language: "en",
    categoryId,
    roomCode: hasCode(rules) ? newRoomCode(ports.random) : null,
    botStrength: rules.kind === "bot" ? ("cadet" as const) : null,
    rematchOf: null,
    players,
    at,
  };
  await insertBattle(db, battle);
  return battle;
}

async function insertTable(ground: Ground, table: Table, categoryId: string | null): Promise<string> {
  const { db } = ground;
  const { rules, players } = table.opening;
  const { battleId } = await open(ground, { rules, players, categoryId, at: new Date(OPENED_MS) });
  const { seats, phase } = table.state;
  await appendEvents(db, { battleId, epoch: 0, stored: 0, events: table.log, seats });
  const started_at = phase.is === "waiting" ? null : new Date(OPENED_MS);
  await db.updateTable("battles").set({ started_at }).where("battle_id", "=", battleId).execute();
  if (phase.is === "over") await storeResult(db, battleId, phase);
  return battleId;
}

type Over = { readonly atMs: number; readonly result: BattleResult; readonly told: number };

async function storeResult(db: Db, battleId: string, { atMs, result, told }: Over): Promise<void> {
  const ended_at = new Date(atMs);
  const ended = { ended_at, end_reason: result.reason, questions_told: told };
  await db.updateTable("battles").set(ended).where("battle_id", "=", battleId).execute();
  for (const { seat, outcome, rank, points, correct, usedMs, coins } of result.seats) {
    await db
      .updateTable("battle_seats")
      .set({ outcome, rank, points, correct, used_ms: usedMs, coins, ended_at })
      .where("battle_id", "=", battleId)
      .where("seat", "=", seat)
      .execute();
  }
}
