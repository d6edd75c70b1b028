import type { Actions, OutputOf } from "@crosscheck/contract";
import { MY_DATA_PARTS, MY_DATA_ROWS, type MyDataPart } from "@crosscheck/rules/my-data/parts";
import { createTestApp, type TestPlayer } from "@crosscheck/testkit/test-app";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { dataOf, openLevel, paperOf, playLevel } from "../conformance/play-fixture.ts";
import { createOperators } from "../operators/operator-fixture.ts";
import { listPlayerTables } from "../postgres/player-tables-fixture.ts";
import { OWN_DATA } from "./all-parts.ts";

type Page = OutputOf<Actions["get_my_data"]>;
type Row = Readonly<Record<string, unknown>>;

const app = await createTestApp();
const { db, clock } = app;

const page = async (player: TestPlayer, part: MyDataPart, offset = 0) =>
  dataOf<Page>(await player.call("get_my_data", { part, offset }));
const rowsOf = async (player: TestPlayer, part: MyDataPart): Promise<readonly Row[]> => {
  const { columns, rows } = await page(player, part);
  return rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]])));
};
const everything = async (player: TestPlayer) =>
  JSON.stringify(await Promise.all(MY_DATA_PARTS.map((part) => page(player, part))));

/** Tables with something of a player that are told in no part, and why. */
const NOT_TOLD: Readonly<Record<string, string>> = {
  regrades_due: "ids of attempts for a minute, until a job has been there",
  demo_pilots: "marks the made-up pilots of demo mode, who are nobody",
};

