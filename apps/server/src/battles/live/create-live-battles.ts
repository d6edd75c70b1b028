import type { BattleCard } from "@crosscheck/contract/battle-views";
import type { BattleRefusal, Intent } from "@crosscheck/rules/battles/battle";
import { ClusterAway } from "../../cluster/cluster.ts";
import { findBattle } from "../store/battle-queries.ts";
import { loadBattle } from "../store/event-queries.ts";
import { BetweenProcesses } from "./between-processes.ts";
import { toBattleCard } from "./battle-cards.ts";
import type { LiveBattles } from "./live-battles.ts";
import type { LiveGround } from "./live-ground.ts";
import { loadTable } from "./open-room.ts";
import { OwnRooms } from "./own-rooms.ts";
import { makeTicket } from "./tickets.ts";

/** The battles of this process beside what everybody may ask for. */
export type OwnBattles = LiveBattles & { readonly rooms: OwnRooms };

/** What one process asks another one about a battle. */
type Asked = { readonly battleId: string } & (
  | { readonly do: "store" }
  | { readonly do: "intent"; readonly intent: Intent }
  | { readonly do: "view" | "there"; readonly playerId: string }
);
/** `gone`: the battle is not here. */
type Told =
  | { readonly gone: true }
  | { readonly refused: BattleRefusal | null }
  | { readonly card: BattleCard };

/** The battles of this process, and the way to those of others. */
export function createLiveBattles(ground: LiveGround): OwnBattles {
  const { cluster, ports } = ground;
  const rooms = new OwnRooms(ground);
  // Our own processes wrote what is read here.
  cluster.answer("battle", async (text) => JSON.stringify(await tellOf(rooms, JSON.parse(text) as Asked)));
  cluster.hear("tokens", (playerId) => rooms.sendAway(playerId));
  cluster.hear("blocks", (playerId) => {
    rooms.readBlocks(playerId).catch((error: unknown) => ground.onBug(error, ""));
  });
  const askAround = (asked: Asked) =>
    tellFrom(ground, rooms, asked).catch((error: unknown) => nullIfOver(ground, asked.battleId, error));
  return {
    rooms,
    adopt: (battleId) => rooms.adopt(battleId),
    canOpen: () => rooms.canOpen(),
    ask: async (battleId, intent) => {
      const told = await askAround({ battleId, do: "intent", intent });
      return told !== null && "refused" in told ? told.refused : "room_gone";
    },
    view: async (battleId, playerId) => {
      const told = await askAround({ battleId, do: "view", playerId });
      return told !== null && "card" in told ? told.card : await viewStored(ground, battleId, playerId);
    },
    noteThere: async (battleId, playerId) => {
      await askAround({ battleId, do: "there", playerId });
    },
    store: async (battleId) => {
      await askAround({ battleId, do: "store" });
    },
    ticketFor: async (battleId, playerId) => {
      await rooms.adopt(battleId);
      const record = await findBattle(ground.db, battleId);
      if (record === undefined) return null;
      const isHere = rooms.find(battleId) !== undefined;
      // What is over stays in the process that had it for a while, and nobody takes it up again.
      if (record.endedAtMs !== null && !isHere && !(await rooms.isElsewhere(record))) return null;
      const { node } = record;
      if (node === null) throw new BetweenProcesses(battleId);
      const ticket = makeTicket(ports.keyedHash, { battleId, playerId }, ports.clock.nowMs());
      return { ticket, path: `/rt/${node}/` };
    },
  };
}

/** Answers about a battle of this process. */
async function tellOf(rooms: OwnRooms, asked: Asked): Promise<Told> {
  const room = rooms.find(asked.battleId);
  if (room === undefined) return { gone: true };
  switch (asked.do) {
    case "intent":
      return { refused: await room.ask(asked.intent) };
    case "there":
      room.noteThere(asked.playerId);
      return { refused: null };
    case "store":
      // One that another process has by now is its to store.
      return (await room.save()) ? { refused: null } : { gone: true };
    case "view":
      await room.settled();
      return { card: room.view(asked.playerId) };
  }
}

/** Asks the process that has the battle, taking it where none has; null: there is no such battle, or it is over and forgotten. */
async function tellFrom({ db, cluster }: LiveGround, rooms: OwnRooms, asked: Asked): Promise<Told | null> {
  const own = await tellOf(rooms, asked);
  if (!("gone" in own)) return own;
  const record = await findBattle(db, asked.battleId);
  if (record === undefined) return null;
  const isOver = record.endedAtMs !== null;
  if (!isOver && !(await rooms.isElsewhere(record))) {
    await rooms.adopt(asked.battleId);
    return between(await tellOf(rooms, asked), asked);
  }
  if (record.node === null || record.node === cluster.node) return null;
  const told = JSON.parse(await cluster.ask(record.node, "battle", JSON.stringify(asked))) as Told; // our own process wrote it
  return isOver && "gone" in told ? null : between(told, asked);
}

function between(told: Told, { battleId }: Asked): Told {
  if ("gone" in told) throw new BetweenProcesses(battleId);
  return told;
}

/** The process that had it is gone: what is over is over all the same. */
async function nullIfOver({ db }: LiveGround, battleId: string, error: unknown): Promise<null> {
  const record = error instanceof ClusterAway ? await findBattle(db, battleId) : undefined;
  if (record === undefined || record.endedAtMs === null) throw error;
  return null;
}

/** A battle from what is stored of it. */
async function viewStored(
  ground: LiveGround,
  battleId: string,
  playerId: string,
): Promise<BattleCard | null> {
  const record = await findBattle(ground.db, battleId);
  if (record === undefined) return null;
  const { state } = await loadBattle(ground.db, record);
  const table = await loadTable(ground, record, state);
  return toBattleCard(table, state, { playerId, nowMs: ground.ports.clock.nowMs() });
}
