import type { OutputOf } from "@crosscheck/contract";
import type { OperatorActions } from "@crosscheck/contract/operator-actions";
import { createTestApp } from "@crosscheck/testkit/test-app";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { createOperators, rowsOf } from "../operators/operator-fixture.ts";
import { BOOK_CHECKS } from "../reconcile/all-checks.ts";
import { countLedgerDays } from "./ledger-day-queries.ts";
import { bookCoins, moveHouseCoins, type Booking } from "./ledger.ts";

type Row = OutputOf<OperatorActions["list_ledger"]>["rows"][number];
type Totals = OutputOf<OperatorActions["get_ledger_totals"]>;

const app = await createTestApp();
const { db, clock } = app;
const { newOperator } = createOperators(app);
const admin = await newOperator("admin");
const support = await newOperator("support");

const DAY_MS = 86_400_000;
const NOON = Date.UTC(2027, 2, 10, 12);
const CONTEST = "00000000-0000-4000-8000-00000000c0de";
let ann = "";
let bob = "";
let keys = 0;

type Move = Partial<Booking> & Pick<Booking, "reason" | "amountCoins" | "playerId">;

async function book(move: Move, atMs: number) {
  const idempotencyKey = `ledger-${(keys += 1)}`;
  // Reasons of these tests need nothing to undo.
  const booking = { reference: "x", idempotencyKey, at: new Date(atMs), ...move } as Booking;
  expect(await bookCoins(db, booking)).toMatchObject({ booked: true });
}

const list = async (fields: object = {}) => rowsOf<Row>(await admin.call("list_ledger", fields));
const since = new Date(NOON - 40 * DAY_MS).toISOString();
const moves = async (fields: object = {}) =>
  (await list({ from: since, ...fields })).map(({ reason, coins }) => `${reason} ${coins}`);

beforeAll(async () => {
  ann = (await app.signUp("Ann")).playerId;
  bob = (await app.signUp("=Bob")).playerId;
  const [march, february] = [NOON, NOON - 20 * DAY_MS];
  await book({ playerId: ann, reason: "quiz_reward", amountCoins: 100 }, february);
  await book({ playerId: bob, reason: "quiz_reward", amountCoins: 60 }, february + 1_000);
  await book({ playerId: ann, reason: "lifeline", amountCoins: -5 }, march - DAY_MS);
  await book({ playerId: ann, reason: "contest_entry", amountCoins: -20, reference: CONTEST }, march);
  await moveHouseCoins(db, {
    reason: "contest_rest",
    coins: 20,
    reference: CONTEST,
    idempotencyKey: `contest_rest:${CONTEST}`,
    at: new Date(march),
  });
  await book({ playerId: bob, reason: "correction", amountCoins: -7 }, march + 1_000);
  await book({ playerId: bob, reason: "correction", amountCoins: 3 }, march + 2_000);
  clock.advanceMs(NOON + 3_000 - clock.nowMs());
});

describe("the ledger", () => {
  it("is read latest first, with both sides and the name of the player", async () => {
    expect(await moves()).toEqual([
      "correction 3",
      "correction 7",
      "contest_entry 20",
      "contest_rest 20",
      "lifeline 5",
      "quiz_reward 60",
      "quiz_reward 100",
    ]);
    const [, taken, fee, rest] = await list();
    expect(taken).toMatchObject({ from_account: "players", to_account: "corrections", player: "=Bob" });
    expect(fee).toMatchObject({ from_account: "players", to_account: "contests", player_id: ann, coins: 20 });
    expect(rest).toMatchObject({ from_account: "contests", to_account: "rewards", player_id: null });
  });

  it.each([
    ["a player", () => ({ player_id: ann }), ["contest_entry 20", "lifeline 5", "quiz_reward 100"]],
    ["a reason", () => ({ reason: "contest_rest" }), ["contest_rest 20"]],
    ["what it was for", () => ({ reference: CONTEST }), ["contest_entry 20", "contest_rest 20"]],
    ["income", () => ({ direction: "income" }), ["correction 3", "quiz_reward 60", "quiz_reward 100"]],
    ["expense", () => ({ direction: "expense" }), ["correction 7", "contest_entry 20", "lifeline 5"]],
    ["a reason that never is income", () => ({ direction: "income", reason: "lifeline" }), []],
    ["a player and what it was for", () => ({ player_id: bob, reference: CONTEST }), []],
    [
      "the time",
      () => ({ from: new Date(NOON).toISOString(), until: new Date(NOON + 1_000).toISOString() }),
      ["contest_entry 20", "contest_rest 20"],
    ],
  ])("is found by %s", async (_what, fields, found) => {
    expect(await moves(fields())).toEqual(found);
    const { total } = await admin.call("list_ledger", { from: since, ...fields() });
    expect(total).toBe(found.length);
  });

  it.each([1, 2, 3, 5])("comes in pages of %i without a gap or a repeat", async (limit) => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const { data } = await admin.call("list_ledger", { limit, ...(cursor === null ? {} : { cursor }) });
      const page = data as OutputOf<OperatorActions["list_ledger"]>; // of the contract
      seen.push(...page.rows.map(({ entry_id }) => entry_id));
      cursor = page.next_cursor;
    } while (cursor !== null);
    expect(seen).toEqual((await list({ limit: 200 })).map(({ entry_id }) => entry_id));
  });

  it("answers nothing after an entry that is not there", async () => {
    expect(await list({ cursor: `${ann}:999` })).toEqual([]);
    expect(await list({ cursor: "contest_rest:none" })).toEqual([]);
  });

  it("keeps no name of a deleted player", async () => {
    const gone = (await app.signUp("Gone")).playerId;
    await sql`update players set deleted_at = now(), email = null where player_id = ${gone}`.execute(db);
    expect(await list({ player_id: gone })).toMatchObject([{ player: null, player_id: gone }]);
  });

  it("does not take an address to look for, which the audit would keep", async () => {
    expect(await admin.call("list_ledger", { reference: "ann@example.org" })).toMatchObject({
      refused: "invalid_field",
      field: "reference",
    });
  });
});

