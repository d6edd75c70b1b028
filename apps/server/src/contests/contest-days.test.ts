import type { Actions, OutputOf } from "@crosscheck/contract";
import { createTestApp, proofOf, type TestPlayer } from "@crosscheck/testkit/test-app";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { dataOf, playLevel, type Ask, type View } from "../conformance/play-fixture.ts";
import { BOOK_CHECKS } from "../reconcile/all-checks.ts";
import { answerRightly, createContests, flyContest, HOUR_MS, type ContestRow } from "./contest-fixture.ts";

type Badges = OutputOf<Actions["get_user_badges"]>;
type Board = OutputOf<Actions["get_daily_leaderboard"]>;
type Session = OutputOf<Actions["user_signup"]>;
type Track = OutputOf<Actions["get_tracker_data"]>;

const DAY_MS = 24 * HOUR_MS;
const MINUTE_MS = 60_000;

const app = await createTestApp();
const { db, clock, ports, settings } = app;
const contests = createContests({ db, clock, ports, settings });

afterEach(async () => {
  const reports = await Promise.all(BOOK_CHECKS.map(({ run }) => run(db)));
  const problems = [...reports.flatMap(({ breaches }) => breaches), ...app.bugs, ...contests.bugs];
  if (problems.length > 0) throw new Error(problems.map(String).join("\n"));
});

/** Time between now and the first midnight, UTC, after the next noon; the clock may then move on to minutes from it. */
function nextMidnight() {
  const midnightMs = Math.floor((clock.nowMs() + DAY_MS / 2) / DAY_MS) * DAY_MS + DAY_MS;
  return { midnightMs, goTo: (minutes: number) => goTo(midnightMs + minutes * MINUTE_MS) };
}

function goTo(atMs: number): void {
  clock.advanceMs(atMs - clock.nowMs());
}

/** A contest with a window from one time to another (ms since epoch). */
const newContest = (startMs: number, endMs: number, fields: object = {}) =>
  contests.newContest({
    starts_at: new Date(startMs).toISOString(),
    ends_at: new Date(endMs).toISOString(),
    ...fields,
  });

/** A player whose browser has told its zone, as home does. */
async function newPlayer(timezone: string): Promise<TestPlayer> {
  const player = await app.signUp();
  dataOf(await player.call("get_daily_quiz_days", { timezone }));
  return player;
}

const fly = (ask: Ask, contestId: string, right = 10) => flyContest({ db, clock, ask }, contestId, { right });

/** Days in a row, as the profile and as the badge say. */
async function daysOf({ call }: TestPlayer): Promise<readonly [profile: number, badge: number | undefined]> {
  const { streak } = dataOf<{ readonly streak: number }>(await call("get_user_by_id"));
  const badges = dataOf<Badges>(await call("get_user_badges"));
  return [streak, badges.find(({ type }) => type === "streak")?.progress];
}

/** Points of a player on a board of a period. */
async function pointsOf({ call }: TestPlayer, board: "daily" | "monthly" | "global", period?: string) {
  const shown = await call("get_board", { board, ...(period === undefined ? {} : { period }) });
  return dataOf<Board>(shown).my_rank?.score ?? 0;
}

const dayOf = (atMs: number) => new Date(atMs).toISOString().slice(0, "YYYY-MM-DD".length);

describe("a midnight within a contest", () => {
  it.each([
    ["UTC", 0],
    // Afternoon and morning in UTC: no day of the server turns.
    ["Asia/Tokyo", 15],
    ["America/Los_Angeles", 7],
  ])("in %s leaves the day of who flew before it, whenever it closes", async (zone, hourUtc) => {
    const { midnightMs: startMs } = nextMidnight();
    const midnightMs = startMs + hourUtc * HOUR_MS;
    const contestId = await newContest(midnightMs - HOUR_MS, midnightMs + HOUR_MS);
    const [before, over, after] = [await newPlayer(zone), await newPlayer(zone), await newPlayer(zone)];
    goTo(midnightMs - 30 * MINUTE_MS);
    await fly(before.call, contestId);
    goTo(midnightMs - 5_000);
    // Ten answers, a second each.
    await fly(over.call, contestId);
    goTo(midnightMs + 30 * MINUTE_MS);
    await fly(after.call, contestId);
    goTo(midnightMs + HOUR_MS + 1_001);
    await contests.run();
    expect(await Promise.all([before, over, after].map(daysOf))).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
    for (const { call } of [before, over, after]) await playLevel(db, call, 1);
    expect(await Promise.all([before, over, after].map(daysOf))).toEqual([
      [2, 2],
      [1, 1],
      [1, 1],
    ]);
  });

  it("counts a run that was left for the day on which its last question ran out", async () => {
    const { midnightMs, goTo: goToMinutes } = nextMidnight();
    const contestId = await newContest(midnightMs - HOUR_MS, midnightMs + HOUR_MS);
    const [before, over] = [await newPlayer("UTC"), await newPlayer("UTC")];
    // Ten questions of thirty seconds.
    for (const [{ call }, minutes] of [
      [before, -6],
      [over, -4],
    ] as const) {
      goToMinutes(minutes);
      const view = dataOf<View>(await call("get_questions_by_contest", { contest_id: contestId }));
      dataOf(await answerRightly({ db, ask: call }, view, 1));
    }
    goToMinutes(61);
    await contests.run();
    for (const { call } of [before, over]) await playLevel(db, call, 1);
    expect(await Promise.all([before, over].map(daysOf))).toEqual([
      [2, 2],
      [1, 1],
    ]);
  });

  it("costs a day of the streak where the next day was played before the close, and none of the badge", async () => {
    const { midnightMs, goTo: goToMinutes } = nextMidnight();
    const contestId = await newContest(midnightMs - HOUR_MS, midnightMs + HOUR_MS);
    const player = await newPlayer("UTC");
    goToMinutes(-30);
    await fly(player.call, contestId);
    goToMinutes(30);
    await playLevel(db, player.call, 1);
    expect(await daysOf(player)).toEqual([1, 1]);
    goToMinutes(61);
    await contests.run();
    expect(await daysOf(player)).toEqual([1, 2]);
    clock.advanceMs(DAY_MS);
    await playLevel(db, player.call, 1);
    expect(await daysOf(player)).toEqual([2, 3]);
  });

  it("makes the day on which it was flown the first of a friend's two", async () => {
    const { midnightMs, goTo: goToMinutes } = nextMidnight();
    const contestId = await newContest(midnightMs - HOUR_MS, midnightMs + HOUR_MS);
    const owner = await app.signUp();
    const { refer_code } = dataOf<{ readonly refer_code: string }>(await owner.call("get_user_by_id"));
    const bearer = proofOf({ subject: "friend", email: "friend@example.org" });
    const joined = await app.callAs(bearer)("user_signup", {
      firebase_id: "friend",
      friends_code: refer_code,
    });
    const call = app.callAs(dataOf<Session>(joined).api_token);
    goToMinutes(-30);
    await fly(call, contestId);
    goToMinutes(61);
    await contests.run();
    goToMinutes(6 * 60);
    const before = dataOf<{ coins: number }>(await owner.call("get_user_coin_score")).coins;
    await playLevel(db, call, 1);
    const { coins } = dataOf<{ coins: number }>(await owner.call("get_user_coin_score"));
    expect(coins - before).toBe((await settings.current()).friendCodeOwnerCoins);
  });
});

