import { createTestApp, type TestPlayer } from "@crosscheck/testkit/test-app";
import type { BattleCard, BattleFrame } from "@crosscheck/contract/battle-views";
import type { ByeReason } from "@crosscheck/contract/battle-wire";
import { hasCode, roomRules, searchRules, type BattleRules } from "@crosscheck/rules/battles/battle-rules";
import { newRoomCode } from "@crosscheck/rules/battles/room-code";
import { describe, expect, it } from "vitest";
import { createAlone } from "../../cluster/alone.ts";
import { ClusterAway, type Cluster } from "../../cluster/cluster.ts";
import { findBalance } from "../../coins/ledger.ts";
import { findBattle, insertBattle } from "../store/battle-queries.ts";
import { appendEvents, loadBattle } from "../store/event-queries.ts";
import type { Known } from "./room.ts";
import { createLiveBattles, type OwnBattles } from "./create-live-battles.ts";

const app = await createTestApp();

type PageWish = { readonly known?: Known; readonly onFrame?: (frame: BattleFrame) => void };

/** A page that only listens. */
class Page {
  readonly frames: BattleFrame[] = [];
  readonly byes: ByeReason[] = [];
  card: BattleCard | null = null;
  connection = 0;

  constructor(battles: OwnBattles, battleId: string, playerId: string, { known, onFrame }: PageWish = {}) {
    const room = battles.rooms.find(battleId);
    const port = {
      frame: (frame: BattleFrame) => {
        this.frames.push(frame);
        onFrame?.(frame);
      },
      snapshot: (card: BattleCard) => {
        this.card = card;
      },
      follow: () => undefined,
      bye: (reason: ByeReason) => void this.byes.push(reason),
    };
    const connection = room?.connect(playerId, port, known) ?? "moved";
    if (typeof connection === "string") this.byes.push(connection);
    else this.connection = connection;
  }

  last<T extends BattleFrame["type"]>(type: T) {
    return this.frames.findLast((frame): frame is Extract<BattleFrame, { type: T }> => frame.type === type);
  }
}

/** A page that hears nothing. */
const NOBODY = {
  frame: () => undefined,
  snapshot: () => undefined,
  follow: () => undefined,
  bye: () => undefined,
};

const RULES: BattleRules = { ...searchRules("random"), questionCount: 5 };

async function openBattle(
  battles: OwnBattles,
  players: readonly TestPlayer[],
  rules = RULES,
): Promise<string> {
  const battleId = app.ports.random.uuid();
  await insertBattle(app.db, {
    battleId,
    rules,
    language: "en",
    categoryId: null,
    roomCode: hasCode(rules) ? newRoomCode(app.ports.random) : null,
    botStrength: null,
    rematchOf: null,
    players: players.map(({ playerId }) => ({ playerId })),
    at: new Date(app.clock.nowMs()),
  });
  await battles.adopt(battleId);
  return battleId;
}

async function isEnded(battleId: string): Promise<boolean> {
  return (await findBattle(app.db, battleId))?.endedAtMs !== null;
}

async function twoPlayers(): Promise<readonly [TestPlayer, TestPlayer]> {
  return [await app.signUp(), await app.signUp()];
}

/** Another process on the same database; `alive`: which processes it believes to be there. */
function otherProcess(node: string, alive: () => readonly string[]): OwnBattles {
  const cluster: Cluster = { ...createAlone(node), listAlive: async () => alive() };
  return createLiveBattles({
    db: app.db,
    ports: app.ports,
    settings: app.settings.current,
    cluster,
    setTimer: app.timers.setTimer,
    onBug: (error) => {
      throw error;
    },
  });
}

async function getReady(
  battles: OwnBattles,
  battleId: string,
  players: readonly TestPlayer[],
): Promise<void> {
  for (const { playerId } of players)
    expect(await battles.ask(battleId, { type: "ready", playerId })).toBeNull();
  await battles.rooms.quiet();
}

