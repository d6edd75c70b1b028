import type { OutputOf, Actions } from "@crosscheck/contract";
import { createTestApp, type TestPlayer } from "@crosscheck/testkit/test-app";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { rightAnswer } from "../attempts/solo-fixture.ts";
import { dataOf, openLevel, paperOf, playLevel, type Result } from "../conformance/play-fixture.ts";
import { createOperators } from "../operators/operator-fixture.ts";
import { checkBoards } from "./check-queries.ts";

const app = await createTestApp();
const { db, clock } = app;
const { newOperator } = createOperators(app);
const support = await newOperator("support");
const DAY_MS = 86_400_000;

type Leaderboard = OutputOf<Actions["get_daily_leaderboard"]>;
type Around = OutputOf<Actions["get_board_around_me"]>;
type Card = OutputOf<Actions["get_public_card"]>;
type OwnUser = OutputOf<Actions["get_user_by_id"]>;

/** Every test on a month of its own, on a clean global board. */
beforeEach(async () => {
  clock.advanceMs(32 * DAY_MS);
  await sql`update players set is_on_boards = false`.execute(db);
  await sql`update board_scores set changed_at = clock_timestamp()`.execute(db);
});

afterEach(async () => {
  const { breaches } = await checkBoards(db);
  if (breaches.length + app.bugs.length > 0) throw new Error([...breaches, ...app.bugs].join("\n"));
});

/** A player who has played a level with so many right answers: each 4 points, less 1 per wrong one. */
async function newPilot(right: number, name?: string): Promise<TestPlayer> {
  const player = await app.signUp(name);
  await playLevel(db, player.call, right);
  return player;
}

const read = async (call: TestPlayer["call"], action: string, fields: object = {}) =>
  dataOf<Leaderboard>(await call(action, { ...fields }));
const rowsOf = ({ top_three_ranks, other_users_rank }: Leaderboard) =>
  [...top_three_ranks, ...other_users_rank].map(({ user_id, score, user_rank }) => [
    user_id,
    score,
    user_rank,
  ]);