describe("a closing at the turn of a day and a month, UTC", () => {
  it("books points and coins on the day it is done, once, and leaves those of the day of flying", async () => {
    // The first of the next month.
    const now = new Date(clock.nowMs());
    const turnMs = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1);
    const contestId = await newContest(turnMs - 2 * HOUR_MS, turnMs, { prizes: [50] });
    const [ann, bob] = [await newPlayer("UTC"), await newPlayer("UTC")];
    goTo(turnMs - HOUR_MS);
    await fly(ann.call, contestId, 10);
    await fly(bob.call, contestId, 9);
    await playLevel(db, ann.call, 10);
    const [before, after] = [dayOf(turnMs - 1), dayOf(turnMs)];
    goTo(turnMs + 1_000);
    await contests.run();
    expect(await pointsOf(ann, "daily")).toBe(0);
    clock.advanceMs(1);
    await contests.run();

    expect(await pointsOf(ann, "daily")).toBe(40);
    expect(await pointsOf(ann, "daily", after)).toBe(40);
    expect(await pointsOf(ann, "daily", before)).toBe(40);
    expect(await pointsOf(bob, "daily", before)).toBe(0);
    expect(await pointsOf(ann, "monthly")).toBe(40);
    expect(await pointsOf(ann, "monthly", before.slice(0, "YYYY-MM".length))).toBe(40);
    expect(await pointsOf(ann, "global")).toBe(80);
    const [prize] = dataOf<Track>(await ann.call("get_tracker_data"));
    expect(prize).toMatchObject({
      type: "contest_prize",
      points: 50,
      date: new Date(clock.nowMs()).toISOString(),
    });
    // What a mode pays on a day is untouched: the level's coins are those of the day before.
    const { rows } = await sql`select source, day::text as day, coins::int as coins from coin_day_totals
      where player_id = ${ann.playerId}`.execute(db);
    expect(rows).toEqual([{ source: "quiz_zone", day: before, coins: 10 }]);
  });

  it("that stops before it and goes on after it books each entrant once, and ranks them together", async () => {
    const { midnightMs } = nextMidnight();
    const contestId = await newContest(midnightMs - HOUR_MS, midnightMs - 5_000, { prizes: [50] });
    const players = [await newPlayer("UTC"), await newPlayer("UTC")];
    goTo(midnightMs - HOUR_MS / 2);
    for (const { call } of players) await fly(call, contestId);
    // A closing takes entrants in the order of their ids.
    const [first, last] = players.toSorted((one, other) => (one.playerId < other.playerId ? -1 : 1));
    if (first === undefined || last === undefined) throw new Error("no players");
    goTo(midnightMs - 3_000);
    await contests.runUntil("attempt_results", last.playerId);

    goTo(midnightMs + 10_000);
    await contests.run();
    const [before, after] = [dayOf(midnightMs - 1), dayOf(midnightMs)];
    for (const [player, days] of [
      [first, [40, 0]],
      [last, [0, 40]],
    ] as const) {
      expect([await pointsOf(player, "daily", before), await pointsOf(player, "daily", after)]).toEqual(days);
      expect(await daysOf(player)).toEqual([1, 1]);
      const row = dataOf<ContestRow>(await player.call("get_contest_details", { contest_id: contestId }));
      expect(row).toMatchObject({ rank: 1, score: 40, prize: 25 });
    }
  });
});
