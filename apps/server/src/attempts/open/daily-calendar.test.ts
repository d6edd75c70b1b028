import type { Actions, OutputOf } from "@crosscheck/contract";
import { addDays } from "@crosscheck/rules/attempts/local-day";
import { createTestApp, type TestPlayer } from "@crosscheck/testkit/test-app";
import { describe, expect, it } from "vitest";
import { dataOf, type View } from "../../conformance/play-fixture.ts";
import { answerAll, finish, rightAnswer } from "../solo-fixture.ts";

// Stands at noon UTC of 1 June 2026; each test goes on from where the last one left.
const app = await createTestApp();

type Calendar = OutputOf<Actions["get_daily_calendar"]>;

const HOUR_MS = 3_600_000;
const UTC = { timezone: "UTC" };

const read = async (player: TestPlayer, fields: object = {}) =>
  dataOf<Calendar>(await player.call("get_daily_calendar", { ...UTC, ...fields }));
const todayOf = () => new Date(app.clock.nowMs()).toISOString().slice(0, 10);
const nextDay = () => app.clock.advanceMs(24 * HOUR_MS);

/** A day of any month that is shown. */
async function dayOf(player: TestPlayer, day: string) {
  const { days } = await read(player, { month: day.slice(0, 7) });
  return days.find((one) => one.day === day);
}

async function fly(player: TestPlayer, action: string, fields: object = {}): Promise<string> {
  const { attempt_id } = dataOf<View>(await player.call(action, { ...UTC, ...fields }));
  await answerAll({ db: app.db, ask: player.call }, attempt_id, rightAnswer);
  await finish(player.call, attempt_id);
  return attempt_id;
}

describe("the calendar of the daily quiz", () => {
  it("shows the present month of a newcomer: nothing missed, today open", async () => {
    const player = await app.signUp();
    const today = todayOf();
    const calendar = await read(player);
    expect(calendar).toMatchObject({ month: today.slice(0, 7), today, streak_days: 0 });
    const expected = (day: string) => (day === today ? "open" : day < today ? "before" : "ahead");
    expect(calendar.days.map(({ day, state }) => [day, state])).toEqual(
      calendar.days.map(({ day }) => [day, expected(day)]),
    );
    expect(calendar.first_month < calendar.month).toBe(true);
  });

  it("tells days that were flown, missed and practised apart, and counts the streak", async () => {
    const player = await app.signUp();
    const first = todayOf();
    const run = await fly(player, "get_daily_quiz");
    nextDay();
    nextDay();
    await fly(player, "get_daily_quiz");
    nextDay();
    await fly(player, "get_daily_quiz");
    expect(await dayOf(player, first)).toMatchObject({
      state: "done",
      percent: 100,
      attempt_id: run,
      in_streak: false,
      can_practise: true,
    });
    const missed = addDays(first, 1);
    expect(await dayOf(player, missed)).toMatchObject({
      state: "missed",
      percent: null,
      attempt_id: null,
      can_practise: true,
    });
    expect(await dayOf(player, addDays(first, 2))).toMatchObject({ state: "done", in_streak: true });
    expect(await dayOf(player, addDays(first, 3))).toMatchObject({ state: "done", in_streak: true });
    expect((await read(player)).streak_days).toBe(2);

    const practice = await fly(player, "get_daily_archive", { day: missed });
    expect(await dayOf(player, missed)).toMatchObject({
      state: "practised",
      percent: 100,
      attempt_id: practice,
      in_streak: false,
    });
    expect((await read(player)).streak_days).toBe(2);
  });

  it("ends a run of today whose time is over before it tells the day", async () => {
    const player = await app.signUp();
    const today = todayOf();
    await player.call("get_daily_quiz", UTC);
    expect(await dayOf(player, today)).toMatchObject({ state: "open", attempt_id: null });
    app.clock.advanceMs(2 * HOUR_MS);
    expect(await dayOf(player, today)).toMatchObject({ state: "done", percent: 0 });
  });

  it("names no quiz of a day to come, and offers none as practice", async () => {
    const player = await app.signUp();
    const { days, today } = await read(player);
    for (const day of days.filter((one) => one.day >= today)) expect(day.can_practise).toBe(false);
    for (const day of days.filter((one) => one.day > today)) expect(day.title).toBe("");
    for (const day of days.filter((one) => one.day <= today)) expect(day.title).not.toBe("");
  });

  it("offers as practice what the archive opens", async () => {
    const player = await app.signUp();
    const { first_month, today } = await read(player);
    const { days } = await read(player, { month: first_month });
    const tried = days.filter(({ day }) => day < today).slice(0, 12);
    for (const { day, can_practise } of tried) {
      const { body } = await player.call("get_daily_archive", { ...UTC, day });
      expect(body.message, day).toBe(can_practise ? undefined : "102");
    }
  });

  it("has no month before the first and after the last one, and none of another shape", async () => {
    const player = await app.signUp();
    const code = async (month: string) => (await player.call("get_daily_calendar", { ...UTC, month })).body;
    const { first_month, last_month } = await read(player);
    const before = addDays(`${first_month}-01`, -1).slice(0, 7);
    const after = addDays(`${last_month}-28`, 5).slice(0, 7);
    expect((await code(before)).message).toBe("102");
    expect((await code(after)).message).toBe("102");
    for (const month of ["2026-13", "2026-1", "2026", "2026-06-01", "'; drop table players"])
      expect(await code(month)).toMatchObject({ message: "103", field: "month" });
  });

  it("is of its own player alone, and of the zone that asks", async () => {
    const [player, other] = [await app.signUp(), await app.signUp()];
    await fly(player, "get_daily_quiz");
    expect((await read(other)).days.some(({ attempt_id }) => attempt_id !== null)).toBe(false);
    const east = dataOf<Calendar>(await other.call("get_daily_calendar", { timezone: "Pacific/Kiritimati" }));
    const ahead = new Date(app.clock.nowMs() + 14 * HOUR_MS).toISOString().slice(0, 10);
    expect(east.today).toBe(ahead);
    const refused = await other.call("get_daily_calendar", { timezone: "Mars/Olympus" });
    expect(refused.body).toMatchObject({ message: "103", field: "timezone" });
  });
});
