import { createTestApp, type TestPlayer } from "@crosscheck/testkit/test-app";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { SECRET } from "../attempts/level-fixture.ts";
import { dataOf, type Ask, type View } from "../conformance/play-fixture.ts";
import { BOOK_CHECKS } from "../reconcile/all-checks.ts";
import { answerRightly, createContests, flyContest, HOUR_MS, type ContestRow } from "./contest-fixture.ts";

/** How long after the end of a window answers may still be on their way. */
const GRACE_MS = 1_000;

const app = await createTestApp();
const { db, clock, ports, settings } = app;
const contests = createContests({ db, clock, ports, settings });

const fly = (ask: Ask, contestId: string, how: { right: number; secondsEach?: number }) =>
  flyContest({ db, clock, ask }, contestId, how);
const answer = (ask: Ask, view: View, number: number) => answerRightly({ db, ask }, view, number);
const details = async ({ call }: TestPlayer, contest_id: string) =>
  dataOf<ContestRow>(await call("get_contest_details", { contest_id }));
const coinsOf = async ({ call }: TestPlayer) =>
  dataOf<{ coins: number }>(await call("get_user_coin_score")).coins;
const messageOf = async (ask: Ask, action: string, fields: object) =>
  (await ask(action, { ...fields })).body.message;
const enter = (ask: Ask, contest_id: string) => ask("get_questions_by_contest", { contest_id });

afterEach(async () => {
  const reports = await Promise.all(BOOK_CHECKS.map(({ run }) => run(db)));
  const problems = [...reports.flatMap(({ breaches }) => breaches), ...app.bugs, ...contests.bugs];
  if (problems.length > 0) throw new Error(problems.map(String).join("\n"));
});

/** So many players, in the order in which a closing takes them. */
async function signUps(count: number): Promise<readonly TestPlayer[]> {
  const players: TestPlayer[] = [];
  for (let number = 0; number < count; number += 1) players.push(await app.signUp());
  return players.toSorted((one, other) => (one.playerId < other.playerId ? -1 : 1));
}

/** A place that the test knows is taken. */
function at<T>(list: readonly T[], place: number): T {
  const one = list[place];
  if (one === undefined) throw new Error(`nothing at ${place}`);
  return one;
}

/** Coins of the prizes of a contest, as booked. */
async function prizesOf(contestId: string): Promise<readonly number[]> {
  const { rows } = await sql<{ coins: number }>`select player_coins::int as coins from coin_entries
    where reference = ${contestId} and reason = 'contest_prize' order by 1 desc`.execute(db);
  return rows.map(({ coins }) => coins);
}

/** A contest of four that is over, with prizes for the first two in the order of a closing; the clock may close it now. */
async function overContest(fields: object = {}) {
  const paper = { item_ids: await contests.newItems(5) };
  const contestId = await contests.newContest({ question_count: 5, paper, prizes: [100, 50], ...fields });
  const players = await signUps(4);
  clock.advanceMs(HOUR_MS);
  const views: View[] = [];
  for (const [index, { call }] of players.entries()) {
    views.push(await fly(call, contestId, { right: 5 - index }));
  }
  const { end_date } = await details(at(players, 0), contestId);
  clock.advanceMs(Date.parse(end_date) + GRACE_MS + 1 - clock.nowMs());
  return { contestId, players, views };
}

