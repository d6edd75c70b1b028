import type { Actions, OutputOf } from "@crosscheck/contract";
import { createTestApp, proofOf, type TestPlayer } from "@crosscheck/testkit/test-app";
import { NOTICE_DAYS, type Notice } from "@crosscheck/rules/notices/notice";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { dataOf } from "../conformance/play-fixture.ts";
import { createOperators } from "../operators/operator-fixture.ts";
import { deleteOldNotices } from "./notice-queries.ts";
import { tellPlayers } from "./tell-players.ts";

type Listed = OutputOf<Actions["get_notifications"]>;

const app = await createTestApp({ content: false });
const { db, clock } = app;
const admin = await createOperators(app).newOperator("admin");
const DAY_MS = 86_400_000;
const now = () => new Date(clock.nowMs());
const ELITE = { kind: "badge", params: { type: "elite" } } as const;

const tell = (player: TestPlayer, ...notices: Notice[]) =>
  tellPlayers(
    db,
    notices.map((notice) => ({ ...notice, playerId: player.playerId })),
    now(),
  );
const listOf = async (player: TestPlayer, fields: object = {}) =>
  dataOf<Listed>(await player.call("get_notifications", { ...fields }));
const kindsOf = async (player: TestPlayer, fields: object = {}) =>
  (await listOf(player, fields)).data.map(({ kind }) => kind);
const read = async (player: TestPlayer, ids?: readonly string[]) =>
  dataOf<{ unread: number }>(await player.call("read_notifications", ids === undefined ? {} : { ids }))
    .unread;

/** Nobody registers in the very moment of a broadcast. */
beforeEach(() => clock.advanceMs(1));

let keys = 0;
async function broadcast(fields: object = {}): Promise<string> {
  keys += 1;
  const words = { en: { heading: "Weather pack", text: "Sixty new questions." } };
  const told = await admin.call("send_broadcast", { words, idempotency_key: `notices-${keys}`, ...fields });
  return (told.data as { readonly broadcast_id: string }).broadcast_id; // contract
}