/** Answers the question that the page shows with its first option; the answer. */
async function answerFirst(
  battleId: string,
  page: Page,
  { playerId, number }: { readonly playerId: string; readonly number: number },
): Promise<string> {
  const question = page.last("question");
  expect(question).toMatchObject({ number });
  const answer = question?.card.options[0]?.option_id ?? "";
  const intent = { type: "answer", playerId, number, answer, roundTripMs: null } as const;
  expect(await app.battles.ask(battleId, intent)).toBeNull();
  return answer;
}

describe("a battle in one process", () => {
  it("goes from the meeting to a paid end, with the same result on both pages", async () => {
    const [ann, bob] = await twoPlayers();
    const battleId = await openBattle(app.battles, [ann, bob]);
    const [hers, his] = [ann, bob].map(({ playerId }) => new Page(app.battles, battleId, playerId));
    if (hers === undefined || his === undefined) throw new Error("two pages");
    await getReady(app.battles, battleId, [ann, bob]);
    expect(hers.last("start")).toMatchObject({ entry_fee: 5, pot: 10 });
    expect(await findBalance(app.db, ann.playerId)).toBe(95);
    for (let number = 1; number <= 5; number += 1) {
      await app.pass(3_500);
      const answer = await answerFirst(battleId, hers, { playerId: ann.playerId, number });
      expect(his.last("locked")).toMatchObject({ seat: 1, number });
      expect(JSON.stringify(his.frames.filter(({ type }) => type === "locked"))).not.toContain(answer);
      await app.pass(22_000);
      const told = his.last("reveal");
      expect(told).toMatchObject({ number, rule: { text: expect.stringMatching(/./) } });
      const before = his.frames.slice(0, -1).filter(({ type }) => type !== "reveal");
      expect(JSON.stringify(before), "no rule before its time").not.toContain(told?.rule?.text);
    }
    expect(hers.last("end")?.result).toEqual(his.last("end")?.result);
    expect(hers.last("end")?.own?.coins).toBe(hers.last("end")?.result.seats[0]?.coins);
    const coins = await Promise.all([ann, bob].map(({ playerId }) => findBalance(app.db, playerId)));
    expect(coins.reduce((sum, one) => sum + one, 0)).toBe(200);
    const seen = await app.battles.view(battleId, bob.playerId);
    expect(seen).toMatchObject({ state: "ended", own_seat: 2, reveals: { length: 5 } });
    expect(app.bugs).toEqual([]);
  });

  it("gives the seat to the newer page, and holds it for who is away", async () => {
    const [ann, bob] = await twoPlayers();
    const battleId = await openBattle(app.battles, [ann, bob]);
    const older = new Page(app.battles, battleId, ann.playerId);
    const his = new Page(app.battles, battleId, bob.playerId);
    await getReady(app.battles, battleId, [ann, bob]);
    const newer = new Page(app.battles, battleId, ann.playerId);
    expect(older.byes).toEqual(["replaced"]);
    expect(newer.card).toMatchObject({ battle_id: battleId, own_seat: 1 });
    const room = app.battles.rooms.find(battleId);
    room?.disconnect(ann.playerId, older.connection);
    expect(his.last("seat")?.is).not.toBe("dropped");
    room?.disconnect(ann.playerId, newer.connection);
    expect(his.last("seat")).toMatchObject({ is: "dropped", seat: { seat: 1, presence: "dropped" } });
    await app.pass(61_000);
    expect(his.last("end")).toMatchObject({ state: "opponent_left", result: { reason: "opponent_left" } });
    expect(await findBalance(app.db, bob.playerId)).toBe(105);
  });

  it("shows the end to the newer page of a seat that is lost", async () => {
    const [ann, bob, eve] = [...(await twoPlayers()), await app.signUp()];
    const rules = roomRules({ kind: "group", questionCount: 5 });
    if (rules === null) throw new Error("rules");
    const battleId = await openBattle(app.battles, [ann, bob, eve], rules);
    const [hers, his] = [ann, eve].map(({ playerId }) => new Page(app.battles, battleId, playerId));
    expect(await app.battles.ask(battleId, { type: "start", playerId: ann.playerId })).toBeNull();
    await app.battles.rooms.quiet();
    expect(await app.battles.ask(battleId, { type: "leave", playerId: ann.playerId })).toBeNull();
    const room = app.battles.rooms.find(battleId);
    room?.disconnect(ann.playerId, hers?.connection ?? 0);
    const older = new Page(app.battles, battleId, ann.playerId);
    const newer = new Page(app.battles, battleId, ann.playerId);
    room?.disconnect(ann.playerId, older.connection);
    expect(await app.battles.ask(battleId, { type: "leave", playerId: bob.playerId })).toBeNull();
    await app.battles.rooms.quiet();
    expect(newer.last("end")?.result).toEqual(his?.last("end")?.result);
    expect(newer.last("end")?.result).toBeDefined();
  });

  it("has what was said to an open question stored where somebody reports it", async () => {
    const [ann, bob] = await twoPlayers();
    const battleId = await openBattle(app.battles, [ann, bob]);
    await getReady(app.battles, battleId, [ann, bob]);
    await app.pass(3_500);
    const line = { kind: "phrase", id: "oops" } as const;
    const said = { type: "say", playerId: bob.playerId, messageId: "m1", line } as const;
    expect(await app.battles.ask(battleId, said)).toBeNull();
    const report = { battle_id: battleId, seat: 2, message_id: "m1" };
    expect((await ann.call("report_message", report)).body).toMatchObject({ data: { reported: true } });
    const [kept] = await app.db
      .selectFrom("battle_reports")
      .select(["speaker_id", "line"])
      .where("battle_id", "=", battleId)
      .execute();
    expect(kept).toEqual({ speaker_id: bob.playerId, line });
  });

  it("tells a page that comes back what it has missed, and no more", async () => {
    const [ann, bob] = await twoPlayers();
    const battleId = await openBattle(app.battles, [ann, bob]);
    const first = new Page(app.battles, battleId, ann.playerId);
    const his = new Page(app.battles, battleId, bob.playerId);
    await getReady(app.battles, battleId, [ann, bob]);
    const since = first.frames.at(-1)?.v ?? 0;
    app.battles.rooms.find(battleId)?.disconnect(ann.playerId, first.connection);
    await app.pass(30_000);
    const back = new Page(app.battles, battleId, ann.playerId, {
      known: { since, epoch: first.card?.epoch ?? 0 },
    });
    expect(back.card).toBeNull();
    expect(back.frames.map(({ v }) => v)).toEqual(his.frames.map(({ v }) => v).filter((v) => v > since));
  });
});