/** What nobody gets of a contest that another process, or the clock of a moment ago, has seen the end of. */
async function expectOver(contestId: string, players: readonly TestPlayer[], views: readonly View[]) {
  const [stranger, entrant, view] = [await app.signUp(), at(players, 0), at(views, 0)];
  expect(await messageOf(stranger.call, "get_questions_by_contest", { contest_id: contestId })).toBe("203");
  expect(await coinsOf(stranger)).toBe(100);
  expect((await details(stranger, contestId)).state).toBe("past");
  expect((await enter(entrant.call, contestId)).body.message).toBe("117");
  expect(await messageOf(entrant.call, "set_contest_leaderboard", { contest_id: contestId })).toBe("111");
  for (const action of ["get_attempt", "finish_attempt", "review_attempt", "get_open_attempts"]) {
    expect((await entrant.call(action, { attempt_id: view.attempt_id })).text).not.toContain(SECRET);
  }
  expect(await messageOf(entrant.call, "review_attempt", { attempt_id: view.attempt_id })).toBe("221");
  expect(await contests.host("cancel_contest", { contest_id: contestId })).toMatchObject({
    refused: "contest_over",
  });
}

describe("a clock that stands still", () => {
  it("in the last moment that is forgiven closes nothing and tells nothing, however often the jobs come", async () => {
    const contestId = await contests.newContest({ entry_coins: 10, prizes: [100] });
    const [ann, bob, cid] = [await app.signUp(), await app.signUp(), await app.signUp()];
    clock.advanceMs(2 * HOUR_MS - 20_000);
    const flown = await fly(ann.call, contestId, { right: 10 });
    const view = dataOf<View>(await enter(bob.call, contestId));
    clock.advanceMs(10_000 + GRACE_MS);
    for (let time = 1; time <= 3; time += 1) {
      await contests.run();
      expect(dataOf(await answer(bob.call, view, time))).toMatchObject({ in_time: true, reveal: null });
      for (const [{ call }, { attempt_id }] of [
        [ann, flown],
        [bob, view],
      ] as const) {
        expect(await messageOf(call, "review_attempt", { attempt_id })).toBe("221");
        expect((await call("get_attempt", { attempt_id })).text).not.toContain(SECRET);
      }
      expect(await messageOf(ann.call, "finish_attempt", { attempt_id: flown.attempt_id })).toBe("241");
      expect((await enter(cid.call, contestId)).body.message).toBe("203");
      expect(await details(ann, contestId)).toMatchObject({
        state: "past",
        prize_status: false,
        score: null,
      });
    }
    expect(await coinsOf(cid)).toBe(100);
    clock.advanceMs(1);
    await contests.run();
    expect(await details(ann, contestId)).toMatchObject({ rank: 1, score: 40, prize: 100 });
    expect(await details(bob, contestId)).toMatchObject({ rank: 2, score: 12, prize: 0 });
  });

  it("closes in one moment, with calls and jobs at the same time, once", async () => {
    const { contestId, players, views } = await overContest();
    const calls = players.flatMap(({ call }, index) => [
      call("finish_attempt", { attempt_id: at(views, index).attempt_id }),
      call("set_contest_leaderboard", { contest_id: contestId }),
      call("get_open_attempts"),
      enter(call, contestId),
    ]);
    await Promise.all([...calls, ...Array.from({ length: 8 }, () => contests.run())]);
    await contests.run();
    expect(await prizesOf(contestId)).toEqual([100, 50]);
    expect(await details(at(players, 0), contestId)).toMatchObject({ rank: 1, prize: 100 });
  });

  it("makes those equal who have the same score in no time", async () => {
    const contestId = await contests.newContest({ prizes: [101] });
    const [ann, bob] = [await app.signUp(), await app.signUp()];
    clock.advanceMs(HOUR_MS);
    for (const { call } of [ann, bob]) await fly(call, contestId, { right: 7, secondsEach: 0 });
    await contests.close(contestId);
    for (const player of [ann, bob]) {
      expect(await details(player, contestId)).toMatchObject({ rank: 1, score: 25, prize: 50 });
    }
  });
});

