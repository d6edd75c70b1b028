import { fixedTexts } from "../languages/texts-source.ts";
import type { Actions, OutputOf } from "@crosscheck/contract";
import { startPushService, type TestBrowser } from "@crosscheck/testkit/push-service";
import { createTestApp, proofOf, type TestPlayer } from "@crosscheck/testkit/test-app";
import { sql } from "kysely";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { dataOf } from "../conformance/play-fixture.ts";
import { loadInterfaceTexts } from "../languages/interface-texts.ts";
import { createSay } from "../languages/say.ts";
import { createOperators } from "../operators/operator-fixture.ts";
import { deliverPushes } from "./deliver-pushes.ts";
import { removeEndedSubscriptions } from "./push-queries.ts";
import { tellPlayers, type ToldNotice } from "./tell-players.ts";

type NoticeSettings = OutputOf<Actions["get_notice_settings"]>;

const app = await createTestApp({ content: false });
const { db, clock } = app;
const admin = await createOperators(app).newOperator("admin");
const service = await startPushService();
const say = createSay(
  fixedTexts(await loadInterfaceTexts(new URL("../../../player/locales", import.meta.url).pathname)),
);
const bugs: unknown[] = [];
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

afterAll(service.stop);
beforeEach(() => service.answerWith(201));
afterEach(async () => {
  await sql`delete from push_deliveries`.execute(db);
  if (bugs.length > 0) throw new Error(bugs.join("\n"));
});

const now = () => new Date(clock.nowMs());
const deliver = async () =>
  await deliverPushes({
    db,
    push: app.ports.push,
    say,
    settings: await app.settings.current(),
    nowMs: clock.nowMs(),
    onBug: (error) => bugs.push(error),
  });
const tell = (player: TestPlayer, notice: Omit<ToldNotice, "playerId">) =>
  // The kind and its params still belong together.
  tellPlayers(db, [{ ...notice, playerId: player.playerId } as ToldNotice], now());
const ELITE = { kind: "badge", params: { type: "elite" } } as const;
const settingsOf = async (player: TestPlayer) =>
  dataOf<NoticeSettings>(await player.call("get_notice_settings"));
const subscribe = (player: TestPlayer, browser: TestBrowser, fields: object = {}) =>
  player.call("update_fcm_id", { web_fcm_id: browser.token, ...fields });
const read = ({ messages }: TestBrowser) =>
  messages.map(({ text }) => JSON.parse(text) as Readonly<Record<string, unknown>>);

/** A player with a browser that takes notices at any hour. */
async function newReader() {
  const [player, browser] = [await app.signUp(), service.newBrowser()];
  expect(dataOf(await subscribe(player, browser))).toEqual({ is_pushed: true });
  dataOf(await player.call("set_notice_settings"));
  return { player, browser };
}

/** The same player on one more device. */
async function signInAgain(player: TestPlayer): Promise<TestPlayer> {
  const { firebase_id: subject } = dataOf<{ firebase_id: string }>(await player.call("get_user_by_id"));
  const answer = await app.callAs(proofOf({ subject }))("user_signup", { firebase_id: subject });
  const { api_token: token } = dataOf<{ api_token: string }>(answer);
  return { playerId: player.playerId, token, call: app.callAs(token) };
}

