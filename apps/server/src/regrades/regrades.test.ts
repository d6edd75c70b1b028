import type { Actions, OutputOf } from "@crosscheck/contract";
import { createTestApp } from "@crosscheck/testkit/test-app";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import type { TestPlace } from "../attempts/level-fixture.ts";
import { dataOf, paperOf, type View } from "../conformance/play-fixture.ts";
import { handleEvents } from "../events/handle-events.ts";
import { createOperators, rowsOf, type TestOperator } from "../operators/operator-fixture.ts";
import { BOOK_CHECKS } from "../reconcile/all-checks.ts";
import { DEFAULT_SETTINGS } from "../settings/settings.ts";
import { bookCoins } from "../coins/ledger.ts";
import { createStudyFixture } from "../study/study-fixture.ts";
import { checkFirstWins } from "./check-queries.ts";
import { correctKey } from "./corrected-fixture.ts";
import { regradeOnEvent, runRegrades } from "./run-regrades.ts";

const app = await createTestApp({ content: false });
const { db, clock } = app;
const { signUp, newPlace, open, answer, finish, play } = createStudyFixture(app);
const operators = createOperators(app);
const admin = await operators.newOperator("admin");
type Review = OutputOf<Actions["review_attempt"]>;
type Player = Awaited<ReturnType<typeof signUp>>;

const bugs: unknown[] = [];
const run = () => runRegrades({ db, nowMs: clock.nowMs(), onBug: (error) => bugs.push(error) });

/** What the books say is wrong; nothing after whatever was done. */
async function breaches(): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { run: check } of BOOK_CHECKS) found.push(...(await check(db)).breaches);
  return found;
}

