import type { Actions, OutputOf } from "@crosscheck/contract";
import { createTestApp, type TestPlayer } from "@crosscheck/testkit/test-app";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { bookCoins, findBalances } from "../coins/ledger.ts";
import { dataOf } from "../conformance/play-fixture.ts";
import { toldTo } from "../notices/notice-fixture.ts";
import { createOperators, rowsOf } from "../operators/operator-fixture.ts";
import { inTransaction } from "../postgres/in-transaction.ts";
import { BOOK_CHECKS } from "../reconcile/all-checks.ts";
import { PAYOUT_WAIT_HOURS } from "@crosscheck/rules/payouts/payout";

type Own = OutputOf<Actions["get_payment_request"]>;
type Asked = OutputOf<Actions["set_payment_request"]>;

const app = await createTestApp();
const { db, clock } = app;
const operators = createOperators(app);
const [admin, support] = [await operators.newOperator("admin"), await operators.newOperator("support")];
await admin.call("set_setting", { key: "payout", value: true });
const DAY_MS = 86_400_000;
const WAIT_MS = PAYOUT_WAIT_HOURS * 3_600_000;
const REQUEST = { payment_type: "paypal", payment_address: "ann@example.org", coin_used: 1_000 };

/** A player with 100 coins from the welcome and these from quizzes. */
async function earner(coins = 5_000): Promise<TestPlayer> {
  const player = await app.signUp();
  await inTransaction(db, (tx) =>
    bookCoins(tx, {
      playerId: player.playerId,
      reason: "quiz_reward",
      amountCoins: coins,
      reference: "x",
      idempotencyKey: "quiz_reward:x",
      at: new Date(clock.nowMs()),
    }),
  );
  return player;
}

const ask = (player: TestPlayer, fields: object = {}) =>
  player.call("set_payment_request", { ...REQUEST, ...fields });
const asked = async (player: TestPlayer, fields: object = {}) => dataOf<Asked>(await ask(player, fields));
const cancel = (player: TestPlayer, payment_id: string) =>
  player.call("delete_pending_payment_request", { payment_id });
const own = async (player: TestPlayer) => dataOf<Own>(await player.call("get_payment_request"));
const balances = (player: TestPlayer) => findBalances(db, player.playerId);
const codeOf = (answered: { readonly body: { readonly message?: string } }) => answered.body.message;

describe("a request", () => {
  it("holds its coins at once and is listed with a masked address", async () => {
    const player = await earner();
    const { request, ...after } = await asked(player, { coin_used: 1_234, details: "For charts" });
    expect(request).toMatchObject({
      payment_amount: 123,
      coin_used: 1_230,
      status: "pending",
      unit: "units",
    });
    expect(after).toEqual({ coins: 3_870, redeemable_coins: 3_770 });
    expect(await own(player)).toEqual([request]);
    expect(request).toMatchObject({ payment_address: "a•••@e•••.org", details: "For charts" });
    expect((await player.call("get_user_coin_score")).body).toMatchObject({ data: after });
    expect((await player.call("get_tracker_data")).body).toMatchObject({
      data: [{ type: "payout_hold", points: -1_230 }, {}, {}],
    });
    const { rows } = await sql<{ row: string }>`select payout::text as row from payout_requests payout
      where player_id = ${player.playerId}`.execute(db);
    expect(rows[0]?.row).not.toContain(Buffer.from("ann@example").toString("hex"));
    expect(await own(await earner())).toEqual([]);
  });

  it("is refused in the order of the specification", async () => {
    const player = await earner(1_500);
    const wrong = { payment_type: "", payment_address: "", coin_used: 1 };
    await admin.call("set_setting", { key: "payout", value: false });
    expect(codeOf(await ask(player, wrong))).toBe("233");
    await admin.call("set_setting", { key: "payout", value: true });
    expect((await ask(player, wrong)).body).toMatchObject({ message: "103", field: "payment_type" });
    expect((await ask(player, { payment_address: "ann@example", coin_used: 1 })).body).toMatchObject({
      message: "103",
      field: "payment_address",
    });
    expect((await ask(player, { coin_used: 0 })).body).toMatchObject({ message: "103", field: "coin_used" });
    expect(codeOf(await ask(player, { coin_used: 999 }))).toBe("215");
    // The welcome coins are there, and are not redeemable.
    expect(codeOf(await ask(player, { coin_used: 1_510 }))).toBe("201");
    await asked(player);
    const richer = await earner();
    const { request } = await asked(richer);
    await cancel(richer, request.payment_id);
    expect(codeOf(await ask(richer))).toBe("127");
    clock.advanceMs(WAIT_MS - 1);
    expect(codeOf(await ask(richer))).toBe("127");
    clock.advanceMs(1);
    await asked(richer);
    clock.advanceMs(WAIT_MS);
    expect(codeOf(await ask(richer))).toBe("240");
  });

  it("takes numbers and addresses of each method", async () => {
    for (const [payment_type, payment_address] of [
      ["mobile", "+4915112345678"],
      ["upi", "ann@ybl"],
    ]) {
      expect((await asked(await earner(), { payment_type, payment_address })).request).toMatchObject({
        payment_type,
      });
    }
    expect((await ask(await earner(), { payment_type: "bank" })).body).toMatchObject({
      field: "payment_type",
    });
  });

  it("computes its amount from the coins, whatever is reported", async () => {
    const { request } = await asked(await earner(), { payment_amount: 1_000_000 });
    expect(request.payment_amount).toBe(100);
  });

  it("is one of fifty at the same time", async () => {
    const player = await earner(100_000);
    const all = await Promise.all(Array.from({ length: 50 }, () => ask(player)));
    const works = all.filter(({ body }) => !body.error);
    expect(works).toHaveLength(1);
    const others = all.filter(({ body }) => body.error).map(codeOf);
    // The rate of the call answers some.
    expect(others.filter((code) => code !== "127" && code !== "210")).toEqual([]);
    expect(await own(player)).toHaveLength(1);
    expect(await balances(player)).toEqual({ coins: 99_100, redeemable: 99_000 });
  });

  it("never meets coins that are spent at the same time", async () => {
    const player = await earner(1_000);
    const spend = (key: number) =>
      inTransaction(db, (tx) =>
        bookCoins(tx, {
          playerId: player.playerId,
          reason: "lifeline",
          amountCoins: -110,
          reference: player.playerId,
          idempotencyKey: `lifeline:${key}`,
          at: new Date(clock.nowMs()),
        }),
      );
    await Promise.all([ask(player), ...[1, 2, 3, 4, 5].map(spend)]);
    const { coins, redeemable } = await balances(player);
    expect(coins).toBeGreaterThanOrEqual(0);
    expect(redeemable).toBeLessThanOrEqual(coins);
  });
});