describe("a push", () => {
  it("shows a device what happened, in the player's language, once", async () => {
    const { player, browser } = await newReader();
    await player.call("update_profile", { web_language: "ar" });
    await tell(player, ELITE);
    expect(await deliver()).toBe(1);
    const listed = await player.call("get_notifications");
    const [{ id } = { id: "" }] = dataOf<{ data: { id: string }[] }>(listed).data;
    expect(read(browser)).toEqual([
      {
        id,
        tag: id.replaceAll("-", ""),
        title: "شارة جديدة: النخبة",
        body: "افتحها وخذ عملاتها.",
        path: `/profile/badges/?notice=${id}`,
        at: clock.nowMs(),
      },
    ]);
    expect(browser.messages[0]?.headers).toMatchObject({ topic: id.replaceAll("-", ""), ttl: "86400" });
    expect(await deliver()).toBe(0);
  });

  it("speaks the language of the page that subscribed, until the player has chosen one", async () => {
    const { player, browser } = await newReader();
    await subscribe(player, browser, { language: "ar" });
    await tell(player, ELITE);
    await deliver();
    expect(read(browser)[0]?.["title"]).toBe("شارة جديدة: النخبة");
  });

  it("goes to every device of a player, and a broadcast to everybody's", async () => {
    const { player, browser } = await newReader();
    const [again, tablet] = [await signInAgain(player), service.newBrowser()];
    await subscribe(again, tablet);
    const other = await newReader();
    await tell(player, ELITE);
    clock.advanceMs(1);
    const words = { en: { heading: "Storm", text: "🌩️".repeat(500) } };
    await admin.call("send_broadcast", { words, idempotency_key: "push-to-all" });
    await Promise.all([deliver(), deliver()]);
    const titles = (one: TestBrowser) => read(one).map((message) => String(message["title"]));
    expect(titles(browser).toSorted()).toEqual(["New badge: Elite", "Storm"]);
    expect(titles(tablet).toSorted()).toEqual(["New badge: Elite", "Storm"]);
    expect(titles(other.browser)).toEqual(["Storm"]);
    const storm = other.browser.messages[0]?.text ?? "";
    expect(Buffer.byteLength(storm)).toBeLessThan(3_000);
    expect(storm).toContain("🌩️…");
  });

  it("comes again after a failure, later each time, and after a process that died over it", async () => {
    const { player, browser } = await newReader();
    await tell(player, ELITE);
    service.answerWith(503);
    expect(await deliver()).toBe(0);
    expect(await deliver()).toBe(0);
    expect(browser.messages).toHaveLength(1);
    clock.advanceMs(MINUTE_MS);
    await deliver();
    clock.advanceMs(MINUTE_MS);
    await deliver();
    expect(browser.messages).toHaveLength(2); // two minutes after a second failure
    service.answerWith(429, { "retry-after": "600" });
    clock.advanceMs(MINUTE_MS);
    await deliver();
    service.answerWith(201);
    clock.advanceMs(9 * MINUTE_MS);
    expect(await deliver()).toBe(0);
    clock.advanceMs(MINUTE_MS);
    expect(await deliver()).toBe(1);
    expect(new Set(browser.messages.map(({ headers }) => headers["topic"])).size).toBe(1);

    await tell(player, { kind: "badge", params: { type: "thirsty" } });
    await sql`update push_deliveries set due_at = ${new Date(clock.nowMs() + 120_000)}`.execute(db); // in hand
    expect(await deliver()).toBe(0);
    clock.advanceMs(120_000);
    expect(await deliver()).toBe(1);
  });

  it("that is refused is not tried again; a browser that is gone is forgotten", async () => {
    const { player, browser } = await newReader();
    await tell(player, ELITE);
    service.answerWith(413);
    await deliver();
    expect(bugs.splice(0).map(String)).toEqual([
      `Error: the push service ${new URL(service.url).host} refused a notice: 413`,
    ]);
    clock.advanceMs(HOUR_MS);
    await deliver();
    expect(browser.messages).toHaveLength(1);
    expect((await settingsOf(player)).is_pushed_here).toBe(true);
    service.answerWith(410);
    await tell(player, { kind: "badge", params: { type: "thirsty" } });
    await tell(player, { kind: "badge", params: { type: "big_thing" } });
    await deliver();
    expect((await settingsOf(player)).is_pushed_here).toBe(false);
    const { rows } = await sql`select from push_deliveries`.execute(db);
    expect(rows).toEqual([]);
  });

  it.each([
    ["was read meanwhile", async ({ call }: TestPlayer) => void (await call("read_notifications"))],
    ["is no news any more", async () => clock.advanceMs(24 * HOUR_MS)],
    [
      "was switched off meanwhile",
      async ({ call }: TestPlayer) => void (await call("set_notice_settings", { muted: ["badge"] })),
    ],
    [
      "is of an account that was closed",
      async ({ playerId }: TestPlayer) =>
        void (await admin.call("deactivate_player", { player_id: playerId, reason: "copied the bank" })),
    ],
  ])("is not sent when it %s", async (_case, happen) => {
    const { player, browser } = await newReader();
    await tell(player, ELITE);
    await happen(player);
    expect(await deliver()).toBe(0);
    expect(browser.messages).toEqual([]);
    const { rows } = await sql`select from push_deliveries`.execute(db);
    expect(rows).toEqual([]);
  });
});