describe("a notice", () => {
  it("says what happened in words, and where to look", async () => {
    const player = await app.signUp();
    expect(await listOf(player)).toEqual({ unread: 0, data: [] });
    await tell(player, ELITE);
    const { unread, data } = await listOf(player);
    expect(unread).toBe(1);
    expect(data).toEqual([
      {
        id: expect.any(String) as string,
        kind: "badge",
        params: { type: "elite" },
        title: "New badge: Elite",
        message: "Open it and take its coins.",
        path: "/profile/badges/",
        image: null,
        date: now().toISOString(),
        is_read: false,
      },
    ]);
    expect(await listOf(await app.signUp())).toEqual({ unread: 0, data: [] });
  });

  it("is told once per kind and subject, also by two at the same time", async () => {
    const player = await app.signUp();
    await Promise.all([tell(player, ELITE, ELITE), tell(player, ELITE)]);
    await tell(player, ELITE, { kind: "badge", params: { type: "big_thing" } });
    expect(await kindsOf(player)).toEqual(["badge", "badge"]);
    const { rows } = await sql<{ ids: number }>`select count(distinct notice_id)::integer as ids from notices
      where player_id = ${player.playerId}`.execute(db);
    expect(rows).toEqual([{ ids: 2 }]);
  });

  it.each([
    ["one", 1, "You won 1 coin in Night flight", "ربحت عملة واحدة في Night flight"],
    ["some", 3, "You won 3 coins in Night flight", "ربحت 3 عملات في Night flight"],
  ])("follows the language of the reader, %s coins", async (_many, coins, english, arabic) => {
    const player = await app.signUp();
    const params = { contest_id: "c1", name: "Night flight", rank: 1, coins };
    await tell(player, { kind: "contest_prize", params });
    const titleIn = async (fields: object) => (await listOf(player, fields)).data[0]?.title;
    expect(await titleIn({})).toBe(english);
    expect(await titleIn({ language: "ar" })).toBe(arabic);
    await player.call("update_profile", { web_language: "ar" });
    expect(await titleIn({})).toBe(arabic);
    expect(await titleIn({ language: "xx" })).toBe(arabic);
    expect(await titleIn({ language: "en" })).toBe(english);
  });

  it("names a friend as the friend is called now, and nobody who is gone", async () => {
    const [player, friend] = [await app.signUp(), await app.signUp("Amelia")];
    await tell(player, { kind: "friend_joined", params: { friend_id: friend.playerId } });
    const titleOf = async () => (await listOf(player)).data[0]?.title;
    expect(await titleOf()).toBe("Amelia joined with your code");
    await friend.call("update_profile", { name: "Bessie" });
    expect(await titleOf()).toBe("Bessie joined with your code");
    dataOf(await friend.call("delete_user_account"));
    expect(await titleOf()).toBe("A player joined with your code");
  });

  it("comes to an owner with each friend by code, but for one of several from one place", async () => {
    const owner = await app.signUp();
    const { refer_code } = dataOf<{ refer_code: string }>(await owner.call("get_user_by_id"));
    for (const subject of ["first-friend", "second-friend"]) {
      const bearer = proofOf({ subject, email: `${subject}@example.org`, name: subject });
      const fields = { firebase_id: subject, name: subject, friends_code: refer_code };
      dataOf(await app.callAs(bearer)("user_signup", fields));
    }
    expect((await listOf(owner)).data.map(({ title }) => title)).toEqual([
      "First-friend joined with your code",
    ]);
    const held = await admin.call("list_held_referrals");
    const [{ newcomer_id }] = (held.data as { rows: [{ newcomer_id: string }] }).rows; // contract
    await admin.call("release_referral", { newcomer_id });
    expect(await kindsOf(owner)).toEqual(["friend_joined", "friend_joined"]);
  });

  it("goes with the account, and none comes later", async () => {
    const player = await app.signUp();
    await tell(player, ELITE);
    await broadcast();
    await read(player);
    dataOf(await player.call("delete_user_account"));
    await tell(player, { kind: "badge", params: { type: "big_thing" } });
    const left = await sql`select from notices where player_id = ${player.playerId}
      union all select from broadcast_reads where player_id = ${player.playerId}`.execute(db);
    expect(left.rows).toEqual([]);
  });
});

describe("a broadcast", () => {
  it("is read by everybody who was there, in their language, and by nobody who came later", async () => {
    const [one, other] = [await app.signUp(), await app.signUp()];
    clock.advanceMs(1);
    const words = {
      en: { heading: "Weather pack", text: "Sixty new questions." },
      ar: { heading: "حزمة الطقس", text: "ستون سؤالًا جديدًا." },
    };
    const id = await broadcast({ words, path: "/quiz-zone/" });
    clock.advanceMs(1);
    const late = await app.signUp();
    expect((await listOf(one)).data[0]).toMatchObject({
      id,
      kind: "broadcast",
      title: "Weather pack",
      message: "Sixty new questions.",
      path: "/quiz-zone/",
      is_read: false,
    });
    expect((await listOf(one, { language: "ar" })).data[0]?.title).toBe("حزمة الطقس");
    expect((await listOf(late)).data).toEqual([]);
    expect(await read(one, [id])).toBe(0);
    expect((await listOf(one)).data[0]?.is_read).toBe(true);
    expect((await listOf(other)).unread).toBe(1);
    expect((await admin.call("list_broadcasts", { limit: 1 })).data).toMatchObject({
      rows: [{ broadcast_id: id, readers: 1 }],
    });
  });

  it("is told once per key, and can be taken back", async () => {
    const player = await app.signUp();
    clock.advanceMs(1);
    const key = { idempotency_key: "told-once" };
    const id = await broadcast(key);
    expect(await broadcast(key)).toBe(id);
    const words = { en: { heading: "Other", text: "Words" } };
    expect(await admin.call("send_broadcast", { words, ...key })).toMatchObject({ refused: "key_reused" });
    expect(await kindsOf(player)).toEqual(["broadcast"]);
    await admin.call("withdraw_broadcast", { broadcast_id: id });
    expect(await listOf(player)).toEqual({ unread: 0, data: [] });
    expect(await admin.call("withdraw_broadcast", { broadcast_id: id })).toMatchObject({
      refused: "no_data",
    });
  });

  it.each([
    ["no English words", { words: { ar: { heading: "أ", text: "ب" } } }, "words"],
    ["an address elsewhere", { path: "//evil.example/" }, "path"],
    ["no address", { path: "javascript:alert(1)" }, "path"],
  ])("needs words that everybody can read and an address of ours: %s", async (_case, fields, field) => {
    const words = { en: { heading: "New", text: "Words" } };
    const told = await admin.call("send_broadcast", { words, idempotency_key: "not-valid", ...fields });
    expect(told).toMatchObject({ refused: "invalid_field", field });
  });
});