describe("a clock that steps back", () => {
  it.each([
    ["within a run", 30_000],
    ["to before the contest", 3 * HOUR_MS],
  ])("%s takes nothing from who hands in", async (_where, byMs) => {
    const contestId = await contests.newContest({ prizes: [10] });
    const [ann, bob] = [await app.signUp(), await app.signUp()];
    clock.advanceMs(HOUR_MS);
    const view = dataOf<View>(await enter(ann.call, contestId));
    for (let number = 1; number <= 9; number += 1) {
      clock.advanceMs(5_000);
      dataOf(await answer(ann.call, view, number));
    }
    await fly(bob.call, contestId, { right: 9 });
    clock.setBackMs(byMs);
    expect(await messageOf(ann.call, "set_contest_leaderboard", { contest_id: contestId })).toBe("111");
    clock.advanceMs(byMs + GRACE_MS + 1);
    expect((await answer(ann.call, view, 10)).body.message).toBe("207");
    await contests.close(contestId);
    const { rows } = await sql`select score, used_seconds from contest_entries
      where contest_id = ${contestId} and player_id = ${ann.playerId}`.execute(db);
    expect(rows).toEqual([{ score: 36, used_seconds: 45 }]);
    expect(await details(ann, contestId)).toMatchObject({ rank: 1, prize: 10 });
  });

  it("while runs are ended goes on once it has come as far again, and tells nothing meanwhile", async () => {
    const { contestId, players, views } = await overContest();
    const first = at(views, 0).attempt_id;
    await contests.runUntil("attempt_results", at(players, 2).playerId);

    clock.setBackMs(HOUR_MS / 2);
    await contests.run();
    const { call } = at(players, 0);
    expect(await messageOf(call, "review_attempt", { attempt_id: first })).toBe("221");
    expect((await call("get_attempt", { attempt_id: first })).text).not.toContain(SECRET);
    expect((await enter(call, contestId)).body.message).toBe("117");
    expect(await contests.host("cancel_contest", { contest_id: contestId })).toMatchObject({
      refused: "contest_over",
    });
    expect(await prizesOf(contestId)).toEqual([]);
    clock.advanceMs(HOUR_MS / 2);
    await contests.run();
    expect(await prizesOf(contestId)).toEqual([100, 50]);
  });

  it("while prizes are paid opens nothing again, and holds up no prize", async () => {
    const { contestId, players, views } = await overContest({ entry_coins: 10 });
    const unpaid = at(players, 1);
    await contests.runUntil("coin_entries", unpaid.playerId);
    expect(await prizesOf(contestId)).toEqual([100]);

    clock.setBackMs(HOUR_MS / 2);
    await expectOver(contestId, players, views);
    await Promise.all([contests.run(), contests.run()]);
    expect(await prizesOf(contestId)).toEqual([100, 50]);
    expect(await coinsOf(unpaid)).toBe(140);
    await expectOver(contestId, players, views);
    clock.advanceMs(HOUR_MS / 2);
    await contests.run();
    expect(await prizesOf(contestId)).toEqual([100, 50]);
    expect(await details(unpaid, contestId)).toMatchObject({ rank: 2, prize: 50, prize_status: true });
  });

  it("after it has closed, or in a process that is behind, opens nothing again", async () => {
    const contestId = await contests.newContest({ entry_coins: 10 });
    const players = await signUps(3);
    const [ann, bob, cid] = [at(players, 0), at(players, 1), at(players, 2)];
    clock.advanceMs(2 * HOUR_MS - 15_000);
    const views = [
      await fly(ann.call, contestId, { right: 10 }),
      dataOf<View>(await enter(bob.call, contestId)),
      dataOf<View>(await enter(cid.call, contestId)),
    ];
    dataOf(await answer(bob.call, at(views, 1), 1));
    const beforeMs = clock.nowMs();
    await contests.close(contestId);
    clock.setBackMs(clock.nowMs() - beforeMs);
    await contests.run();
    for (const [index, { call }] of [bob, cid].entries()) {
      expect((await answer(call, at(views, index + 1), 2)).body.message).toBe("207");
    }
    await expectOver(contestId, players, views);
    expect(await prizesOf(contestId)).toEqual([100]);
    clock.advanceMs(HOUR_MS);
  });
});