describe("boards", () => {
  it("rank by score, share ranks on equal ones, and list the earlier achiever first", async () => {
    const late = await newPilot(8);
    const best = await newPilot(10);
    clock.advanceMs(1_000);
    const later = await newPilot(8);
    const last = await newPilot(7);
    const expected = [
      [best.playerId, 40, 1],
      [late.playerId, 30, 2],
      [later.playerId, 30, 2],
      [last.playerId, 25, 4],
    ];
    for (const action of ["get_daily_leaderboard", "get_monthly_leaderboard", "get_globle_leaderboard"]) {
      const answer = await last.call(action);
      expect(answer.body).toMatchObject({ total: 4 });
      const board = dataOf<Leaderboard>(answer);
      expect(rowsOf(board)).toEqual(expected);
      expect(board.top_three_ranks).toHaveLength(3);
      expect(board.my_rank).toMatchObject({ user_id: last.playerId, user_rank: 4, score: 25 });
    }
    expect(dataOf<OwnUser>(await later.call("get_user_by_id")).all_time_rank).toBe(2);
    expect(dataOf<{ best_position: number }>(await later.call("get_users_statistics")).best_position).toBe(2);
  });

  it("send each place once to who pages through, and the first three with every page", async () => {
    const pilots: TestPlayer[] = [];
    for (const right of [10, 9, 8, 7, 6, 5]) pilots.push(await newPilot(right));
    const me = pilots[0];
    const seen: string[] = [];
    for (const offset of [0, 2, 4, 6]) {
      const page = await read(me?.call ?? app.call, "get_daily_leaderboard", { offset, limit: 2 });
      expect(page.top_three_ranks.map(({ user_rank }) => user_rank)).toEqual([1, 2, 3]);
      seen.push(...page.other_users_rank.map(({ user_id }) => user_id));
    }
    expect(seen).toEqual(pilots.slice(3).map(({ playerId }) => playerId));
  });

  it("show visitors the first page and refuse them the next", async () => {
    await newPilot(9);
    const board = await read(app.call, "get_daily_leaderboard");
    expect(board.my_rank).toBeNull();
    expect(board.top_three_ranks).toHaveLength(1);
    for (const action of ["get_daily_leaderboard", "get_monthly_leaderboard", "get_globle_leaderboard"]) {
      const later = await app.call(action, { offset: 1 });
      expect([later.status, later.body.message]).toEqual([200, "237"]);
      expect((await app.callAs("a".repeat(43))(action)).body.error).toBe(false);
    }
  });

  it("show nothing of a player but picture, name and place", async () => {
    const player = await newPilot(9, "Amelia");
    const own = dataOf<OwnUser>(await player.call("get_user_by_id"));
    const { text } = await app.call("get_daily_leaderboard");
    expect(text).toContain("Amelia");
    for (const secret of [own.email, own.firebase_id, own.refer_code]) expect(text).not.toContain(secret);
    const [row] = (await read(app.call, "get_daily_leaderboard")).top_three_ranks;
    expect(Object.keys(row ?? {}).toSorted()).toEqual(
      ["movement", "name", "name_number", "profile", "score", "user_id", "user_rank"].toSorted(),
    );
  });

  it("count nothing of practice, of a run without points and of a run below the own best", async () => {
    const player = await app.signUp();
    await playLevel(db, player.call, 0);
    expect((await read(player.call, "get_daily_leaderboard")).my_rank).toBeNull();
    await playLevel(db, player.call, 9);
    clock.advanceMs(1_000);
    await playLevel(db, player.call, 8);
    expect((await read(player.call, "get_daily_leaderboard")).my_rank).toMatchObject({ score: 35 });
    const { rows } = await sql<{ late: boolean }>`select reached_at >= ${new Date(clock.nowMs())} as late
      from board_scores where player_id = ${player.playerId}`.execute(db);
    expect(rows.map(({ late }) => late)).toEqual([false, false, false]);
  });

  it("turn at 00:00 UTC and keep closed days and months readable", async () => {
    const player = await newPilot(9);
    const before = await read(player.call, "get_daily_leaderboard");
    expect(before.closed_periods).not.toContain(before.period);
    expect(Date.parse(before.turns_at ?? "")).toBe(Date.parse(before.period) + DAY_MS);
    clock.advanceMs(Date.parse(before.turns_at ?? "") - clock.nowMs() - 1);
    expect((await read(player.call, "get_daily_leaderboard")).period).toBe(before.period);
    clock.advanceMs(1);
    const today = await read(player.call, "get_daily_leaderboard");
    expect(today).toMatchObject({ my_rank: null, top_three_ranks: [], other_users_rank: [] });
    expect(today.closed_periods[0]).toBe(before.period);
    const closed = await read(player.call, "get_daily_leaderboard", { period: before.period });
    expect(closed).toMatchObject({ period: before.period, turns_at: before.turns_at });
    expect(closed.my_rank).toMatchObject({ score: 35, user_rank: 1, movement: null });
    for (const period of ["2020-01-01", "2099-01-01"])
      expect((await app.call("get_daily_leaderboard", { period })).body.message).toBe("102");
    for (const period of ["2026-13", "all", "2026-06-01"])
      expect((await app.call("get_monthly_leaderboard", { period })).body).toMatchObject({
        message: "103",
        field: "period",
      });
  });

  it("tell how a place moved since the turn of the day", async () => {
    const first = await newPilot(9);
    const second = await newPilot(8);
    clock.advanceMs(DAY_MS);
    await playLevel(db, second.call, 10);
    const newcomer = await newPilot(10);
    const rows = (await read(app.call, "get_globle_leaderboard")).top_three_ranks;
    expect(rows.map(({ user_id, user_rank, movement }) => [user_id, user_rank, movement])).toEqual([
      [second.playerId, 1, 1],
      [newcomer.playerId, 1, null],
      [first.playerId, 3, -2],
    ]);
    const today = (await read(app.call, "get_daily_leaderboard")).top_three_ranks;
    expect(today.map(({ movement }) => movement)).toEqual([null, null]);
  });

  it("around me are ten above and ten below", async () => {
    const nobody = await app.signUp();
    expect(dataOf<Around>(await nobody.call("get_board_around_me", { board: "daily" }))).toEqual({
      my_rank: null,
      rows: [],
    });
    const pilots: TestPlayer[] = [];
    for (let index = 0; index < 24; index += 1) {
      clock.advanceMs(1_000);
      pilots.push(await newPilot(9));
    }
    const around = async (index: number) =>
      dataOf<Around>((await pilots[index]?.call("get_board_around_me", { board: "global" })) ?? never());
    const ids = (from: number, to: number) => pilots.slice(from, to).map(({ playerId }) => playerId);
    const middle = await around(12);
    expect(middle.rows.map(({ user_id }) => user_id)).toEqual(ids(2, 23));
    expect(middle.my_rank).toMatchObject({ user_id: pilots[12]?.playerId, user_rank: 1 });
    expect((await around(0)).rows.map(({ user_id }) => user_id)).toEqual(ids(0, 11));
    expect((await around(23)).rows.map(({ user_id }) => user_id)).toEqual(ids(13, 24));
  });
});

