import type { Actions, OutputOf } from "@crosscheck/contract";
import { addDays } from "@crosscheck/rules/attempts/local-day";
import { createTestApp, type TestPlayer } from "@crosscheck/testkit/test-app";
import { describe, expect, it } from "vitest";
import { dataOf, type View } from "../../conformance/play-fixture.ts";
import { answerAll, finish, rightAnswer } from "../solo-fixture.ts";

// Starts at noon UTC of 1 June 2026; every test goes on to a day of its own.
const app = await createTestApp();

type Days = OutputOf<Actions["get_daily_quiz_days"]>;
type Zone = { readonly timezone?: string; readonly gmt_format?: string };

const HOUR_MS = 3_600_000;
const openDaily = async (player: TestPlayer, zone: Zone) =>
  dataOf<View>(await player.call("get_daily_quiz", zone));
const codeOf = async (player: TestPlayer, zone: Zone) =>
  (await player.call("get_daily_quiz", zone)).body.message ?? "ok";
const readDays = async (player: TestPlayer, zone: Zone) =>
  dataOf<Days>(await player.call("get_daily_quiz_days", zone));

/** Moves the clock to the next time it is this hour (UTC). */
function advanceToHour(hour: number): void {
  const now = new Date(app.clock.nowMs());
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()) + hour * HOUR_MS;
  app.clock.advanceMs(today > now.getTime() ? today - now.getTime() : today + 24 * HOUR_MS - now.getTime());
}

async function playDay(player: TestPlayer, zone: Zone) {
  const { attempt_id } = await openDaily(player, zone);
  await answerAll({ db: app.db, ask: player.call }, attempt_id, rightAnswer);
  return await finish(player.call, attempt_id);
}

