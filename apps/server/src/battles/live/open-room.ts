import type { BattleState } from "@crosscheck/rules/battles/battle";
import { hasCode } from "@crosscheck/rules/battles/battle-rules";
import { newRoomCode } from "@crosscheck/rules/battles/room-code";
import { faceOf } from "@crosscheck/rules/content/subject-faces";
import type { Item } from "@crosscheck/rules/questions/item";
import { ruleOf } from "@crosscheck/rules/questions/rule-of";
import { readItems } from "../../attempts/engine/read-items.ts";
import { renderFormulae } from "../../attempts/view/formulae.ts";
import { itemRefs, toCard } from "../../attempts/view/attempt-view.ts";
import { currentCatalogue } from "../../content/catalogue.ts";
import type { Db } from "../../postgres/database.ts";
import { inTransaction } from "../../postgres/in-transaction.ts";
import { lockBattle } from "../settle/hold-queries.ts";
import { holdStakes, stakesRefused } from "../settle/hold-stakes.ts";
import { listOwnEnds } from "../settle/own-end-queries.ts";
import { returnStakes } from "../settle/return-stakes.ts";
import { settleBattle } from "../settle/settle-battle.ts";
import { findBlocks } from "../social/block-queries.ts";
import { BOT_ID, findBattle, findRematch, insertBattle, type BattleRecord } from "../store/battle-queries.ts";
import { loadBattle } from "../store/event-queries.ts";
import { countOpening } from "../rooms/count-opening.ts";
import { deleteSearch, listOpenBattles, lockSeating } from "../rooms/seat-queries.ts";
import { again } from "./again.ts";
import type { Table, ToldRule } from "./battle-cards.ts";
import type { InTurn } from "./in-turn.ts";
import type { LiveGround } from "./live-ground.ts";
import { findPeople } from "./people-queries.ts";
import { createRoomLog } from "./room-log.ts";
import { Room, type RoomWork } from "./room.ts";

export type OpenRoom = {
  readonly room: Room;
  readonly record: BattleRecord;
  /** Reads anew whom a player has blocked. */
  readonly readBlocks: (playerId: string) => Promise<void>;
};

type Around = {
  readonly onLost: () => void;
  /** Takes the battle that follows. */
  readonly adopt: (battleId: string) => Promise<void>;
  /** When an end may be paid: many that end at once leave connections to the database for everything else. */
  readonly inTurn: InTurn;
};

/** Opens the room of a battle that this process has claimed; of one that went on elsewhere, it goes on. */
export async function openRoom(ground: LiveGround, record: BattleRecord, around: Around): Promise<OpenRoom> {
  const { db, ports, setTimer = systemTimer } = ground;
  const { battleId, epoch } = record;
  const loaded = await loadBattle(db, record);
  const table = { current: await loadTable(ground, record, loaded.state) };
  const room = new Room({
    state: loaded.state,
    table: () => table.current,
    log: createRoomLog(db, { battleId, epoch }, loaded.stored),
    work: createWork(ground, { record, table, ...around }),
    nowMs: ports.clock.nowMs,
    setTimer,
    onLost: around.onLost,
  });
  if (loaded.state.phase.is === "over") room.endAgain();
  else if (loaded.stored > 0) room.apply({ type: "resumed", epoch });
  const readBlocks = async (playerId: string) => {
    const blocked = (await findBlocks(db, [playerId])).get(playerId) ?? new Set();
    table.current = { ...table.current, blocks: new Map(table.current.blocks).set(playerId, blocked) };
  };
  return { room, record, readBlocks };
}

/** What a view of a battle needs beside its state, as it is stored. */
export async function loadTable(
  ground: Pick<LiveGround, "db" | "ports">,
  record: BattleRecord,
  state: BattleState,
): Promise<Table> {
  const { db, ports } = ground;
  const playerIds = state.seats.filter(({ isBot }) => !isBot).map(({ playerId }) => playerId);
  const { categories } = await currentCatalogue(db, ports.clock.nowMs());
  const category = categories.find(({ id }) => id === record.categoryId);
  return {
    record,
    subject:
      category === undefined
        ? null
        : {
            slug: category.slug,
            names: category.names,
            face: faceOf(category.code),
          },
    people: await findPeople(db, playerIds),
    blocks: await findBlocks(db, playerIds),
    ...(await loadQuestions(ground, state)),
    ends: record.endedAtMs === null ? new Map() : await listOwnEnds(db, record.battleId),
    rematchId: record.endedAtMs === null ? null : await findRematch(db, record.battleId),
  };
}

async function loadQuestions(
  { db }: Pick<LiveGround, "db">,
  { paper }: Pick<BattleState, "paper">,
): Promise<Pick<Table, "cards" | "rules">> {
  if (paper === null) return { cards: [], rules: [] };
  const items = new Map((await readItems(db, itemRefs(paper.questions))).map((item) => [item.itemId, item]));
  const questions = paper.questions.map((question) => {
    const item = items.get(question.itemId);
    if (item === undefined) throw new Error(`item ${question.itemId} of a battle is gone`);
    return { card: toCard(question, item), rule: toRule(item) };
  });
  return { cards: questions.map(({ card }) => card), rules: questions.map(({ rule }) => rule) };
}