function never(): never {
  throw new Error("no such pilot");
}

describe("who is hidden, deactivated or deleted", () => {
  const leave: readonly (readonly [how: string, leave: (player: TestPlayer) => Promise<unknown>])[] = [
    ["hidden", ({ call }) => call("set_privacy", { is_on_boards: 0 })],
    [
      "deactivated",
      ({ playerId }) => support.call("deactivate_player", { player_id: playerId, reason: "a test" }),
    ],
    ["deleted", ({ call }) => call("delete_user_account")],
  ];

  it.each(leave)("a %s player leaves boards, ranks and the card at once", async (_how, leaveBoards) => {
    const [gone, other] = [await newPilot(10), await newPilot(8)];
    expect((await read(other.call, "get_globle_leaderboard")).my_rank).toMatchObject({ user_rank: 2 });
    await leaveBoards(gone);
    for (const action of ["get_daily_leaderboard", "get_monthly_leaderboard", "get_globle_leaderboard"]) {
      const board = await read(other.call, action);
      expect(rowsOf(board)).toEqual([[other.playerId, 30, 1]]);
    }
    const around = dataOf<Around>(await other.call("get_board_around_me", { board: "daily" }));
    expect(around.rows).toHaveLength(1);
    expect((await other.call("get_public_card", { user_id: gone.playerId })).body.message).toBe("102");
  });

  it("a player who was hidden comes back with what was won meanwhile", async () => {
    const player = await newPilot(8);
    await player.call("set_privacy", { is_on_boards: 0 });
    expect(dataOf<OwnUser>(await player.call("get_user_by_id"))).toMatchObject({
      is_on_boards: false,
      all_time_rank: null,
    });
    await playLevel(db, player.call, 10);
    expect((await read(player.call, "get_daily_leaderboard")).my_rank).toBeNull();
    const shown = await player.call("set_privacy", { is_on_boards: 1 });
    expect(shown.body).toMatchObject({ message: "111", data: { is_on_boards: true } });
    expect((await read(player.call, "get_daily_leaderboard")).my_rank).toMatchObject({ score: 40 });
  });
});

describe("a public card", () => {
  it("shows name, rank name, rank, member since and subjects flown", async () => {
    const [player, viewer] = [await newPilot(10, "Amelia"), await app.signUp()];
    const answer = await viewer.call("get_public_card", { user_id: player.playerId });
    const own = dataOf<OwnUser>(await player.call("get_user_by_id"));
    expect(dataOf<Card>(answer)).toEqual({
      user_id: player.playerId,
      name: own.name,
      name_number: own.name_number,
      profile: "",
      rank_name: "cadet",
      all_time_score: 40,
      all_time_rank: 1,
      member_since: own.created_at.slice(0, 10),
      subjects: [{ slug: "air-law", category_name: "Air law" }],
      badges: expect.arrayContaining(["dashing_debut"]),
    });
    for (const secret of [own.email, own.firebase_id, own.refer_code])
      expect(answer.text).not.toContain(secret);
    expect((await viewer.call("get_public_card", { user_id: crypto.randomUUID() })).body.message).toBe("102");
  });
});