describe("what a player can take along", () => {
  it("is every table that has something of a player", async () => {
    const told = new Set(Object.values(OWN_DATA).flatMap(({ tables }) => tables as readonly string[]));
    const tables = await listPlayerTables(db);
    expect(tables.length).toBeGreaterThan(25);
    expect(tables.filter((name) => !told.has(name) && !Object.hasOwn(NOT_TOLD, name))).toEqual([]);
    expect(Object.keys(NOT_TOLD).filter((name) => told.has(name) || !tables.includes(name))).toEqual([]);
  });

  it.each(MY_DATA_PARTS)(
    "has the part %s, with its columns, for a player who has done nothing too",
    async (part) => {
      const player = await app.signUp();
      const { columns, rows, has_more } = await page(player, part);
      expect(columns).toEqual(OWN_DATA[part].columns);
      expect(rows.filter((row) => row.length !== columns.length)).toEqual([]);
      expect(has_more).toBe(false);
    },
  );

  it.each(MY_DATA_PARTS)("reads no more of %s than a page", async (part) => {
    const page = sql`limit 17 offset 4711`;
    const { sql: text } = OWN_DATA[part]
      .select({ playerId: "00000000-0000-4000-8000-000000000000", at: new Date(0), page })
      .compile(db);
    expect(text.split("limit 17 offset 4711")).toHaveLength(2);
  });

  it("is the player's own: account, sign-ins, devices, runs, answers in words, coins, badges", async () => {
    const player = await app.signUp("Bessie Coleman");
    await playLevel(db, player.call, 10);
    await player.call("get_user_badges");
    expect(await rowsOf(player, "account")).toMatchObject([
      { name: "Bessie Coleman", email: expect.stringContaining("@example.org"), came_by_a_code: false },
    ]);
    expect(await rowsOf(player, "sign_ins")).toMatchObject([{ subject: expect.stringMatching(/^subject-/) }]);
    expect(await rowsOf(player, "devices")).toMatchObject([{ revoked_at: null, has_push_token: false }]);
    const [run] = await rowsOf(player, "attempts");
    expect(run).toMatchObject({
      mode: "quiz_zone",
      category: "air-law",
      questions: 10,
      correct: 10,
      percent: 100,
    });
    const answers = await rowsOf(player, "answers");
    expect(answers).toHaveLength(10);
    const stems = (
      await sql<{ stem: string; options: string }>`
      select body ->> 'stem' as stem, body ->> 'options' as options from item_versions`.execute(db)
    ).rows;
    for (const { question, answer } of answers) {
      expect(stems.find(({ stem }) => stem === question)?.options).toContain(JSON.stringify(answer));
    }
    expect(await rowsOf(player, "coins")).toMatchObject([
      { reason: "welcome", coins: 100, redeemable_coins: 0 },
      { reason: "quiz_reward", coins: 10, redeemable_coins: 10 },
    ]);
    expect((await rowsOf(player, "badges")).map(({ type }) => type)).toContain("dashing_debut");
    expect(await rowsOf(player, "question_history")).toHaveLength(10);
  });

  it("tells no key of an open run, and no result of one whose answers wait", async () => {
    const player = await app.signUp();
    const { attempt_id, questions } = await openLevel(player.call);
    const [question] = questions;
    const answer = question?.options[0]?.option_id;
    dataOf(await player.call("submit_answer", { attempt_id, question_id: question?.question_id, answer }));
    const told = await everything(player);
    const paper = await paperOf(db, attempt_id);
    for (const asked of paper) for (const key of asked.key) expect(told).not.toContain(key);
    expect(await rowsOf(player, "answers")).toMatchObject([{ answer: question?.options[0]?.text }]);
    expect(await rowsOf(player, "attempts")).toMatchObject([{ finished_at: null, correct: null }]);

    const waiting = await app.signUp();
    await playLevel(db, waiting.call, 10);
    await sql`update attempts set rules = jsonb_set(rules, '{reveal}', '"after_close"'),
      closes_at = ${new Date(clock.nowMs() + 60_000)} where player_id = ${waiting.playerId}`.execute(db);
    expect(await rowsOf(waiting, "attempts")).toMatchObject([{ correct: null, percent: null, score: null }]);
    clock.advanceMs(61_000);
    expect(await rowsOf(waiting, "attempts")).toMatchObject([{ correct: 10, percent: 100 }]);
  });

  it("does not tell whether an earlier answer was right while its question waits in an open run", async () => {
    const player = await app.signUp();
    await playLevel(db, player.call, 10);
    const verdicts = async () => [
      ...(await rowsOf(player, "question_history")).map(({ last_correct }) => last_correct),
      ...(await rowsOf(player, "first_answers")).map(({ is_correct }) => is_correct),
    ];
    expect(new Set(await verdicts())).toEqual(new Set([true]));
    const { attempt_id } = await openLevel(player.call);
    expect(new Set(await verdicts())).toEqual(new Set([null]));
    dataOf(await player.call("finish_attempt", { attempt_id }));
    expect(await verdicts()).not.toContain(null);
  });

  it("is nobody else's, and has no secret of anybody", async () => {
    const [owner, friend] = [await app.signUp("Owner One"), await app.signUp("Friend Two")];
    await sql`insert into referrals (newcomer_id, owner_id, joined_at, state)
      values (${friend.playerId}, ${owner.playerId}, ${new Date(clock.nowMs())}, 'open')`.execute(db);
    expect(await rowsOf(owner, "referrals")).toMatchObject([{ direction: "brought", friend: "Friend" }]);
    expect(await rowsOf(friend, "referrals")).toMatchObject([{ direction: "came", friend: null }]);
    const told = await everything(owner);
    expect(told).not.toContain(friend.playerId);
    expect(told).not.toContain(owner.token);
    expect(await everything(friend)).not.toContain("Owner");
    expect((await app.call("get_my_data", { part: "account" })).body).toMatchObject({ message: "129" });
  });

  it("masks the addresses of payouts", async () => {
    const admin = await createOperators(app).newOperator("admin");
    for (const [key, value] of Object.entries({ payout: true, minimumRedeemCoins: 5 }))
      await admin.call("set_setting", { key, value });
    const player = await app.signUp();
    await playLevel(db, player.call, 10);
    const request = { payment_type: "upi", payment_address: "bessie@bank", coin_used: 10 };
    dataOf(await player.call("set_payment_request", request));
    expect(await rowsOf(player, "payouts")).toMatchObject([
      { address: "b•••@bank", coins: 10, state: "pending" },
    ]);
  });

  it("comes page by page, each row once", async () => {
    const player = await app.signUp();
    await sql`insert into board_scores (player_id, period, score, reached_at)
      select ${player.playerId}, (date '2020-01-01' + day)::text, 1, ${new Date(clock.nowMs())}
      from generate_series(1, ${MY_DATA_ROWS + 20}) day`.execute(db);
    const first = await page(player, "boards");
    expect([first.rows.length, first.has_more]).toEqual([MY_DATA_ROWS, true]);
    const rest = await page(player, "boards", MY_DATA_ROWS);
    expect([rest.rows.length, rest.has_more]).toEqual([20, false]);
    expect(new Set([...first.rows, ...rest.rows].map(([period]) => period)).size).toBe(MY_DATA_ROWS + 20);
  });
});