describe("wishes", () => {
  it("are everything and a quiet night, until something else is said", async () => {
    const player = await app.signUp();
    const settings = await settingsOf(player);
    expect(settings).toMatchObject({ quiet_from: "22:00", quiet_until: "07:00", is_pushed_here: false });
    expect(settings.kinds.every((kind) => kind.is_pushed)).toBe(true);
    expect(settings.push_key).toBe(app.ports.push.publicKey);
    const said = { muted: ["friend_joined", "broadcast"], quiet_from: "12:30", quiet_until: "13:00" };
    const changed = dataOf<NoticeSettings>(await player.call("set_notice_settings", said));
    expect(changed).toMatchObject({ quiet_from: "12:30", quiet_until: "13:00" });
    expect(changed.kinds.filter((kind) => !kind.is_pushed).map(({ kind }) => kind)).toEqual([
      "friend_joined",
      "broadcast",
    ]);
    expect(await settingsOf(player)).toEqual(changed);
    expect(dataOf(await player.call("set_notice_settings"))).toMatchObject({ quiet_from: null });
  });

  it.each([
    [{ muted: ["weather"] }, "muted"],
    [{ quiet_from: "22:00" }, "quiet_until"],
    [{ quiet_from: "25:00", quiet_until: "07:00" }, "quiet_from"],
  ])("that are none are refused: %j", async (fields, field) => {
    const player = await app.signUp();
    expect((await player.call("set_notice_settings", fields)).body).toMatchObject({ message: "103", field });
  });

  it("keep a kind off devices and in the list", async () => {
    const { player, browser } = await newReader();
    await player.call("set_notice_settings", { muted: ["badge"] });
    await tell(player, ELITE);
    expect(await deliver()).toBe(0);
    expect(browser.messages).toEqual([]);
    expect((await player.call("get_notifications")).body).toMatchObject({ total: 1 });
  });

  it("put a push off until the player's quiet hours are over", async () => {
    const { player, browser } = await newReader();
    const clockAt = (ms: number) => new Date(ms).toISOString().slice(11, 16);
    const quiet = {
      quiet_from: clockAt(clock.nowMs() - HOUR_MS),
      quiet_until: clockAt(clock.nowMs() + HOUR_MS),
    };
    await player.call("set_notice_settings", quiet);
    await tell(player, ELITE);
    expect(await deliver()).toBe(0);
    clock.advanceMs(59 * MINUTE_MS);
    expect(await deliver()).toBe(0);
    expect(browser.messages).toEqual([]);
    clock.advanceMs(MINUTE_MS);
    expect(await deliver()).toBe(1);
  });
});

describe("a browser", () => {
  it("is one device's at a time, and takes no other's notices after it", async () => {
    const [first, second] = [await newReader(), await app.signUp()];
    await subscribe(second, first.browser);
    expect((await settingsOf(first.player)).is_pushed_here).toBe(false);
    expect((await settingsOf(second)).is_pushed_here).toBe(true);
    await tell(first.player, ELITE);
    expect(await deliver()).toBe(0);
  });

  it.each([
    ["signs out", ({ call }: TestPlayer) => call("sign_out")],
    ["is signed out everywhere", ({ call }: TestPlayer) => call("sign_out", { everywhere: 1 })],
    ["says so", ({ call }: TestPlayer) => call("update_fcm_id", { web_fcm_id: "" })],
    ["deletes the account", ({ call }: TestPlayer) => call("delete_user_account")],
  ])("takes none any more when its player %s", async (_case, leave) => {
    const { player } = await newReader();
    dataOf(await leave(player));
    const { rows } = await sql`select from push_subscriptions where player_id = ${player.playerId}`.execute(
      db,
    );
    expect(rows).toEqual([]);
  });

  it("takes them from the sign-in on that came with it", async () => {
    const browser = service.newBrowser();
    const proof = proofOf({ subject: "with-a-browser", email: "with@example.org", name: "Ann" });
    const fields = { firebase_id: "with-a-browser", name: "Ann", web_fcm_id: browser.token };
    const { api_token, id } = dataOf<{ api_token: string; id: string }>(
      await app.callAs(proof)("user_signup", fields),
    );
    const player = { playerId: id, token: api_token, call: app.callAs(api_token) };
    await player.call("set_notice_settings");
    await tell(player, ELITE);
    expect(await deliver()).toBe(1);
    expect(browser.messages).toHaveLength(1);
  });

  it("with a token of a messaging service is kept and pushed nothing; what leads nowhere is refused", async () => {
    const player = await app.signUp();
    const update = (web_fcm_id: string) => player.call("update_fcm_id", { web_fcm_id });
    expect(dataOf(await update("a-token-of-messaging"))).toEqual({ is_pushed: false });
    const stored = await db
      .selectFrom("devices")
      .select("push_token")
      .where("player_id", "=", player.playerId)
      .execute();
    expect(stored).toEqual([{ push_token: "a-token-of-messaging" }]);
    for (const wrong of ["{", "{}", '{"endpoint":"https://x.example/"}', '{"endpoint":1,"keys":{}}'])
      expect((await update(wrong)).body).toMatchObject({ message: "103", field: "web_fcm_id" });
  });

  it("of a sign-in that ended unseen is cleared away", async () => {
    const { player } = await newReader();
    await sql`update devices set revoked_at = now() where player_id = ${player.playerId}`.execute(db);
    expect(await removeEndedSubscriptions(db)).toBe(1);
    expect(await removeEndedSubscriptions(db)).toBe(0);
  });
});
