import { createTestApp, type TestPlayer } from "@crosscheck/testkit/test-app";
import { startTcpProxy } from "@crosscheck/testkit/tcp-proxy";
import { openTestSocket, type TestSocket } from "@crosscheck/testkit/test-socket";
import { roomRules, searchRules } from "@crosscheck/rules/battles/battle-rules";
import { newRoomCode } from "@crosscheck/rules/battles/room-code";
import { afterAll, describe, expect, it } from "vitest";
import { createRateLimiter } from "../../net/rate-limiter.ts";
import { findBattle, insertBattle } from "../store/battle-queries.ts";
import { openGateway } from "./gateway.ts";

const app = await createTestApp();
const PING_MS = 150;
const gateway = openGateway({
  server: app.server,
  node: "one",
  origin: "https://crosscheck.example",
  battles: app.battles,
  keyedHash: app.ports.keyedHash,
  limit: createRateLimiter(),
  nowMs: app.clock.nowMs,
  checkIntent: async () => null,
  onBug: (error) => {
    throw error;
  },
  pingMs: PING_MS,
});
afterAll(() => gateway.stop());

const [ann, bob, eve] = [await app.signUp(), await app.signUp(), await app.signUp()];

const SEARCH = searchRules("random");
const ROOM = roomRules({ kind: "group" }) ?? SEARCH;

async function openBattle(players: readonly TestPlayer[] = [ann, bob], rules = SEARCH): Promise<string> {
  const battleId = app.ports.random.uuid();
  await insertBattle(app.db, {
    battleId,
    rules: { ...rules, stakeCoins: 0 },
    language: "en",
    categoryId: null,
    roomCode: rules === ROOM ? newRoomCode(app.ports.random) : null,
    botStrength: null,
    rematchOf: null,
    players: players.map(({ playerId }) => ({ playerId })),
    at: new Date(app.clock.nowMs()),
  });
  await app.battles.adopt(battleId);
  return battleId;
}

async function ticketOf(battleId: string, { playerId }: TestPlayer) {
  const ticket = await app.battles.ticketFor(battleId, playerId);
  if (ticket === null) throw new Error("no ticket");
  return { proto: 1, battle_id: battleId, ticket: ticket.ticket };
}

type Wish = { readonly origin?: string; readonly url?: string };
const connect = (auth: object, { origin, url = app.url }: Wish = {}) =>
  openTestSocket(url, { auth, ...(origin === undefined ? {} : { origin }) });

async function sitDown(battleId: string, player: TestPlayer): Promise<TestSocket> {
  const socket = connect(await ticketOf(battleId, player));
  expect(await socket.told).toBe("snapshot");
  return socket;
}

describe("the way in to a battle", () => {
  it("is for pages of this version with a ticket of their own that is not old", async () => {
    const battleId = await openBattle();
    const other = await openBattle();
    const own = await ticketOf(battleId, ann);
    expect(await connect({ ...own, proto: 2 }).told).toBe("upgrade_required");
    expect(await connect({ ...own, more: 1 }).told).toBe("upgrade_required");
    expect(await connect({ ...own, battle_id: other }).told).toBe("ticket_not_valid");
    const [text = ""] = own.ticket.split(/\.[^.]+$/);
    expect(await connect({ ...own, ticket: `${text}.` }).told).toBe("ticket_not_valid");
    expect(await connect({ ...own, ticket: own.ticket.replace(ann.playerId, bob.playerId) }).told).toBe(
      "ticket_not_valid",
    );
    app.clock.advanceMs(30_001);
    expect(await connect(own).told).toBe("ticket_not_valid");
  });

  it("shows nothing to a player without a seat", async () => {
    const battleId = await openBattle();
    expect(await connect(await ticketOf(battleId, eve)).told).toBe("gone");
  });

  it("is the same, however the id of the battle is written", async () => {
    const battleId = await openBattle();
    const hers = await sitDown(battleId, ann);
    const before = await findBattle(app.db, battleId);
    const shouted = battleId.toUpperCase();
    await app.battles.adopt(shouted);
    for (const { call } of [ann, eve]) {
      const answer = { attempt_id: shouted, question_id: app.ports.random.uuid(), answer: "a", sequence: 1 };
      expect(await call("submit_answer", answer)).toMatchObject({ body: { error: true } });
    }
    expect(await eve.call("leave_battle", { battle_id: shouted })).toMatchObject({ body: { error: false } });
    expect(await findBattle(app.db, battleId)).toEqual(before);
    expect(await hers.ask({ battle_id: battleId, type: "ready" })).toEqual({ refused: null });
  });

  it("lets so many pages of one player in, and no more", async () => {
    const player = await app.signUp();
    const own = await ticketOf(await openBattle([player, bob]), player);
    for (let pages = 0; pages < 30; pages += 1) expect(await connect(own).told).toBe("snapshot");
    expect(await connect(own).told).toBe("too_fast");
  });

  it("is closed to tickets from before the tokens changed, and so are open pages", async () => {
    const player = await app.signUp();
    const battleId = await openBattle([player, bob]);
    const page = await sitDown(battleId, player);
    const [kept, his] = [await ticketOf(battleId, player), await ticketOf(battleId, bob)];
    app.clock.advanceMs(1);
    expect(await player.call("sign_out")).toMatchObject({ body: { error: false } });
    expect(await page.left).toBe("moved");
    expect(await connect(kept).told).toBe("ticket_not_valid");
    expect(await connect(his).told).toBe("snapshot");
  });

  it("stays open to a player who reads on in another language", async () => {
    const player = await app.signUp();
    const battleId = await openBattle([player, bob]);
    const page = await sitDown(battleId, player);
    const kept = await ticketOf(battleId, player);
    app.clock.advanceMs(1);
    for (const web_language of ["ar", "en"])
      expect(await player.call("update_profile", { web_language })).toMatchObject({ body: { error: false } });
    expect(await page.ask({ battle_id: battleId, type: "ready" })).toEqual({ refused: null });
    expect(await connect(kept).told).toBe("snapshot");
  });

  it("is closed to pages of other sites", async () => {
    const own = await ticketOf(await openBattle(), ann);
    expect(await connect(own, { origin: "https://thief.example" }).told).toBe("not connected");
    expect(await connect(own, { origin: "https://crosscheck.example" }).told).toBe("snapshot");
  });
});