describe("the list", () => {
  it("has own notices and broadcasts by time in both orders, in pages that meet", async () => {
    const player = await app.signUp();
    for (const type of ["elite", "big_thing", "thirsty"] as const) {
      clock.advanceMs(1_000);
      await tell(player, { kind: "badge", params: { type } });
      clock.advanceMs(1_000);
      await broadcast();
    }
    const whole = await player.call("get_notifications");
    expect(whole.body).toMatchObject({ total: 6 });
    const dates = dataOf<Listed>(whole).data.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const ids = (await listOf(player)).data.map(({ id }) => id);
    const pages = [];
    for (const offset of [0, 2, 4, 6]) pages.push(...(await listOf(player, { offset, limit: 2 })).data);
    expect(pages.map(({ id }) => id)).toEqual(ids);
    const oldest = await listOf(player, { sort: "id", order: "ASC" });
    expect(oldest.data.map(({ id }) => id)).toEqual(ids.toReversed());
    expect((await player.call("get_notifications", { order: "up" })).body).toMatchObject({
      message: "103",
      field: "order",
    });
  });

  it("marks nothing by itself; one or all are marked, once or twice, and nobody else's", async () => {
    const [player, other] = [await app.signUp(), await app.signUp()];
    clock.advanceMs(1);
    await tell(player, ELITE, { kind: "badge", params: { type: "big_thing" } });
    await tell(other, ELITE);
    await broadcast();
    const ids = (await listOf(player)).data.map(({ id }) => id);
    expect((await listOf(player)).unread).toBe(3);
    expect(await read(other, ids)).toBe(1);
    expect((await listOf(player)).unread).toBe(3);
    expect(await read(player, ids.slice(0, 1))).toBe(2);
    expect(await read(player, ids.slice(0, 1))).toBe(2);
    expect(await read(player, [])).toBe(2);
    expect(await read(player)).toBe(0);
    expect(await read(player)).toBe(0);
  });

  it("forgets what was read long ago, and what nobody read for longer", async () => {
    const [player, careless] = [await app.signUp(), await app.signUp()];
    clock.advanceMs(1);
    await tell(player, ELITE);
    await tell(careless, ELITE);
    await read(player);
    await broadcast();
    const clean = () => deleteOldNotices(db, now());
    clock.advanceMs(NOTICE_DAYS.read * DAY_MS);
    await clean();
    expect((await kindsOf(player)).toSorted()).toEqual(["badge", "broadcast"]);
    clock.advanceMs(1);
    await clean();
    expect(await kindsOf(player)).toEqual([]);
    expect(await kindsOf(careless)).toEqual(["badge"]);
    clock.advanceMs((NOTICE_DAYS.unread - NOTICE_DAYS.read) * DAY_MS);
    await clean();
    expect(await kindsOf(careless)).toEqual([]);
    expect(await clean()).toBe(0);
  });
});