describe("what another process books", () => {
  it("is on the board within a second", async () => {
    const player = await newPilot(8);
    expect((await read(player.call, "get_daily_leaderboard")).my_rank).toMatchObject({ score: 30 });
    const other = await newPilot(8);
    const raise = (score: number) =>
      sql`update board_scores set score = ${score}, reached_at = ${new Date(clock.nowMs())}, changed_at = clock_timestamp()
        where player_id = ${other.playerId}`.execute(db);
    await raise(90);
    clock.advanceMs(1_000);
    expect((await read(player.call, "get_daily_leaderboard")).top_three_ranks[0]).toMatchObject({
      user_id: other.playerId,
      score: 90,
    });
    await sql`update board_scores set score = 30 where player_id = ${other.playerId}`.execute(db);
  });

  it("is right again after an hour, even if no change was dated", async () => {
    const player = await newPilot(8);
    await read(player.call, "get_daily_leaderboard");
    await sql`delete from board_scores where player_id = ${player.playerId}`.execute(db);
    await sql`delete from attempt_results where player_id = ${player.playerId}`.execute(db);
    clock.advanceMs(60 * 60_000);
    await expect
      .poll(async () => (await read(player.call, "get_daily_leaderboard")).my_rank, { timeout: 5_000 })
      .toBeNull();
  });
});

it("fifty finishes at once add up", async () => {
  const places = await sql<{ category: string; subcategory: string }>`
    select distinct categories.slug as category, subcategories.slug as subcategory
    from items join categories using (category_id) join subcategories using (subcategory_id)
    where categories.type = 1 and level = 1 and items.retired_at is null order by 1, 2 limit 5`.execute(db);
  const players = await Promise.all(Array.from({ length: 10 }, () => app.signUp()));
  const runs: (() => Promise<number>)[] = [];
  for (const { call } of players) {
    for (const place of places.rows) {
      const { attempt_id } = await openLevel(call, { ...place, level: 1 });
      for (const question of await paperOf(db, attempt_id))
        dataOf(
          await call("submit_answer", {
            attempt_id,
            question_id: question.itemId,
            answer: rightAnswer(question),
          }),
        );
      runs.push(async () => dataOf<Result>(await call("finish_attempt", { attempt_id })).score_counted);
    }
  }
  const counted = await Promise.all(runs.map((finish) => finish()));
  expect(counted).toHaveLength(50);
  const each = counted.slice(0, 5).reduce((sum, score) => sum + score, 0);
  expect(each).toBeGreaterThan(100);
  const board = await read(app.call, "get_daily_leaderboard", { limit: 100 });
  expect(rowsOf(board).map(([, score, rank]) => [score, rank])).toEqual(
    Array.from({ length: 10 }, () => [each, 1]),
  );
});

it("boards are what the rows say after finishes and changes of mind at the same time", async () => {
  const players = await Promise.all(Array.from({ length: 12 }, () => app.signUp()));
  await Promise.all(
    players.map(async ({ call }, index) => {
      const play = playLevel(db, call, 5 + (index % 6));
      await call("set_privacy", { is_on_boards: 0 });
      await read(call, "get_daily_leaderboard");
      await Promise.all([play, call("set_privacy", { is_on_boards: Math.min(1, index % 3) })]);
    }),
  );
  clock.advanceMs(1_000);
  const { period, ...board } = await read(app.call, "get_daily_leaderboard", { limit: 100 });
  const { rows } = await sql<{ player_id: string; score: number }>`
    select player_id, score from board_scores join players using (player_id)
    where period = ${period} and is_shown order by score desc, reached_at, player_id`.execute(db);
  expect(rows).toHaveLength(8);
  expect(
    [...board.top_three_ranks, ...board.other_users_rank].map(({ user_id, score }) => [user_id, score]),
  ).toEqual(rows.map(({ player_id, score }) => [player_id, score]));
});