describe("a page that comes back to what it decides by that", () => {
  it("is shown the end when it is paid", async () => {
    const [ann, bob] = await twoPlayers();
    const battleId = await openBattle(app.battles, [ann, bob]);
    const hers = new Page(app.battles, battleId, ann.playerId);
    const his = new Page(app.battles, battleId, bob.playerId);
    await getReady(app.battles, battleId, [ann, bob]);
    const room = app.battles.rooms.find(battleId);
    room?.disconnect(ann.playerId, hers.connection);
    await app.pass(1_000);
    room?.disconnect(bob.playerId, his.connection);
    await app.pass(59_500);
    const back = new Page(app.battles, battleId, bob.playerId);
    await app.battles.rooms.quiet();
    expect(back.card).toMatchObject({ state: "opponent_left", own: { coins: 10 } });
    expect(back.frames).toEqual([]);
  });
});

describe("a room with a code", () => {
  it("is deleted with its creator, and its pages are told so", async () => {
    const [ann, bob] = await twoPlayers();
    const rules = roomRules({ kind: "friend", questionCount: 5 });
    if (rules === null) throw new Error("rules");
    const battleId = await openBattle(app.battles, [ann], rules);
    expect(await app.battles.ask(battleId, { type: "join", playerId: bob.playerId })).toBeNull();
    let isEndedWhenTold: Promise<boolean> | undefined;
    const his = new Page(app.battles, battleId, bob.playerId, {
      onFrame: ({ type }) => {
        if (type === "end") isEndedWhenTold = isEnded(battleId);
      },
    });
    expect(his.card).toMatchObject({
      own_seat: 2,
      seats: [{ name: expect.any(String) }, { is_ready: false }],
    });
    expect(await app.battles.ask(battleId, { type: "leave", playerId: ann.playerId })).toBeNull();
    await app.battles.rooms.quiet();
    expect(his.last("end")).toMatchObject({ state: "deleted_by_owner" });
    // Whoever is told is free for another battle.
    expect(await isEndedWhenTold).toBe(true);
  });
});