describe("a page that is in", () => {
  it("gives its seat to a newer one, and nobody hears of a drop", async () => {
    const battleId = await openBattle();
    const his = await sitDown(battleId, bob);
    const older = await sitDown(battleId, ann);
    const newer = await sitDown(battleId, ann);
    expect(await older.left).toBe("replaced");
    expect(await newer.ask({ battle_id: battleId, type: "ready" })).toEqual({ refused: null });
    await his.frame(({ type }) => type === "seat");
    expect(his.frames).toMatchObject([{ type: "seat", is: "ready" }]);
  });

  it("cannot speak for another battle, nor say what cannot be stored", async () => {
    const battleId = await openBattle();
    const other = await openBattle();
    const page = await sitDown(battleId, ann);
    const refused = { refused: "invalid_field" };
    expect(await page.ask({ battle_id: other, type: "ready" })).toEqual(refused);
    const line = { kind: "phrase", id: "hello" };
    for (const message_id of ["a\0b", "\ud800"])
      expect(await page.ask({ battle_id: battleId, type: "say", message_id, line })).toEqual(refused);
    expect(await page.ask({ battle_id: battleId, type: "answer", number: 1, answer: "\0" })).toEqual(refused);
    expect(await page.ask({ battle_id: battleId, type: "say", message_id: "m", line })).toEqual({
      refused: null,
    });
    await app.battles.rooms.quiet();
  });

  it("is sent away when it says too much at once, or too often", async () => {
    const battleId = await openBattle();
    const long = await sitDown(battleId, ann);
    void long.ask({ battle_id: battleId, type: "ready", more: "x".repeat(5_000) });
    expect(await long.left).toBe("");
    const quick = await sitDown(battleId, ann);
    for (let asked = 0; asked < 50; asked += 1) void quick.ask({ battle_id: battleId, type: "ready" });
    expect(await quick.left).toBe("too_fast");
    // The whole battle is the longest answer there is.
    const greedy = await sitDown(battleId, bob);
    for (let asked = 0; asked < 5; asked += 1) greedy.sync();
    expect(await greedy.left).toBe("too_fast");
  });

  it("is told nothing more of whom its player blocks, until that is taken back", async () => {
    const battleId = await openBattle([ann, bob]);
    const [hers, his] = [await sitDown(battleId, ann), await sitDown(battleId, bob)];
    const line = { kind: "phrase", id: "hello" };
    const say = async (message_id: string) => {
      await his.ask({ battle_id: battleId, type: "say", message_id, line });
      return await hers.frame((frame) => frame.type === "line" && frame.message_id === message_id);
    };
    const seen = async () => (await app.battles.view(battleId, ann.playerId))?.lines[0]?.line;
    await say("before");
    for (const blocked of [1, 0]) {
      const shown = blocked === 1 ? { kind: "text", text: "" } : line;
      await ann.call("block_player", { user_id: bob.playerId, blocked });
      // Whoever blocks does not wait for the processes to hear of it.
      await expect.poll(seen).toEqual(shown);
      expect(await say(`blocked ${blocked}`)).toMatchObject({ line: shown });
    }
  });

  it("hears nothing more once its seat is taken away", async () => {
    const battleId = await openBattle([ann, bob, eve], ROOM);
    const [hers, his] = [await sitDown(battleId, ann), await sitDown(battleId, bob)];
    expect(await hers.ask({ battle_id: battleId, type: "remove", target_id: bob.playerId })).toEqual({
      refused: null,
    });
    expect(await his.left).toBe("gone");
    expect(his.frames.at(-1)).toMatchObject({ type: "seat", is: "left" });
    expect(await connect(await ticketOf(battleId, bob)).told).toBe("gone");
  });

  it("is missed by both sides after a hole in the network", async () => {
    const { port } = new URL(app.url);
    const proxy = await startTcpProxy(() => Number(port));
    const battleId = await openBattle();
    const his = await sitDown(battleId, bob);
    const hers = connect(await ticketOf(battleId, ann), { url: proxy.url });
    expect(await hers.told).toBe("snapshot");
    const startedMs = performance.now();
    proxy.behave({ is: "hole" });
    await Promise.all([hers.left, his.frame((frame) => frame.type === "seat" && frame.is === "dropped")]);
    // Each side waits for two of its pings at most; as long again for a machine that is busy.
    expect(performance.now() - startedMs).toBeLessThan(4 * PING_MS + 2_000);
    await proxy.stop();
  });
});
