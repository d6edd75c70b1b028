import { createTestApp, type TestPlayer } from "@crosscheck/testkit/test-app";
import { describe, expect, it } from "vitest";
import { BOOK_CHECKS } from "../reconcile/all-checks.ts";
import { dataOf } from "../conformance/play-fixture.ts";
import { createOperators } from "../operators/operator-fixture.ts";

const app = await createTestApp({ content: false });
const { newOperator } = createOperators(app);
const support = await newOperator("support");

const messageOf = async ({ call }: TestPlayer) => {
  const { status, body } = await call("get_user_coin_score");
  return `${status} ${body.error ? body.message : "fine"}`;
};
const reason = "copied the bank";

describe("a deactivated player", () => {
  it("reads 126 with the next call, and signs in anew once the account is open again", async () => {
    const player = await app.signUp();
    const { playerId: player_id } = player;
    expect(await messageOf(player)).toBe("200 fine");
    expect(await support.call("deactivate_player", { player_id, reason })).toMatchObject({
      data: { player_id, status: "deactivated" },
    });
    expect(await messageOf(player)).toBe("401 126");
    const devices = await app.db
      .selectFrom("devices")
      .selectAll()
      .where("player_id", "=", player_id)
      .execute();
    expect(devices.filter(({ revoked_at }) => revoked_at === null)).toEqual([]);

    expect(await support.call("reactivate_player", { player_id, reason })).toMatchObject({
      data: { status: "active" },
    });
    expect(await messageOf(player)).toBe("401 129");
  });

  it("is not found when the account was deleted", async () => {
    const { playerId: player_id, call } = await app.signUp();
    expect((await call("delete_user_account")).body.error).toBe(false);
    for (const action of ["deactivate_player", "reactivate_player"] as const)
      expect(await support.call(action, { player_id, reason })).toEqual({ refused: "user_not_found" });
  });
});

it("players are found by address and by friend code, and what was looked for is in no audit", async () => {
  const { playerId, call } = await app.signUp("Quentin");
  const own = dataOf<{ readonly email: string; readonly refer_code: string }>(await call("get_user_by_id"));
  for (const player of [own.email.toUpperCase(), own.refer_code.toLowerCase()]) {
    const found = await support.call("find_players", { player });
    expect(found.data).toMatchObject({ rows: [{ player_id: playerId, name: "Quentin", status: "active" }] });
  }
  expect((await support.call("find_players", { player: "%" })).field).toBe("player");
  expect((await support.call("find_players", { player: "player%" })).data).toEqual({ rows: [] });
  const rows = await app.db.selectFrom("operator_audit").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(own.refer_code);
  expect(JSON.stringify(rows).toLowerCase()).not.toContain(own.email.toLowerCase());
});

describe("correct_coins", () => {
  const correct = (player_id: string, coins: number, idempotency_key: string) =>
    support.call("correct_coins", { player_id, coins, reason: "lost in a fault", idempotency_key });

  it("moves coins either way once per key, never below an empty account", async () => {
    const { playerId } = await app.signUp();
    expect(await correct(playerId, 40, "key-00001")).toMatchObject({ data: { coins: 140, booked: true } });
    expect(await correct(playerId, 40, "key-00001")).toMatchObject({ data: { coins: 140, booked: false } });
    expect(await correct(playerId, 41, "key-00001")).toEqual({ refused: "key_reused" });
    expect(await correct(playerId, -141, "key-00002")).toEqual({ refused: "not_enough_coins" });
    expect(await correct(playerId, -140, "key-00002")).toMatchObject({ data: { coins: 0 } });
    for (const coins of [0, 10_001, -10_001])
      expect(await correct(playerId, coins, "key-00003")).toMatchObject({ field: "coins" });
    const entries = await app.db
      .selectFrom("coin_entries")
      .select(["reason", "player_coins", "house_account", "reference"])
      .where("player_id", "=", playerId)
      .where("reason", "=", "correction")
      .orderBy("entry_number")
      .execute();
    expect(entries.map(Object.values)).toEqual([
      ["correction", 40, "corrections", support.operatorId],
      ["correction", -140, "corrections", support.operatorId],
    ]);
  });

  it("books one of twenty at once, and tells before and after truly", async () => {
    const { playerId } = await app.signUp();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => correct(playerId, 5, "key-same-1")));
    expect(outcomes.filter(({ data }) => (data as { readonly booked: boolean }).booked)).toHaveLength(1);
    const rows = await app.db
      .selectFrom("operator_audit")
      .select(["before", "after"])
      .where("subject", "=", playerId)
      .execute();
    expect(rows.filter(({ before }) => JSON.stringify(before) === '{"coins":100}')).toHaveLength(1);
    expect(rows.filter(({ after }) => JSON.stringify(after) === '{"coins":105}')).toHaveLength(20);
  });

  it("keeps every promise of the books", async () => {
    for (const { promise, run } of BOOK_CHECKS) {
      expect([promise, (await run(app.db)).breaches]).toEqual([promise, []]);
    }
  });
});

it("nothing of a player who deletes the account is left in the audit but the id", async () => {
  const player = await app.signUp("Zebulon Quirk");
  const { playerId: player_id } = player;
  await support.call("correct_coins", {
    player_id,
    coins: 5,
    reason: "lost in a fault",
    idempotency_key: "erase-001",
  });
  await support.call("list_reports");
  const rows = await app.db.selectFrom("operator_audit").selectAll().execute();
  const text = JSON.stringify(rows);
  expect(text).toContain(player_id);
  expect(text).not.toContain("Zebulon");
  expect(text).not.toMatch(/player\d+@example/);
});

it("players are searched by a part of the name, newest first, a page at a time", async () => {
  const made = [];
  for (const name of ["Zora Windsock", "Zola Windsock", "Zita Windsock 50%"])
    made.push(await app.signUp(name));
  const ids = made
    .map(({ playerId }) => playerId)
    .toSorted()
    .toReversed();
  const first = await support.call("search_players", { player: "WINDSOCK", limit: 2 });
  expect(first).toMatchObject({
    total: 3,
    data: { rows: ids.slice(0, 2).map((player_id) => ({ player_id })) },
  });
  const { next_cursor: cursor } = first.data as { readonly next_cursor: string };
  const rest = await support.call("search_players", { player: "windsock", limit: 2, cursor });
  expect(rest.data).toMatchObject({ rows: [{ player_id: ids[2], coins: 100 }], next_cursor: null });
  const named = await support.call("search_players", { player: "50%" });
  expect(named.data).toMatchObject({ rows: [{ name: "Zita Windsock 50%" }] });
  expect((await support.call("search_players", { player: "%" })).total).toBe(1);
  const byId = await support.call("search_players", { player: ids[0] });
  expect(byId.data).toMatchObject({ rows: [{ player_id: ids[0] }] });
  await support.call("deactivate_player", { player_id: ids[0], reason });
  const closed = await support.call("search_players", { player: "windsock", status: "deactivated" });
  expect(closed.data).toMatchObject({ rows: [{ player_id: ids[0] }] });
});

it("a player's card and data are shown to support, as the player sees them", async () => {
  const { playerId: player_id, call } = await app.signUp("Quilla");
  const own = dataOf<object>(await call("get_user_by_id"));
  expect((await support.call("view_player", { player_id })).data).toEqual(own);
  const data = await support.call("view_player_data", { player_id, part: "coins" });
  expect(data.data).toEqual(dataOf(await call("get_my_data", { part: "coins" })));
  const nobody = await support.call("view_player", { player_id: crypto.randomUUID() });
  expect(nobody).toMatchObject({ refused: "user_not_found" });
});
