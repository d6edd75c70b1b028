import { createTestApp } from "@crosscheck/testkit/test-app";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { settleAttempts } from "../attempts/finish/settle-attempts.ts";
import { SECRET } from "../attempts/level-fixture.ts";
import { dataOf, type Ask, type Result, type View } from "../conformance/play-fixture.ts";
import { FINISH_EFFECTS } from "../finish-effects.ts";
import { BOOK_CHECKS } from "../reconcile/all-checks.ts";
import { answerRightly, createContests, flyContest, HOUR_MS, type ContestRow } from "./contest-fixture.ts";

/** How long after the end of a window answers may still be on their way. */
const GRACE_MS = 1_000;

const app = await createTestApp();
const { db, clock, ports, settings } = app;
const contests = createContests({ db, clock, ports, settings });

const answer = (call: Ask, view: View, number: number) => answerRightly({ db, ask: call }, view, number);
const details = async (ask: Ask, contest_id: string) =>
  dataOf<ContestRow>(await ask("get_contest_details", { contest_id }));
const coinsOf = async (ask: Ask) => dataOf<{ coins: number }>(await ask("get_user_coin_score")).coins;
const enter = (ask: Ask, contest_id: string) => ask("get_questions_by_contest", { contest_id });

afterEach(async () => {
  const reports = await Promise.all(BOOK_CHECKS.map(({ run }) => run(db)));
  const problems = [...reports.flatMap(({ breaches }) => breaches), ...app.bugs, ...contests.bugs];
  if (problems.length > 0) throw new Error(problems.map(String).join("\n"));
});

/** What the job of every minute does about attempts whose time is over; how many it ends. */
async function settle(): Promise<number> {
  const onBug = (error: unknown) => contests.bugs.push(error);
  const context = { db, nowMs: clock.nowMs(), settings: await settings.current(), effects: FINISH_EFFECTS };
  return await settleAttempts({ ...context, onBug });
}

/** A contest that closes in so long, whose window is otherwise open. */
async function newClosing(inMs: number, fields: object = {}) {
  const contestId = await contests.newContest(fields);
  clock.advanceMs(2 * HOUR_MS - inMs);
  return { contestId, closesAtMs: clock.nowMs() + inMs };
}

/** A contest that closes ten seconds after a player has entered it. */
async function enterLate(fields: object = {}) {
  const closing = await newClosing(10_000, fields);
  const player = await app.signUp();
  const view = dataOf<View>(await enter(player.call, closing.contestId));
  return { ...closing, ...player, view };
}

describe("an answer in a run whose window closes", () => {
  it.each([
    ["a millisecond before the close", -1, true],
    ["exactly at the close", 0, true],
    ["a second after it, on its way", GRACE_MS, true],
    ["a millisecond later than that", GRACE_MS + 1, false],
    ["an hour later", HOUR_MS, false],
  ])("%s counts: %s ms, %s", async (_when, afterMs, counts) => {
    const { contestId, closesAtMs, call, view } = await enterLate();
    expect(view.states[0]?.deadline).toBe(new Date(closesAtMs).toISOString());
    clock.advanceMs(10_000 + afterMs);
    const told = counts
      ? { error: false, data: { in_time: true, correct: null, reveal: null } }
      : { error: true, message: "207" };
    expect((await answer(call, view, 1)).body).toMatchObject(told);
    await contests.close(contestId);
    const shown = counts ? { rank: 1, score: 4 } : { rank: null, score: null };
    expect(await details(call, contestId)).toMatchObject(shown);
  });

  it("counts in the last second for each question, and for none in the next millisecond", async () => {
    const { contestId, call, view } = await enterLate();
    clock.advanceMs(10_000 + GRACE_MS);
    for (const number of [1, 2, 3]) {
      expect(dataOf(await answer(call, view, number))).toMatchObject({ in_time: true });
    }
    clock.advanceMs(1);
    expect((await answer(call, view, 4)).body.message).toBe("207");
    await contests.run();
    expect(await details(call, contestId)).toMatchObject({ rank: 1, score: 12 });
  });
});