describe("a pending request", () => {
  it("is cancelled by its player alone, once, and its coins come back as they were", async () => {
    const [player, other] = [await earner(), await earner()];
    const { request } = await asked(player);
    expect(codeOf(await cancel(other, request.payment_id))).toBe("102");
    expect((await cancel(player, request.payment_id)).body).toMatchObject({
      message: "111",
      data: { status: "cancelled", coins: 5_100, redeemable_coins: 5_000 },
    });
    expect(codeOf(await cancel(player, request.payment_id))).toBe("135");
    expect(await own(player)).toMatchObject([{ status: "cancelled", closed_at: expect.any(String) }]);
  });

  it("is either cancelled or approved when both come at the same time", async () => {
    for (let round = 0; round < 10; round += 1) {
      const player = await earner();
      const { payment_id: payout_id } = (await asked(player)).request;
      const [cancelled, approved] = await Promise.all([
        cancel(player, payout_id),
        admin.call("approve_payout", { payout_id }),
      ]);
      expect([cancelled.body.error, "refused" in approved].filter(Boolean)).toHaveLength(1);
      const held = approved.refused === undefined ? 1_000 : 0;
      expect(await balances(player)).toEqual({ coins: 5_100 - held, redeemable: 5_000 - held });
    }
  });

  it("is cancelled with the account, and an approved one is still paid", async () => {
    const [leaves, stays] = [await earner(), await earner()];
    await asked(leaves);
    const { payment_id: payout_id } = (await asked(stays)).request;
    await admin.call("approve_payout", { payout_id });
    for (const player of [leaves, stays]) dataOf(await player.call("delete_user_account"));
    expect(await balances(leaves)).toEqual({ coins: 5_100, redeemable: 5_000 });
    const addressesOf = async (player: TestPlayer) =>
      await db
        .selectFrom("payout_requests")
        .select(["state", "address"])
        .where("player_id", "=", player.playerId)
        .execute();
    expect(await addressesOf(leaves)).toEqual([{ state: "cancelled", address: null }]);
    expect(rowsOf(await support.call("list_payouts", { state: "approved" }))).toContainEqual(
      expect.objectContaining({ payout_id, player_status: "deleted", payment_address: "a•••@e•••.org" }),
    );
    await admin.call("complete_payout", { payout_id });
    expect(await addressesOf(stays)).toEqual([{ state: "completed", address: null }]);
  });

  it("is never left by an account that is deleted at the same time", async () => {
    for (let round = 0; round < 10; round += 1) {
      const player = await earner();
      await Promise.all([ask(player), player.call("delete_user_account")]);
      expect(await balances(player)).toEqual({ coins: 5_100, redeemable: 5_000 });
    }
  });
});