describe("the daily quiz", () => {
  it("asks everybody the same on a local day, in an order of their own", async () => {
    const players = await Promise.all([app.signUp(), app.signUp(), app.signUp()]);
    const zones = ["Europe/Berlin", "America/New_York", "Asia/Riyadh"];
    const views = await Promise.all(
      players.map((player, at) => openDaily(player, { timezone: zones[at] ?? "" })),
    );
    const ids = (view: View) => view.questions.map(({ question_id }) => question_id);
    const [one, ...others] = views;
    if (one === undefined) throw new Error("no view");
    expect(one.questions).toHaveLength(10);
    for (const other of others) {
      expect(ids(other).toSorted()).toEqual(ids(one).toSorted());
      expect(ids(other)).not.toEqual(ids(one));
    }
    expect(one.scope.title).toMatch(/^Leg \d+ of 60$/);
  });

  it("waits for its player until it is finished, and is then over for the day", async () => {
    const player = await app.signUp();
    const zone = { timezone: "Europe/Berlin" };
    const view = await openDaily(player, zone);
    app.clock.advanceMs(20_000);
    expect((await openDaily(player, zone)).states).toEqual(view.states);
    expect((await readDays(player, zone)).today).toMatchObject({
      played: false,
      open_attempt_id: view.attempt_id,
      attempt_id: null,
      no_of_que: 10,
    });
    await finish(player.call, view.attempt_id);
    expect(await codeOf(player, zone)).toBe("112");
    expect((await readDays(player, zone)).today).toMatchObject({
      played: true,
      open_attempt_id: null,
      attempt_id: view.attempt_id,
      percent: 0,
    });
  });

  it("is left alone by a run that timed out by itself: that day is played", async () => {
    const player = await app.signUp();
    await openDaily(player, { timezone: "UTC" });
    app.clock.advanceMs(2 * HOUR_MS);
    expect(await codeOf(player, { timezone: "UTC" })).toBe("112");
  });

  it.each([
    ["Asia/Tokyo", 15],
    ["America/Los_Angeles", 7],
    ["Asia/Kathmandu", 18.25],
    ["Pacific/Chatham", 11.25],
  ])("turns at midnight in %s", async (timezone, midnightUtc) => {
    advanceToHour(midnightUtc);
    app.clock.advanceMs(22 * HOUR_MS);
    const player = await app.signUp();
    await playDay(player, { timezone });
    const { next_at } = await readDays(player, { timezone });
    expect(Date.parse(next_at) - app.clock.nowMs()).toBe(2 * HOUR_MS);
    app.clock.advanceMs(2 * HOUR_MS - 1);
    expect(await codeOf(player, { timezone })).toBe("112");
    app.clock.advanceMs(1);
    expect(await codeOf(player, { timezone })).toBe("ok");
  });

  it("gives no second paper on one server day to who changes the zone, nor a day gone by", async () => {
    advanceToHour(12);
    const player = await app.signUp();
    await playDay(player, { timezone: "UTC" });
    // 12 h UTC is the next day in Kiritimati and the same in UTC.
    expect(await codeOf(player, { timezone: "Pacific/Kiritimati" })).toBe("112");
    app.clock.advanceMs(12 * HOUR_MS);
    // The server day has turned as well: this is tomorrow's quiz, whatever the zone.
    expect(await codeOf(player, { timezone: "Pacific/Kiritimati" })).toBe("ok");
    await playDay(player, { timezone: "Pacific/Kiritimati" });
    // In Honolulu it is still the day before.
    expect(await codeOf(player, { timezone: "Pacific/Honolulu" })).toBe("112");
  });

  it("gives one paper on a server day to calls at once from two zones", async () => {
    advanceToHour(12);
    for (let round = 0; round < 5; round += 1) {
      const player = await app.signUp();
      const zones = ["UTC", "Pacific/Kiritimati", "UTC", "Pacific/Kiritimati"];
      const codes = await Promise.all(zones.map((timezone) => codeOf(player, { timezone })));
      expect(codes.toSorted()).toEqual(["112", "112", "ok", "ok"]);
      const rows = await app.db
        .selectFrom("attempts")
        .select("attempt_id")
        .where("player_id", "=", player.playerId)
        .execute();
      expect(rows).toHaveLength(1);
    }
  });

  it("is not told beforehand by the archive of a zone that is a day ahead", async () => {
    advanceToHour(12);
    const player = await app.signUp();
    const day = new Date(app.clock.nowMs()).toISOString().slice(0, 10);
    const zone = { timezone: "Pacific/Kiritimati" };
    dataOf(await player.call("get_daily_archive", { ...zone, day }));
    expect(await codeOf(player, { timezone: "UTC" })).toBe("112");
  });

  it("opens one attempt for fifty calls at once", async () => {
    const player = await app.signUp();
    const views = await Promise.all(
      Array.from({ length: 50 }, () => openDaily(player, { timezone: "Europe/Berlin" })),
    );
    expect(new Set(views.map((view) => JSON.stringify(view))).size).toBe(1);
    const rows = await app.db
      .selectFrom("attempts")
      .select("attempt_id")
      .where("player_id", "=", player.playerId)
      .execute();
    expect(rows).toHaveLength(1);
  });

  it("counts days in a row, today's as soon as it is finished, and starts again after a gap", async () => {
    const player = await app.signUp();
    const zone = { timezone: "Europe/Berlin" };
    const streaks: number[] = [];
    for (let day = 0; day < 3; day += 1) {
      advanceToHour(12);
      streaks.push((await readDays(player, zone)).streak_days);
      const result = await playDay(player, zone);
      expect([result.coins_earned, result.percent]).toEqual([10, 100]);
      streaks.push((await readDays(player, zone)).streak_days);
    }
    expect(streaks).toEqual([0, 1, 1, 2, 2, 3]);
    app.clock.advanceMs(48 * HOUR_MS);
    expect((await readDays(player, zone)).streak_days).toBe(0);
  });
});