async function stateOf({ playerId }: Player) {
  const { rows } = await sql<{
    coins: number;
    score: number;
    board: number | null;
    percent: number | null;
    passed: boolean;
    told: number;
  }>`
    select coins, all_time_score as score,
      (select score from board_scores where player_id = players.player_id and period = 'all') as board,
      (select best_percent from level_progress where player_id = players.player_id) as percent,
      exists (select from level_progress where player_id = players.player_id and passed_at is not null) as passed,
      (select count(*)::integer from notices where player_id = players.player_id and kind = 'play_regraded') as told
    from players join coin_accounts using (player_id) where player_id = ${playerId}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("no such player");
  return row;
}

/** Plays a level with so many right ones; the last question is answered with this option of the author's, or wrongly. */
async function playWith(player: Player, place: TestPlace, { right, choice }: Choice): Promise<View> {
  const view = await open(player, place);
  await answerAll(player, view, { right, choice });
  await finish(player, view);
  return view;
}
type Choice = {
  readonly right: number;
  readonly choice: { readonly itemId: string; readonly option: string };
};

async function answerAll(player: Player, view: View, { right, choice }: Choice): Promise<void> {
  let others = 0;
  for (const question of await paperOf(db, view.attempt_id)) {
    const { number, itemId: question_id, options } = question;
    const about = { attempt_id: view.attempt_id, question_id };
    if (question_id !== choice.itemId) {
      others += 1;
      await answer(player, view, { number, wish: others <= right ? "right" : "wrong" });
      continue;
    }
    if (number > 1) await player.call("open_question", about);
    clock.advanceMs(3_000);
    const chosen = options.find(({ authorId }) => authorId === choice.option);
    await player.call("submit_answer", { ...about, answer: chosen?.optionId });
  }
}

/** A place, one of its questions, and an option of it that its key does not have. */
async function newQuestion() {
  const place = await newPlace();
  const view = await play(await signUp(), place, { right: 0, wrong: 0 });
  const [question] = await paperOf(db, view.attempt_id);
  const wrong = question?.options.filter(({ optionId }) => !question.key.includes(optionId)) ?? [];
  const [option = "", other = ""] = wrong.map(({ authorId }) => authorId);
  return { place, choice: { itemId: question?.itemId ?? "", option }, other };
}

/** Decides it, and does what the job does within a minute. */
async function regrade(question_id: string, version: number, more: object = {}) {
  const fields = { question_id, version, reason: "The key was wrong.", ...more };
  const answered = await admin.call("regrade_play", fields);
  await run();
  return answered;
}

describe("a corrected key", () => {
  it("gives coins, score and the level, tells once, and the books hold", async () => {
    const { place, choice } = await newQuestion();
    const player = await signUp();
    // Four of ten right and one by the key that was wrong: lost, until the key is corrected.
    await playWith(player, place, { right: 4, choice });
    const before = await stateOf(player);
    expect(before).toMatchObject({ passed: false, percent: 40, told: 0 });
    const version = await correctKey(db, choice.itemId, choice.option);

    const preview = await admin.call("preview_play_regrade", { question_id: choice.itemId });
    expect(preview.data).toMatchObject({
      version,
      versions: [{ version: 1, is_same_text: true, is_same_key: false, is_marked: true }],
      totals: { players: 1, attempts: 1, levels: 1, is_whole: true },
      rows: [{ player_id: player.playerId, attempts: 1, levels: 1 }],
      next_cursor: null,
    });
    const { totals } = preview.data as { totals: { coins: number; score: number } }; // of the contract
    expect(await stateOf(player)).toEqual(before);

    const { data } = await regrade(choice.itemId, version);
    const after = await stateOf(player);
    expect(after).toEqual({
      coins: before.coins + totals.coins,
      score: before.score + totals.score,
      board: (before.board ?? 0) + totals.score,
      percent: 50,
      passed: true,
      told: 1,
    });
    expect(totals.coins).toBeGreaterThan(0);
    expect(totals.score).toBeGreaterThan(0);
    const { regrade_id } = data as { regrade_id: string }; // of the contract
    expect(rowsOf(await admin.call("list_play_regrades", { question_id: choice.itemId }))).toMatchObject([
      { regrade_id, status: "done", players: 1, attempts: 1, coins: totals.coins, score: totals.score },
    ]);
    const notices = await player.call("get_notifications", {});
    const told = { kind: "play_regraded", path: "/profile/coin-history/" };
    expect(notices).toMatchObject({
      body: { data: { data: expect.arrayContaining([expect.objectContaining(told)]) } },
    });
    expect(await breaches()).toEqual([]);

    await run();
    expect(await regrade(choice.itemId, version)).toHaveProperty("data");
    await run();
    expect(await stateOf(player)).toEqual(after);
    expect(await breaches()).toEqual([]);
  });

  it("takes nothing from whoever was right by the wrong key", async () => {
    const { place, choice } = await newQuestion();
    const player = await signUp();
    await play(player, place, { right: 10, wrong: 0 });
    const before = await stateOf(player);
    const version = await correctKey(db, choice.itemId, choice.option);
    await regrade(choice.itemId, version);
    expect(await stateOf(player)).toEqual(before);
    expect(await breaches()).toEqual([]);
  });

  it("that goes back and forth gives each attempt a question once", async () => {
    const { place, choice, other } = await newQuestion();
    const player = await signUp();
    await playWith(player, place, { right: 9, choice });
    const first = await correctKey(db, choice.itemId, choice.option);
    await regrade(choice.itemId, first);
    const once = await stateOf(player);
    expect(once.told).toBe(1);
    for (const key of [other, choice.option, other, choice.option]) {
      await regrade(choice.itemId, await correctKey(db, choice.itemId, key));
    }
    expect(await stateOf(player)).toEqual(once);
    expect(await breaches()).toEqual([]);
  });

  it("gives only what is above a later run that was paid", async () => {
    const { place, choice } = await newQuestion();
    const [player, twin] = [await signUp(), await signUp()];
    for (const one of [player, twin]) await playWith(one, place, { right: 9, choice });
    await play(player, place, { right: 10, wrong: 0 });
    const before = await stateOf(player);
    await regrade(choice.itemId, await correctKey(db, choice.itemId, choice.option));
    const after = await stateOf(player);
    expect(after).toMatchObject({ score: before.score, told: 1 });
    expect((await stateOf(twin)).score).toBe(after.score);
    expect((await stateOf(twin)).coins).toBe(after.coins);
    expect(await breaches()).toEqual([]);
  });

  it("pays a first win once: who wins the level later gets nothing more for it", async () => {
    const { place, choice } = await newQuestion();
    const player = await signUp();
    await playWith(player, place, { right: 4, choice });
    await regrade(choice.itemId, await correctKey(db, choice.itemId, choice.option));
    const { coins } = await stateOf(player);
    await play(player, place, { right: 10, wrong: 0 });
    expect((await stateOf(player)).coins).toBe(coins);
    expect(await breaches()).toEqual([]);
  });

  it("is known to have paid too much for a first win", async () => {
    const { place, choice } = await newQuestion();
    const player = await signUp();
    await playWith(player, place, { right: 4, choice });
    await regrade(choice.itemId, await correctKey(db, choice.itemId, choice.option));
    const { rows } = await sql<{ attempt: string }>`select attempt_id as attempt from regraded_attempts
      where player_id = ${player.playerId}`.execute(db);
    const undo = new Error("undone");
    const tamper = db.transaction().execute(async (tx) => {
      await bookCoins(tx, {
        playerId: player.playerId,
        reason: "quiz_reward",
        amountCoins: 20,
        reference: rows[0]?.attempt ?? "",
        idempotencyKey: "quiz_reward:by another way",
        at: new Date(clock.nowMs()),
      });
      expect((await checkFirstWins(tx)).breaches.join()).toContain("for the first win of");
      throw undo;
    });
    await expect(tamper).rejects.toBe(undo);
    expect((await checkFirstWins(db)).breaches).toEqual([]);
  });

  it("tells again what an attempt gets that was still open", async () => {
    const { place, choice } = await newQuestion();
    const player = await signUp();
    await playWith(player, place, { right: 4, choice });
    const view = await open(player, place);
    await regrade(choice.itemId, await correctKey(db, choice.itemId, choice.option));
    expect((await stateOf(player)).told).toBe(1);
    await answerAll(player, view, { right: 9, choice });
    await finish(player, view);
    const events = { db, handlers: [regradeOnEvent], nowMs: clock.nowMs(), settings: DEFAULT_SETTINGS };
    await handleEvents({ ...events, onBug: (error) => bugs.push(error) });
    await run();
    expect((await stateOf(player)).told).toBe(2);
    expect(await breaches()).toEqual([]);
  });

  it("counts on the boards and in the caps of the time it was played, days later too", async () => {
    const { place, choice } = await newQuestion();
    const player = await signUp();
    await playWith(player, place, { right: 8, choice });
    clock.advanceMs(3 * 86_400_000);
    await play(player, await newPlace(), { right: 10, wrong: 0 });
    const periods = async () => {
      const { rows } = await sql<{ period: string; score: number }>`
        select period, score from board_scores where player_id = ${player.playerId} order by period`.execute(
        db,
      );
      return new Map(rows.map(({ period, score }) => [period, score]));
    };
    const [before, today] = [await periods(), new Date(clock.nowMs()).toISOString().slice(0, 10)];
    await regrade(choice.itemId, await correctKey(db, choice.itemId, choice.option));
    const after = await periods();
    expect(after.get(today)).toBe(before.get(today));
    expect(after.get("all")).toBeGreaterThan(before.get("all") ?? 0);
    expect(await breaches()).toEqual([]);
  });

  it("reaches whoever was still playing after the end of the attempt", async () => {
    const { place, choice } = await newQuestion();
    const player = await signUp();
    const view = await open(player, place);
    const version = await correctKey(db, choice.itemId, choice.option);
    await regrade(choice.itemId, version);
    await answerAll(player, view, { right: 9, choice });
    await finish(player, view);
    const before = await stateOf(player);
    const events = { db, handlers: [regradeOnEvent], nowMs: clock.nowMs(), settings: DEFAULT_SETTINGS };
    await handleEvents({ ...events, onBug: (error) => bugs.push(error) });
    // The events give nothing themselves: their transaction would hold every player who has just finished.
    expect(await stateOf(player)).toEqual(before);
    await run();
    const after = await stateOf(player);
    expect(after.score).toBeGreaterThan(before.score);
    expect(after.told).toBe(1);
    await run();
    expect(await stateOf(player)).toEqual(after);
    expect(bugs).toEqual([]);
    expect(await breaches()).toEqual([]);
  });

  it("is right in what is studied, and leaves the result as it was told", async () => {
    const { place, choice } = await newQuestion();
    const player = await signUp();
    const { attempt_id } = await playWith(player, place, { right: 9, choice });
    const told = await finish(player, { attempt_id });
    await regrade(choice.itemId, await correctKey(db, choice.itemId, choice.option));
    const { rows } = await sql<{ correct: number; last: boolean; tally: number }>`
      select correct, last_correct as last, (select sum(correct)::integer from subject_tallies
        where attempt_id = ${attempt_id}) as tally
      from item_history where player_id = ${player.playerId} and item_id = ${choice.itemId}`.execute(db);
    expect(rows).toEqual([{ correct: 1, last: true, tally: 10 }]);
    const {
      questions,
      result,
      regrade: since,
    } = dataOf<Review>(await player.call("review_attempt", { attempt_id }));
    expect([result.correct, since?.correct, since?.percent]).toEqual([9, 10, 100]);
    expect(since?.score_given).toBeGreaterThan(0);
    expect(questions.find(({ card }) => card.question_id === choice.itemId)?.reveal).toMatchObject({
      correct: true,
    });
    const { coins: _now, ...again } = await finish(player, { attempt_id });
    expect(told).toMatchObject(again);
  });

  it("may be stopped half-way, by many at once, and gives nobody anything twice", async () => {
    const { place, choice } = await newQuestion();
    const players: Player[] = [];
    for (let number = 0; number < 3; number += 1) players.push(await signUp());
    const views: View[] = [];
    for (const player of players) views.push(await playWith(player, place, { right: 9, choice }));
    // Of a question beside the corrected one.
    const questions = await paperOf(db, views[0]?.attempt_id ?? "");
    const at = questions.findIndex(({ itemId }) => itemId !== choice.itemId);
    const before = await Promise.all(players.map(stateOf));
    const version = await correctKey(db, choice.itemId, choice.option);
    const setKind = (kind: string) =>
      sql`update attempts set paper = jsonb_set(paper, array['questions', ${String(at)}, 'kind'], to_jsonb(${kind}::text))
        where player_id = ${players[0]?.playerId}`.execute(db);
    // One that nothing can be made of holds up nobody.
    await setKind("unknown");
    await regrade(choice.itemId, version);
    expect((await Promise.all(players.map(stateOf))).map(({ told }) => told)).toEqual([0, 1, 1]);
    await setKind("single");
    await Promise.all([run(), run(), run()]);
    const after = await Promise.all(players.map(stateOf));
    for (const [index, { told, score }] of after.entries()) {
      expect(told).toBe(1);
      expect(score).toBeGreaterThan(before[index]?.score ?? 0);
    }
    expect(new Set(after.map(({ coins }) => coins)).size).toBe(1);
    expect(await breaches()).toEqual([]);
  });
});

describe("the books of regrades", () => {
  const found = async (statement: string): Promise<readonly string[]> => {
    await sql.raw(statement).execute(db);
    return await breaches();
  };

  it("tell a mark, coins and points that no key gave, and an attempt that got nothing", async () => {
    const { place, choice } = await newQuestion();
    const player = await signUp();
    await playWith(player, place, { right: 8, choice });
    clock.advanceMs(1);
    await regrade(choice.itemId, await correctKey(db, choice.itemId, choice.option));
    const own = `where player_id = '${player.playerId}'`;
    const change = (what: string, by: number) =>
      `update regraded_attempts set ${what} = ${what} + ${by} ${own}`;
    expect(await breaches()).toEqual([]);
    expect((await found(change("correct", 1))).join()).toContain("is not what the keys say");
    await found(change("correct", -1));
    expect((await found(change("coins_given", 1))).join()).toContain("by regrades, which say");
    await found(change("coins_given", -1));
    expect((await found(change("score_given", 1))).join()).toContain("the results say");
    await found(change("score_given", -1));
    expect(await breaches()).toEqual([]);
    expect((await found(`delete from regraded_attempts ${own}`)).join()).toContain("got nothing by regrade");
  });
});

describe("who decides it", () => {
  it.each(["author", "support", "examiner"] as const)("is no %s", async (role) => {
    const { choice } = await newQuestion();
    const version = await correctKey(db, choice.itemId, choice.option);
    const other: TestOperator = await operators.newOperator(role);
    const fields = { question_id: choice.itemId, version, reason: "The key was wrong." };
    expect(await other.call("regrade_play", fields)).toMatchObject({ refused: "role_missing" });
  });

  it("is refused a key that did not change, or changed since, and what does not fit", async () => {
    const { choice, other } = await newQuestion();
    const id = choice.itemId;
    expect(await regrade(id, 1)).toMatchObject({ refused: "key_unchanged" });
    expect(await regrade(crypto.randomUUID(), 1)).toMatchObject({ refused: "no_data" });
    const version = await correctKey(db, id, choice.option);
    expect(await regrade(id, 1)).toMatchObject({ refused: "question_changed" });
    expect(await regrade(id, version, { versions: [7] })).toMatchObject({ refused: "version_unfit" });
    expect(await regrade(id, version, { versions: [version] })).toMatchObject({ refused: "version_unfit" });
    await sql`update item_versions set body = jsonb_set(body, '{stem}', '"Which is not?"')
      where item_id = ${id} and version = ${version}`.execute(db);
    const preview = await admin.call("preview_play_regrade", { question_id: id });
    expect(preview.data).toMatchObject({ versions: [{ is_same_text: false, is_marked: false }], rows: [] });
    expect(await regrade(id, version)).toMatchObject({ refused: "key_unchanged" });
    expect(await regrade(id, version, { versions: [1] })).toHaveProperty("data");
    expect(await regrade(id, version, { versions: [1] })).toHaveProperty("data");
    await sql`update play_regrades set finished_at = null where regrade_id =
      (select regrade_id from play_regrades where item_id = ${id} limit 1)`.execute(db);
    const third = await correctKey(db, id, other);
    expect(await regrade(id, third, { versions: [1] })).toMatchObject({ refused: "regrade_running" });
  });

  it("sees the players page by page", async () => {
    const { place, choice } = await newQuestion();
    const players: Player[] = [];
    for (let number = 0; number < 3; number += 1) players.push(await signUp());
    for (const player of players) await playWith(player, place, { right: 9, choice });
    await correctKey(db, choice.itemId, choice.option);
    const fields = { question_id: choice.itemId, limit: 2 };
    const first = await admin.call("preview_play_regrade", fields);
    const ids = players.map(({ playerId }) => playerId).toSorted();
    expect(rowsOf<{ player_id: string }>(first).map((row) => row.player_id)).toEqual(ids.slice(0, 2));
    const second = await admin.call("preview_play_regrade", { ...fields, cursor: ids[1] });
    expect(second.data).toMatchObject({ totals: null, rows: [{ player_id: ids[2] }], next_cursor: null });
    const author = await operators.newOperator("author");
    expect((await author.call("preview_play_regrade", fields)).data).toMatchObject({
      totals: { players: 3 },
      rows: [],
    });
  });
});