describe("operators", () => {
  it("approve, look at the address, and complete; the audit never keeps the address", async () => {
    const player = await earner();
    const { payment_id: payout_id } = (await asked(player)).request;
    expect(await admin.call("view_payout_address", { payout_id })).toMatchObject({ refused: "no_data" });
    expect(await admin.call("complete_payout", { payout_id })).toMatchObject({
      refused: "payout_not_pending",
    });
    await admin.call("approve_payout", { payout_id });
    expect(codeOf(await cancel(player, payout_id))).toBe("135");
    expect(await support.call("view_payout_address", { payout_id })).toMatchObject({
      refused: "role_missing",
    });
    expect(await admin.call("view_payout_address", { payout_id })).toMatchObject({
      data: { payment_address: "ann@example.org" },
    });
    expect(await admin.call("complete_payout", { payout_id })).toMatchObject({
      data: { state: "completed" },
    });
    expect(await admin.call("complete_payout", { payout_id })).toMatchObject({
      refused: "payout_not_pending",
    });
    expect(await admin.call("refuse_payout", { payout_id, answer: "No" })).toMatchObject({
      refused: "payout_not_pending",
    });
    expect(await own(player)).toMatchObject([{ status: "completed" }]);
    const of = { payment_id: payout_id, amount: 100, unit: "units" };
    const told = await toldTo(player);
    expect(told).toHaveLength(2);
    for (const state of ["approved", "completed"]) expect(told).toContainEqual(["payout", { ...of, state }]);
    expect(await balances(player)).toEqual({ coins: 4_100, redeemable: 4_000 });
    const { rows } = await sql<{ action: string; row: string }>`select action, audit::text as row
      from operator_audit audit where subject = ${payout_id} order by audit_id`.execute(db);
    expect(rows.map(({ action }) => action)).toEqual([
      "approve_payout",
      "view_payout_address",
      "complete_payout",
    ]);
    expect(rows.map(({ row }) => row).join("")).not.toContain("ann@");
  });

  it("refuse with an answer, and the coins go back, once", async () => {
    const player = await earner();
    const { payment_id: payout_id } = (await asked(player)).request;
    await admin.call("approve_payout", { payout_id });
    const refusals = await Promise.all(
      [1, 2, 3].map(() => admin.call("refuse_payout", { payout_id, answer: "This number is not in use." })),
    );
    expect(refusals.filter(({ refused }) => refused === undefined)).toHaveLength(1);
    expect(await own(player)).toMatchObject([{ status: "refused", answer: "This number is not in use." }]);
    expect((await toldTo(player)).map(([, params]) => params)).toContainEqual(
      expect.objectContaining({ payment_id: payout_id, state: "refused" }),
    );
    expect(await balances(player)).toEqual({ coins: 5_100, redeemable: 5_000 });
  });

  it("list and export page by page, without a formula in the file", async () => {
    clock.advanceMs(10 * DAY_MS);
    const first = (await asked(await earner(), { details: '=HYPERLINK("evil")' })).request;
    clock.advanceMs(1);
    const second = (
      await asked(await earner(), { payment_type: "mobile", payment_address: "+4915112345678" })
    ).request;
    type Listed = { readonly payout_id: string };
    const ids = rowsOf<Listed>(await support.call("list_payouts", { limit: 200 })).map(
      (row) => row.payout_id,
    );
    expect(ids.slice(-2)).toEqual([first.payment_id, second.payment_id]);
    const page = await support.call("list_payouts", { cursor: first.payment_id, limit: 1 });
    expect(rowsOf<Listed>(page)).toMatchObject([{ payout_id: second.payment_id }]);
    const { data } = await admin.call("export_payouts", { limit: 200 });
    const { csv } = data as { readonly csv: string };
    expect(csv).toContain(`"'=HYPERLINK(""evil"")"`);
    expect(csv).toContain(`"'+49•••78"`);
    expect(csv).not.toContain("5112345678");
  });
});

it("leaves the books in order after all this", async () => {
  const checks = BOOK_CHECKS.filter(({ promise }) => /coin|payout|balance/.test(promise));
  expect(checks.length).toBeGreaterThan(4);
  for (const { promise, run } of checks) expect(await run(db), promise).toMatchObject({ breaches: [] });
});