describe("the archive", () => {
  it("lists days gone by with their results, and plays them as practice", async () => {
    const player = await app.signUp();
    const zone = { timezone: "Europe/Berlin" };
    const { past } = await readDays(player, zone);
    expect(past).toHaveLength(30);
    const day = past[4]?.day ?? "";
    const opened = dataOf<View>(await player.call("get_daily_archive", { ...zone, day }));
    expect(opened).toMatchObject({ mode: "daily_archive", ranked: false });
    expect(opened.scope.title).toBe(past[4]?.title);
    await answerAll({ db: app.db, ask: player.call }, opened.attempt_id, rightAnswer);
    const result = await finish(player.call, opened.attempt_id);
    expect(result).toMatchObject({ percent: 100, score: 0, all_time_score: 0, coins_earned: 0, coins: 100 });
    expect((await readDays(player, zone)).past[4]).toMatchObject({
      day,
      percent: 100,
      attempt_id: opened.attempt_id,
    });
    expect((await readDays(player, zone)).streak_days).toBe(0);
  });

  it("asks what the day asked", async () => {
    const [one, other] = [await app.signUp(), await app.signUp()];
    const zone = { timezone: "UTC" };
    const view = await openDaily(one, zone);
    const day = new Date(app.clock.nowMs()).toISOString().slice(0, 10);
    app.clock.advanceMs(24 * HOUR_MS);
    const archived = dataOf<View>(await other.call("get_daily_archive", { ...zone, day }));
    const ids = ({ questions }: View) => questions.map(({ question_id }) => question_id).toSorted();
    expect(ids(archived)).toEqual(ids(view));
  });

  it("has no day with a question of today or tomorrow, and still a month of days", async () => {
    const player = await app.signUp();
    const zone = { timezone: "UTC" };
    const ids = ({ questions }: View) => questions.map(({ question_id }) => question_id);
    const today = new Date(app.clock.nowMs()).toISOString().slice(0, 10);
    const listed = dataOf<Days>(await player.call("get_daily_quiz_days", { ...zone, limit: 100 })).past;
    expect(listed.slice(0, 30).map(({ day }) => day)).toEqual(
      Array.from({ length: 30 }, (_, back) => addDays(today, -1 - back)),
    );
    const asked = new Set<string>();
    for (let back = 45; back <= 65; back += 1) {
      const day = addDays(today, -back);
      const answer = await player.call("get_daily_archive", { ...zone, day });
      const isListed = listed.some((past) => past.day === day);
      expect(answer.body.message).toBe(isListed ? undefined : "102");
      if (!isListed) continue;
      const view = dataOf<View>(answer);
      for (const id of ids(view)) asked.add(id);
      await finish(player.call, view.attempt_id);
    }
    expect(asked.size).toBeGreaterThan(0);
    const due = ids(await openDaily(player, zone));
    app.clock.advanceMs(24 * HOUR_MS);
    due.push(...ids(await openDaily(player, zone)));
    expect(due.filter((id) => asked.has(id))).toEqual([]);
  });

  it("has neither today nor tomorrow", async () => {
    const player = await app.signUp();
    const now = app.clock.nowMs();
    for (const ms of [now, now + 24 * HOUR_MS]) {
      const day = new Date(ms).toISOString().slice(0, 10);
      const answer = await player.call("get_daily_archive", { timezone: "UTC", day });
      expect(answer.body.message).toBe("102");
    }
  });
});

describe("zones", () => {
  it.each(["Mars/Olympus", "Europe/", "utc+99", "../etc/passwd"])("refuse %s", async (timezone) => {
    const player = await app.signUp();
    const day = "2026-05-01";
    for (const action of ["get_daily_quiz", "get_daily_quiz_days", "get_daily_archive"]) {
      const fields = action === "get_daily_archive" ? { timezone, day } : { timezone };
      const { body } = await player.call(action, fields);
      expect(body).toMatchObject({ message: "103", field: "timezone" });
    }
  });

  it("take the offset only where there is no name, and UTC without both", async () => {
    const player = await app.signUp();
    advanceToHour(12);
    const today = async (zone: Zone) => (await readDays(player, zone)).today.day;
    const day = new Date(app.clock.nowMs()).toISOString().slice(0, 10);
    const tomorrow = new Date(app.clock.nowMs() + 24 * HOUR_MS).toISOString().slice(0, 10);
    expect(await today({ gmt_format: "+14:00" })).toBe(tomorrow);
    expect(await today({ gmt_format: "+14:00", timezone: "UTC" })).toBe(day);
    expect(await today({ gmt_format: "+14:00", timezone: "" })).toBe(tomorrow);
    expect(await today({})).toBe(day);
    expect(await today({ gmt_format: "+15:00" })).toBe(day);
  });
});