function toRule({ explanation, reference }: Item): ToldRule {
  const { rule: text } = ruleOf(explanation);
  return text === "" ? {} : { rule: { text, reference, formulae: renderFormulae([text]) } };
}

type Working = Pick<Around, "adopt" | "inTurn"> & {
  readonly record: BattleRecord;
  readonly table: { current: Table };
};

function createWork(ground: LiveGround, { record, table, adopt, inTurn }: Working): RoomWork {
  const { db } = ground;
  const { battleId, epoch } = record;
  const change = (more: Partial<Table>) => {
    table.current = { ...table.current, ...more };
  };
  return {
    prepare: async (event) => {
      if (event.type !== "join" || table.current.people.has(event.playerId)) return;
      const { people, blocks } = table.current;
      change({
        people: new Map([...people, ...(await findPeople(db, [event.playerId]))]),
        blocks: new Map([...blocks, ...(await findBlocks(db, [event.playerId]))]),
      });
    },
    hold: async (_state, { hold, playerIds, coins }) => {
      const outcome = await again(() => holdStakes(ground, { battleId, epoch, hold, playerIds, coins }));
      if ("stale" in outcome) return outcome.stale === "not_ours" ? null : { type: "time" };
      if ("refused" in outcome) return stakesRefused(hold, outcome.refused);
      const isRated = (await again(() => findBattle(db, battleId)))?.isRated ?? false;
      const questions = await again(() => loadQuestions(ground, outcome.held));
      change({ ...questions, record: { ...table.current.record, isRated } });
      return { type: "stakes_held", hold, ...outcome.held };
    },
    giveBack: (_state, hold) => again(() => returnStakes(ground, { battleId, hold })),
    settle: async (state) => {
      const done = await inTurn(() => again(() => settleBattle(ground, { state, epoch })));
      if (done === "not_ours") return false;
      change({ ends: await again(() => listOwnEnds(db, battleId)) });
      return true;
    },
    openRematch: async (state, playerIds) => {
      const rematchId = await openRematch(ground, { record, state, playerIds });
      if (rematchId === null) return null;
      change({ rematchId });
      await adopt(rematchId);
      return rematchId;
    },
    onBug: (error) => ground.onBug(error, battleId),
  };
}

type Following = {
  readonly record: BattleRecord;
  readonly state: BattleState;
  readonly playerIds: readonly string[];
};

/**
 * Stores the battle that follows, once; the creator of a room keeps it. Null: somebody has a seat elsewhere by now, or has
 * opened too many, or one of them has blocked another one.
 */
async function openRematch(
  ground: LiveGround,
  { record, state, playerIds }: Following,
): Promise<string | null> {
  const { db, ports } = ground;
  const { rules, creatorId } = state;
  const players = state.seats
    .filter(({ playerId }) => playerIds.includes(playerId))
    .toSorted((one, other) => Number(other.playerId === creatorId) - Number(one.playerId === creatorId));
  return await inTransaction(db, async (tx) => {
    await lockBattle(tx, record.battleId);
    const already = await findRematch(tx, record.battleId);
    if (already !== null) return already;
    if (!(await areFree(tx, players)) || (await isBlockedAmong(tx, playerIds))) return null;
    if (!(await countRematch(tx, ports, players))) return null;
    const battleId = ports.random.uuid();
    await insertBattle(tx, {
      battleId,
      rules,
      language: record.language,
      categoryId: record.categoryId,
      roomCode: hasCode(rules) ? newRoomCode(ports.random) : null,
      botStrength: record.botStrength,
      rematchOf: record.battleId,
      players: players.map(({ playerId, isBot }) => ({ playerId, isBot })),
      at: new Date(ports.clock.nowMs()),
    });
    return battleId;
  });
}

/** Whether nobody of these has a seat; what they look for is given up. Nobody else seats them until the transaction ends. */
async function areFree(tx: Db, players: BattleState["seats"]): Promise<boolean> {
  const playerIds = players.filter(({ isBot }) => !isBot).map(({ playerId }) => playerId);
  // In one order everywhere, so that no two wait for each other.
  for (const playerId of playerIds.toSorted()) {
    await lockSeating(tx, playerId);
    await deleteSearch(tx, playerId);
    if ((await listOpenBattles(tx, playerId)).length > 0) return false;
  }
  return true;
}

/** Counts an opening of everybody, since everybody has asked for it; false: too many. Call with their seats locked. */
async function countRematch(
  tx: Db,
  { keyedHash, clock }: LiveGround["ports"],
  players: BattleState["seats"],
): Promise<boolean> {
  for (const { playerId, isBot } of players) {
    if (isBot) continue;
    if ((await countOpening(tx, { playerId, keyedHash, nowMs: clock.nowMs() })) !== null) return false;
  }
  return true;
}

/** Whether one of these has blocked another one. */
async function isBlockedAmong(tx: Db, playerIds: readonly string[]): Promise<boolean> {
  const people = playerIds.filter((playerId) => playerId !== BOT_ID);
  const blocks = await findBlocks(tx, people);
  return people.some((playerId) => people.some((other) => blocks.get(playerId)?.has(other) === true));
}

function systemTimer(ms: number, wake: () => void): () => void {
  const timer = setTimeout(wake, ms);
  return () => clearTimeout(timer);
}