describe("a battle that changes its process", () => {
  it("is handed over by one that stops, and goes on", async () => {
    const [ann, bob] = await twoPlayers();
    const first = otherProcess("first", () => ["first"]);
    const battleId = await openBattle(first, [ann, bob]);
    const page = new Page(first, battleId, ann.playerId);
    const his = new Page(first, battleId, bob.playerId);
    await getReady(first, battleId, [ann, bob]);
    const room = first.rooms.find(battleId);
    await first.rooms.stop();
    expect([page.byes, his.byes]).toEqual([["stopping"], ["stopping"]]);
    expect(room?.connect(ann.playerId, NOBODY, undefined)).toBe("moved");
    const second = otherProcess("second", () => ["second"]);
    await second.adopt(battleId);
    const back = new Page(second, battleId, ann.playerId, {
      known: { since: 1, epoch: page.card?.epoch ?? 0 },
    });
    expect(back.card).toMatchObject({
      state: "game_started",
      own_seat: 1,
      seats: [{}, { presence: "dropped" }],
    });
    await second.rooms.stop();
  });

  it("is no less there while no process has it: pages are told to try again", async () => {
    const [ann, bob] = await twoPlayers();
    const first = otherProcess("first", () => ["first"]);
    const battleId = await openBattle(first, [ann, bob]);
    await first.rooms.stop();
    await expect(first.ticketFor(battleId, ann.playerId)).rejects.toThrow(ClusterAway);
    await expect(first.ask(battleId, { type: "ready", playerId: ann.playerId })).rejects.toThrow(ClusterAway);
    const second = otherProcess("second", () => ["second"]);
    expect((await second.ticketFor(battleId, ann.playerId))?.path).toBe("/rt/second/");
  });

  it("is let go of when it is long over, also while nobody knows who is alive", async () => {
    const [ann, bob] = await twoPlayers();
    const first = otherProcess("first", () => {
      throw new ClusterAway("Redis is away");
    });
    const battleId = await openBattle(first, [ann, bob]);
    expect(await first.ask(battleId, { type: "leave", playerId: ann.playerId })).toBeNull();
    await first.rooms.quiet();
    await first.rooms.sweep();
    expect(first.rooms.find(battleId)).toBeDefined();
    await app.timers.pass(120_000, () => first.rooms.quiet());
    // No sweep has failed: nothing was there to be said of it.
    await first.rooms.sweep();
    expect(first.rooms.find(battleId)).toBeUndefined();
  });

  it("is opened in no process that stops, or does not know who is alive", async () => {
    const first = otherProcess("first", () => ["first"]);
    expect(await first.canOpen()).toBe(true);
    await first.rooms.stop();
    expect(await first.canOpen()).toBe(false);
    const second = otherProcess("second", () => {
      throw new ClusterAway("Redis is away");
    });
    expect(await second.canOpen()).toBe(false);
  });

  it("is paid by the next process when its own died between the end and the payment", async () => {
    const [ann, bob] = await twoPlayers();
    const first = otherProcess("first", () => ["first"]);
    const battleId = await openBattle(first, [ann, bob]);
    await getReady(first, battleId, [ann, bob]);
    await first.rooms.find(battleId)?.save();
    const record = await findBattle(app.db, battleId);
    if (record === undefined) throw new Error("no battle");
    const { epoch } = record;
    const { state, stored } = await loadBattle(app.db, record);
    const event = { type: "leave", playerId: ann.playerId } as const;
    const events = [{ event, atMs: app.clock.nowMs() }];
    await appendEvents(app.db, { battleId, epoch, stored, events, seats: state.seats });
    const second = otherProcess("second", () => ["second"]);
    await second.adopt(battleId);
    await second.rooms.quiet();
    const his = new Page(second, battleId, bob.playerId);
    expect(his.card).toMatchObject({ state: "opponent_left", own: { coins: 10 } });
    expect(await findBalance(app.db, bob.playerId)).toBe(105);
  });

  it("does not say that something was done which another process knows nothing of", async () => {
    const [ann, bob] = await twoPlayers();
    const alive = new Set(["first", "second"]);
    const first = otherProcess("first", () => [...alive]);
    const battleId = await openBattle(first, [ann, bob]);
    alive.delete("first");
    const second = otherProcess("second", () => [...alive]);
    await second.adopt(battleId);
    const asked = first.rooms.find(battleId)?.ask({ type: "ready", playerId: ann.playerId });
    await expect(asked).rejects.toThrow(ClusterAway);
  });

  it("shows nobody an end that another process knows nothing of", async () => {
    const [ann, bob] = await twoPlayers();
    const alive = new Set(["first", "second"]);
    const first = otherProcess("first", () => [...alive]);
    const battleId = await openBattle(first, [ann, bob]);
    await getReady(first, battleId, [ann, bob]);
    alive.delete("first");
    await otherProcess("second", () => [...alive]).adopt(battleId);
    await first.ask(battleId, { type: "leave", playerId: ann.playerId });
    await expect(first.view(battleId, bob.playerId)).rejects.toThrow(ClusterAway);
  });

  it("is taken from one that died, which writes nothing any more", async () => {
    const [ann, bob] = await twoPlayers();
    const alive = new Set(["first", "second"]);
    const first = otherProcess("first", () => [...alive]);
    const battleId = await openBattle(first, [ann, bob]);
    const page = new Page(first, battleId, ann.playerId);
    await getReady(first, battleId, [ann, bob]);
    const second = otherProcess("second", () => [...alive]);
    await second.rooms.sweep();
    expect(second.rooms.find(battleId)).toBeUndefined();
    alive.delete("first");
    await second.rooms.sweep();
    expect(second.rooms.find(battleId)).toBeDefined();
    // The first one only seemed to be dead: what it tries to write is refused, and it forgets the battle.
    await first.rooms.find(battleId)?.save();
    expect(page.byes).toEqual(["moved"]);
    expect(first.rooms.find(battleId)).toBeUndefined();
    await app.timers.pass(120_000, () => second.rooms.quiet());
    expect(await second.view(battleId, ann.playerId)).toMatchObject({ state: "everyone_left" });
    // It dies as well; what is over stays so.
    const third = otherProcess("third", () => ["third"]);
    expect(await third.view(battleId, ann.playerId)).toMatchObject({ state: "everyone_left" });
    expect(await third.ask(battleId, { type: "leave", playerId: ann.playerId })).toBe("room_gone");
    expect(await third.ticketFor(battleId, ann.playerId)).toBeNull();
    const coins = await Promise.all([ann, bob].map(({ playerId }) => findBalance(app.db, playerId)));
    expect(coins).toEqual([100, 100]);
  });
});