describe("the export of the ledger", () => {
  it("has every entry that fits, page by page, and no names", async () => {
    const first = await admin.call("export_ledger", { from: since, limit: 4 });
    const { csv, next_cursor } = first.data as OutputOf<OperatorActions["export_ledger"]>; // of the contract
    expect(csv.split("\r\n")).toHaveLength(6);
    expect(csv).toMatch(
      /^entry_id,booked_at,reason,from_account,to_account,coins,player_id,balance_after,reference/,
    );
    const rest = await admin.call("export_ledger", { from: since, limit: 4, cursor: next_cursor });
    expect(rest.data).toMatchObject({ next_cursor: null, csv: expect.stringContaining(ann) });
    expect(csv).not.toContain("Bob");
  });

  it("runs nothing in a spreadsheet", async () => {
    await book({ playerId: ann, reason: "quiz_reward", amountCoins: 1, reference: "=1+1" }, NOON + 60_000);
    const { data } = await admin.call("export_ledger", { from: new Date(NOON + 60_000).toISOString() });
    expect(data).toMatchObject({ csv: expect.stringContaining(`"'=1+1"`) });
    await sql`delete from coin_entries where reference = '=1+1'`.execute(db);
    await sql`update coin_accounts set coins = coins - 1, redeemable_coins = redeemable_coins - 1,
      entry_count = entry_count - 1 where player_id = ${ann}`.execute(db);
  });

  it("is not for support", async () => {
    expect(await support.call("export_ledger", {})).toMatchObject({ refused: "role_missing" });
    expect(await support.call("list_ledger", {})).not.toHaveProperty("refused");
  });
});

describe("totals of the ledger", () => {
  const count = async () => await countLedgerDays(db, new Date(clock.nowMs()));
  const totals = async (fields: object = {}) =>
    (await admin.call("get_ledger_totals", fields)).data as Totals; // of the contract

  it("are the balances of all accounts, and sum to nothing", async () => {
    await count();
    await count();
    const { accounts } = await totals();
    const coinsOf = Object.fromEntries(accounts.map(({ account, coins }) => [account, coins]));
    const { rows } = await sql<{ coins: number }>`
      select sum(coins)::bigint as coins from coin_accounts`.execute(db);
    expect(coinsOf["players"]).toBe(rows[0]?.coins);
    expect(coinsOf).toMatchObject({ sales: 5, contests: 0, corrections: 4, battles: 0, payouts: 0 });
    expect(accounts.reduce((sum, { coins }) => sum + coins, 0)).toBe(0);
  });

  it("tell what moved today and this month", async () => {
    const { accounts } = await totals();
    expect(accounts.find(({ account }) => account === "players")).toMatchObject({
      today: { in: 103, out: 27 },
      this_month: { in: 103, out: 32 },
    });
  });

  it("tell each month by its sums and reasons, months without any among them", async () => {
    const { months } = await totals({ months: 3 });
    expect(months.map(({ month }) => month)).toEqual(["2027-03", "2027-02", "2027-01"]);
    expect(months[0]).toMatchObject({ given: 100, spent: 5, staked: 20, won: 0, corrected: -4, paid_out: 0 });
    expect(months[0]?.reasons).toHaveLength(6);
    expect(months[1]).toMatchObject({ given: 160, spent: 0 });
    expect(months[2]).toMatchObject({ given: 0, reasons: [] });
  });

  it("count what was booked before midnight and committed after it", async () => {
    const midnight = Math.ceil(clock.nowMs() / DAY_MS) * DAY_MS;
    clock.advanceMs(midnight + 60_000 - clock.nowMs());
    await book({ playerId: bob, reason: "quiz_reward", amountCoins: 2 }, clock.nowMs());
    await count();
    await book({ playerId: bob, reason: "quiz_reward", amountCoins: 9 }, midnight - 1);
    clock.advanceMs(60_000);
    await count();
    clock.advanceMs(3 * DAY_MS);
    await book({ playerId: bob, reason: "quiz_reward", amountCoins: 1 }, clock.nowMs());
    await count();
    const check = BOOK_CHECKS.find(({ promise }) =>
      promise.startsWith("what is counted of a day of the ledger"),
    );
    expect(await check?.run(db)).toMatchObject({ breaches: [] });
    await sql`update ledger_days set coins = coins + 1 where reason = 'lifeline'`.execute(db);
    expect(await check?.run(db)).toMatchObject({ breaches: [expect.stringContaining("lifeline")] });
    await sql`update ledger_days set coins = coins - 1 where reason = 'lifeline'`.execute(db);
  });

  it("hold nothing of what players were called or paid for", async () => {
    const { data } = await support.call("get_ledger_totals", {});
    expect(JSON.stringify(data)).not.toContain(CONTEST);
  });
});