describe("a run at the close", () => {
  it.each([0, GRACE_MS])(
    "is handed in %i ms after it like before, and its result comes when nobody can answer",
    async (ms) => {
      const { contestId, call, view } = await enterLate({ prizes: [50] });
      const other = await app.signUp();
      dataOf(await enter(other.call, contestId));
      dataOf(await answer(call, view, 1));
      clock.advanceMs(10_000 + ms);
      const { attempt_id } = view;
      expect((await call("finish_attempt", { attempt_id })).body.message).toBe("241");
      expect((await call("set_contest_leaderboard", { contest_id: contestId })).body.message).toBe("111");
      expect((await call("review_attempt", { attempt_id })).body.message).toBe("221");
      clock.advanceMs(GRACE_MS + 1 - ms);
      const result = dataOf<Result>(await call("finish_attempt", { attempt_id }));
      expect(result).toMatchObject({ correct: 1, blank: 9, score: 4, duration_seconds: 10, coins: 100 });
      expect((await call("review_attempt", { attempt_id })).text).toContain(SECRET);
      expect(await details(call, contestId)).toMatchObject({ state: "past", rank: null, prize: null });
      await contests.run();
      expect(dataOf(await call("finish_attempt", { attempt_id }))).toEqual(result);
      expect(await details(call, contestId)).toMatchObject({ rank: 1, score: 4, prize_status: true });
    },
  );

  it("is ended by the settler like by the closing, whichever job comes first, once", async () => {
    const { contestId, call, view } = await enterLate({ prizes: [50] });
    const [bob, cid] = [await app.signUp(), await app.signUp()];
    await flyContest({ db, clock, ask: bob.call }, contestId, { right: 1, secondsEach: 0 });
    dataOf(await enter(cid.call, contestId));
    dataOf(await answer(call, view, 1));
    clock.advanceMs(10_000 + GRACE_MS);
    expect(await settle()).toBe(0);
    clock.advanceMs(1);
    await Promise.all([settle(), contests.run(), settle(), contests.run()]);
    await contests.run();
    expect(await settle()).toBe(0);
    const { rows } = await sql<{ runs: number }>`select count(*)::int as runs from attempt_results
      join contest_entries using (player_id, attempt_id) where contest_id = ${contestId}`.execute(db);
    expect(rows).toEqual([{ runs: 3 }]);
    expect(await details(call, contestId)).toMatchObject({ rank: 1, score: 4, prize: 50 });
    expect(await coinsOf(call)).toBe(150);
  });

  it("is ranked and paid where the settler alone has ended it", async () => {
    const { contestId, call, view } = await enterLate();
    dataOf(await answer(call, view, 1));
    clock.advanceMs(10_000 + GRACE_MS + 1);
    expect(await settle()).toBe(1);
    expect(await details(call, contestId)).toMatchObject({ rank: null, prize_status: false });
    await contests.run();
    expect(await details(call, contestId)).toMatchObject({ rank: 1, score: 4, prize_status: true });
  });

  it("has waited for it where its own questions ran out long before", async () => {
    const { contestId } = await newClosing(HOUR_MS / 2);
    const { call } = await app.signUp();
    const view = dataOf<View>(await enter(call, contestId));
    dataOf(await answer(call, view, 1));
    clock.advanceMs(HOUR_MS / 2 + GRACE_MS);
    expect((await answer(call, view, 2)).body.message).toBe("207");
    expect(await settle()).toBe(0);
    expect((await call("review_attempt", { attempt_id: view.attempt_id })).body.message).toBe("221");
    clock.advanceMs(1);
    expect(await settle()).toBe(1);
    await contests.run();
    expect(await details(call, contestId)).toMatchObject({ rank: 1, score: 4 });
  });
});

describe("entering", () => {
  it("in the last millisecond opens a run that ends with the window", async () => {
    const { contestId, closesAtMs } = await newClosing(1, { entry_coins: 10 });
    const { call } = await app.signUp();
    const view = dataOf<View>(await enter(call, contestId));
    expect(view.expires_at).toBe(new Date(closesAtMs).toISOString());
    expect(await coinsOf(call)).toBe(90);
    clock.advanceMs(1 + GRACE_MS);
    expect((await enter(call, contestId)).body.message).toBe("118");
    expect(dataOf(await answer(call, view, 1))).toMatchObject({ in_time: true });
    clock.advanceMs(1);
    expect((await enter(call, contestId)).body.message).toBe("117");
    await contests.run();
    expect(await details(call, contestId)).toMatchObject({ rank: 1, score: 4 });
  });

  it("at the close is refused, for no fee", async () => {
    const { contestId } = await newClosing(0, { entry_coins: 10 });
    const { call } = await app.signUp();
    expect((await enter(call, contestId)).body.message).toBe("203");
    expect(await coinsOf(call)).toBe(100);
    expect(await details(call, contestId)).toMatchObject({ state: "past", is_played: false });
    await contests.close(contestId);
  });
});
