import type { BattleRefusalName, Handshake, WireIntent } from "@crosscheck/contract/battle-wire";
import { describe, expect, it } from "vitest";
import { BATTLE_ID, cardOf, FRAMES } from "./battle-fixture.ts";
import type { LinkListener } from "./battle-link.ts";
import { BattleStore, type TicketOutcome } from "./battle-store.ts";
import { HeldStores } from "./held-stores.ts";

type Reply = (refused: BattleRefusalName | null) => void;

/** One connection as the test sees it from the other end. */
type Line = {
  readonly handshake: Handshake;
  readonly listener: LinkListener;
  readonly asked: { readonly intent: WireIntent; readonly reply: Reply }[];
  readonly synced: number[];
  readonly timeAsked: ((serverMs: number) => void)[];
  isClosed: boolean;
};

/** A server, a clock and timers that only move by hand. */
class World {
  nowMs = 5_000;
  tickets: (() => Promise<TicketOutcome>)[] = [];
  readonly lines: Line[] = [];
  readonly #timers = new Map<number, { readonly atMs: number; readonly run: () => void }>();
  #timer = 0;

  readonly startTimer = (afterMs: number, run: () => void) => {
    const id = (this.#timer += 1);
    this.#timers.set(id, { atMs: this.nowMs + afterMs, run });
    return () => this.#timers.delete(id);
  };

  readonly make = (battleId: string) =>
    new BattleStore(battleId, {
      getTicket: () =>
        (this.tickets.shift() ?? (async () => ({ ok: true, data: { ticket: "t", path: "/rt/" } })))(),
      openLink: ({ handshake }, listener) => {
        const line: Line = {
          handshake,
          listener,
          asked: [],
          synced: [],
          timeAsked: [],
          isClosed: false,
        };
        this.lines.push(line);
        return {
          ask: (intent, onReply) => line.asked.push({ intent, reply: (refused) => onReply({ refused }) }),
          sync: (since) => line.synced.push(since),
          askTime: (onTime) => line.timeAsked.push(onTime),
          close: () => (line.isClosed = true),
        };
      },
      now: () => this.nowMs,
      random: () => 1,
      startTimer: this.startTimer,
    });

  async settle(): Promise<void> {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  }

  async pass(ms: number): Promise<void> {
    this.nowMs += ms;
    for (const [id, { atMs, run }] of this.#timers) {
      if (atMs > this.nowMs || !this.#timers.delete(id)) continue;
      run();
    }
    await this.settle();
  }

  get line(): Line {
    const last = this.lines.at(-1);
    if (last === undefined) throw new Error("nobody has connected");
    return last;
  }
}

/** A store that is connected and has the battle up to a frame. */
async function join(v = 4) {
  const world = new World();
  const store = world.make(BATTLE_ID);
  store.open();
  await world.settle();
  const { listener } = world.line;
  listener.onOpen();
  listener.onCard(cardOf());
  for (const frame of FRAMES.slice(0, v)) listener.onFrame(frame);
  return { world, store };
}

/** Connects again, and says what has come meanwhile. */
async function comeBack(world: World, frames = FRAMES.slice(0, 0)) {
  world.line.listener.onLost();
  await world.pass(200);
  world.line.listener.onOpen();
  for (const frame of frames) world.line.listener.onFrame(frame);
  world.line.timeAsked[0]?.(world.nowMs);
}

describe("a connection", () => {
  it("is live when it is open, and tells those who listen", async () => {
    const world = new World();
    const store = world.make(BATTLE_ID);
    const heard: string[] = [];
    store.subscribe(() => heard.push(store.getState().connection.is));
    store.open();
    await world.settle();
    expect(world.line.handshake).toEqual({ proto: 1, battle_id: BATTLE_ID, ticket: "t" });
    world.line.listener.onOpen();
    expect(heard).toEqual(["connecting", "live"]);
  });

  it("is tried again after growing pauses, from the last frame on, and older ones are not heard", async () => {
    const { world, store } = await join(4);
    const old = world.line;
    old.listener.onLost();
    expect(store.getState().connection).toEqual({ is: "away", because: "network" });
    expect(old.isClosed).toBe(true);
    await world.pass(199);
    expect(world.lines).toHaveLength(1);
    await world.pass(1);
    expect(world.line.handshake).toMatchObject({ since: 4, epoch: 1 });
    old.listener.onOpen();
    expect(store.getState().connection.is).toBe("away");
    world.line.listener.onLost();
    await world.pass(399);
    expect(world.lines).toHaveLength(2);
    await world.pass(1);
    expect(world.lines).toHaveLength(3);
  });

  it("is given up when its ticket does not come, and that ticket opens nothing", async () => {
    const world = new World();
    const { promise, resolve } = Promise.withResolvers<TicketOutcome>();
    world.tickets = [() => promise];
    const store = world.make(BATTLE_ID);
    store.open();
    await world.pass(5_000);
    expect(store.getState().connection).toEqual({ is: "away", because: "network" });
    resolve({ ok: true, data: { ticket: "late", path: "/rt/" } });
    await world.settle();
    expect(world.lines).toEqual([]);
    await world.pass(200);
    expect(world.lines).toHaveLength(1);
  });

  it("is given up when it opens and says nothing", async () => {
    const world = new World();
    const store = world.make(BATTLE_ID);
    store.open();
    await world.settle();
    await world.pass(5_000);
    expect(store.getState().connection.is).toBe("away");
    expect(world.line.isClosed).toBe(true);
  });

  it.each([
    ["a network that is away", () => Promise.reject(new Error("away")), "network"],
    ["no room on the server", async () => ({ ok: false, refused: "unavailable" }) as const, "unavailable"],
  ])("waits for %s", async (_what, ticket, because) => {
    const world = new World();
    world.tickets = [ticket];
    const store = world.make(BATTLE_ID);
    store.open();
    await world.settle();
    expect(store.getState().connection).toEqual({ is: "away", because });
    await world.pass(2_000);
    expect(world.lines).toHaveLength(1);
  });

  it("ends where the player has no seat", async () => {
    const world = new World();
    world.tickets = [async () => ({ ok: false, refused: "no_data" })];
    const store = world.make(BATTLE_ID);
    store.open();
    await world.settle();
    expect(store.getState().connection).toEqual({ is: "closed", because: "gone" });
  });

  it("goes elsewhere at once with a new ticket when the battle has moved, but not round in circles", async () => {
    const { world } = await join();
    world.line.listener.onBye("moved");
    await world.settle();
    expect(world.lines).toHaveLength(2);
    world.line.listener.onBye("moved");
    await world.settle();
    expect(world.lines).toHaveLength(2);
    await world.pass(2_000);
    expect(world.lines).toHaveLength(3);
  });

  it("leaves the seat to another page until it is taken back", async () => {
    const { world, store } = await join();
    world.line.listener.onBye("replaced");
    await world.pass(60_000);
    expect(store.getState().connection).toEqual({ is: "closed", because: "replaced" });
    expect(world.lines).toHaveLength(1);
    store.open();
    await world.settle();
    expect(world.lines).toHaveLength(2);
  });

  it("asks for frames that are missing, once until they had time to come", async () => {
    const { world, store } = await join(4);
    for (const frame of FRAMES.slice(6, 9)) world.line.listener.onFrame(frame);
    expect(world.line.synced).toEqual([4]);
    for (const frame of FRAMES.slice(4)) world.line.listener.onFrame(frame);
    expect(store.getState().battle?.card.v).toBe(FRAMES.length);
  });

  it("measures the server's clock by its quickest answer", async () => {
    const { world, store } = await join();
    const [first] = world.line.timeAsked;
    world.nowMs += 100;
    first?.(9_050);
    expect(store.getState().offsetMs).toBe(4_000);
    world.nowMs += 500;
    world.line.timeAsked[1]?.(20_000);
    expect(store.getState().offsetMs).toBe(4_000);
  });
});

describe("an answer", () => {
  const answers = (world: World) => world.line.asked.map(({ intent }) => intent);
  const FIRST = { battle_id: BATTLE_ID, type: "answer", number: 1, answer: "a" };

  it("is locked for the player at once, and only once", async () => {
    const { world, store } = await join(4);
    store.answer("a");
    store.answer("b");
    expect(answers(world)).toEqual([FIRST]);
    expect(store.getState().pending).toEqual({ number: 1, answer: "a" });
    world.line.asked[0]?.reply(null);
    expect(store.getState()).toMatchObject({ pending: null, battle: { card: { own_answer: "a" } } });
    store.answer("c");
    expect(answers(world)).toHaveLength(1);
  });

  it("is given again after a break while its question is open", async () => {
    const { world, store } = await join(4);
    store.answer("a");
    await comeBack(world);
    expect(answers(world)).toEqual([FIRST]);
  });

  it.each([
    ["the server has locked it", 6],
    ["its question is over", 7],
    ["the next question is told", 10],
  ])("is not given again when %s", async (_what, v) => {
    const { world, store } = await join(4);
    store.answer("a");
    await comeBack(world, FRAMES.slice(4, v));
    expect(answers(world)).toEqual([]);
    expect(store.getState().pending).toBeNull();
  });

  it("given a moment too early is given once more", async () => {
    const { world, store } = await join(4);
    store.answer("a");
    world.line.asked[0]?.reply("too_early");
    await world.pass(300);
    expect(answers(world)).toEqual([FIRST, FIRST]);
    world.line.asked[1]?.reply("too_early");
    expect(store.getState()).toMatchObject({ pending: null, refusedAnswer: "too_early" });
  });

  it("that was too late is said to be, until the next question", async () => {
    const { world, store } = await join(4);
    store.answer("a");
    world.line.asked[0]?.reply("too_late");
    expect(store.getState().refusedAnswer).toBe("too_late");
    for (const frame of FRAMES.slice(4, 10)) world.line.listener.onFrame(frame);
    expect(store.getState().refusedAnswer).toBeNull();
  });
});

describe("a wish", () => {
  it("is answered by what the server says", async () => {
    const { world, store } = await join();
    const asked = store.ask({ type: "ready" });
    world.line.asked[0]?.reply("room_gone");
    expect(await asked).toBe("room_gone");
    expect(world.line.asked[0]?.intent).toEqual({ battle_id: BATTLE_ID, type: "ready" });
  });

  it("that nobody heard is not made again", async () => {
    const { world, store } = await join();
    const asked = store.ask({ type: "ask_rematch" });
    await world.pass(5_000);
    expect(await asked).toBe("away");
    world.line.listener.onLost();
    expect(await store.ask({ type: "ready" })).toBe("away");
  });
});

describe("stores that screens hold", () => {
  it("have one connection for two mounts, and for the next screen of the battle", async () => {
    const world = new World();
    const stores = new HeldStores(world.make, world.startTimer);
    const first = stores.hold(BATTLE_ID);
    stores.release(BATTLE_ID);
    expect(stores.hold(BATTLE_ID)).toBe(first);
    await world.pass(1_000);
    expect(world.lines).toHaveLength(1);
    expect(world.line.isClosed).toBe(false);
  });

  it("are closed after the last screen has left", async () => {
    const world = new World();
    const stores = new HeldStores(world.make, world.startTimer);
    const first = stores.hold(BATTLE_ID);
    await world.settle();
    stores.release(BATTLE_ID);
    await world.pass(1_000);
    expect(world.line.isClosed).toBe(true);
    expect(stores.hold(BATTLE_ID)).not.toBe(first);
  });
});
