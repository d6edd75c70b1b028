import type { Actions, OutputOf } from "@crosscheck/contract";
import { createTestApp, type TestPlayer } from "@crosscheck/testkit/test-app";
import { describe, expect, it } from "vitest";
import { dataOf, type View } from "../../conformance/play-fixture.ts";
import { createOperators } from "../../operators/operator-fixture.ts";
import { answerAll, finish, rightAnswer, wrongAnswer } from "../solo-fixture.ts";

// Every test has a day of its own.
const app = await createTestApp();
const support = await createOperators(app).newOperator("support");

type Today = OutputOf<Actions["get_daily_quiz_days"]>["today"];

const DAY_MS = 86_400_000;
type Zone = { readonly timezone: string };
const UTC: Zone = { timezone: "UTC" };

const todayOf = async (player: TestPlayer, zone: Zone = UTC): Promise<Today> =>
  dataOf<{ readonly today: Today }>(await player.call("get_daily_quiz_days", zone)).today;
const rankOf = async (player: TestPlayer) => (await todayOf(player)).rank;

/** Flies today's quiz with so many right answers. */
async function fly(player: TestPlayer, rightAnswers: number, zone: Zone = UTC): Promise<void> {
  const { attempt_id } = dataOf<View>(await player.call("get_daily_quiz", zone));
  let asked = 0;
  await answerAll({ db: app.db, ask: player.call }, attempt_id, (question) => {
    asked += 1;
    return asked <= rightAnswers ? rightAnswer(question) : wrongAnswer(question);
  });
  await finish(player.call, attempt_id);
}

async function pilotWith(rightAnswers: number): Promise<TestPlayer> {
  const player = await app.signUp();
  await fly(player, rightAnswers);
  return player;
}

describe("the place among today's pilots", () => {
  it("is told to who has finished, and to nobody before", async () => {
    app.clock.advanceMs(DAY_MS);
    await pilotWith(10);
    const player = await app.signUp();
    expect(await rankOf(player)).toBeNull();
    const { attempt_id } = dataOf<View>(await player.call("get_daily_quiz", UTC));
    await answerAll({ db: app.db, ask: player.call }, attempt_id, rightAnswer);
    expect(await rankOf(player)).toBeNull();
    await finish(player.call, attempt_id);
    expect(await rankOf(player)).toEqual({ place: 1, pilots: 2 });
  });

  it("is shared by equal scores, and counts who scored nothing", async () => {
    app.clock.advanceMs(DAY_MS);
    const best = await pilotWith(10);
    const equals = [await pilotWith(8), await pilotWith(8)];
    const last = await pilotWith(0);
    expect(await rankOf(best)).toEqual({ place: 1, pilots: 4 });
    for (const equal of equals) expect(await rankOf(equal)).toEqual({ place: 2, pilots: 4 });
    expect(await rankOf(last)).toEqual({ place: 4, pilots: 4 });
  });

  it("is of one day's quiz, wherever it was that day", async () => {
    app.clock.advanceMs(DAY_MS);
    const here = await pilotWith(5);
    app.clock.advanceMs(DAY_MS);
    const east = await app.signUp();
    const zone = { timezone: "Asia/Tokyo" };
    await fly(east, 10, zone);
    const later = await pilotWith(4);
    expect((await todayOf(east, zone)).rank).toEqual({ place: 1, pilots: 2 });
    expect(await rankOf(later)).toEqual({ place: 2, pilots: 2 });
    expect(await rankOf(here)).toBeNull();
  });

  it("counts no practice of the day", async () => {
    app.clock.advanceMs(DAY_MS);
    const day = new Date(app.clock.nowMs()).toISOString().slice(0, 10);
    const player = await pilotWith(3);
    const ahead = await app.signUp();
    // Where it is tomorrow already, today is a day of the archive.
    const { attempt_id } = dataOf<View>(
      await ahead.call("get_daily_archive", { timezone: "Pacific/Kiritimati", day }),
    );
    await answerAll({ db: app.db, ask: ahead.call }, attempt_id, rightAnswer);
    await finish(ahead.call, attempt_id);
    expect(await rankOf(player)).toEqual({ place: 1, pilots: 1 });
  });

  const leave: readonly (readonly [how: string, leave: (player: TestPlayer) => Promise<unknown>])[] = [
    ["hidden", ({ call }) => call("set_privacy", { is_on_boards: 0 })],
    [
      "deactivated",
      ({ playerId }) => support.call("deactivate_player", { player_id: playerId, reason: "a test" }),
    ],
    ["deleted", ({ call }) => call("delete_user_account")],
  ];

  it.each(leave)("leaves a %s player out", async (_how, leaveBoards) => {
    app.clock.advanceMs(DAY_MS);
    const [gone, stays] = [await pilotWith(10), await pilotWith(6)];
    expect(await rankOf(stays)).toEqual({ place: 2, pilots: 2 });
    await leaveBoards(gone);
    app.clock.advanceMs(10_000);
    expect(await rankOf(stays)).toEqual({ place: 1, pilots: 1 });
  });

  it("is not told to who is hidden, and again to who comes back", async () => {
    app.clock.advanceMs(DAY_MS);
    const player = await pilotWith(7);
    await player.call("set_privacy", { is_on_boards: 0 });
    expect(await rankOf(player)).toBeNull();
    await player.call("set_privacy", { is_on_boards: 1 });
    expect(await rankOf(player)).toEqual({ place: 1, pilots: 1 });
  });

  it("tells numbers, and of nobody else anything", async () => {
    app.clock.advanceMs(DAY_MS);
    const other = await pilotWith(9);
    const player = await pilotWith(9);
    const { text } = await player.call("get_daily_quiz_days", UTC);
    expect(await rankOf(player)).toEqual({ place: 1, pilots: 2 });
    expect(text).not.toContain(other.playerId);
  });

  it("is counted once in a while, however many look", async () => {
    app.clock.advanceMs(DAY_MS);
    const first = await pilotWith(5);
    app.clock.advanceMs(1_000);
    expect(await rankOf(first)).toEqual({ place: 1, pilots: 1 });
    const second = await pilotWith(10);
    // The one who has just finished sees it at once, the other one with the next count.
    app.clock.advanceMs(1);
    expect(await rankOf(second)).toEqual({ place: 1, pilots: 2 });
    expect(await rankOf(first)).toEqual({ place: 2, pilots: 2 });
    await pilotWith(10);
    expect(await rankOf(first)).toEqual({ place: 2, pilots: 2 });
    app.clock.advanceMs(10_000);
    expect(await rankOf(first)).toEqual({ place: 3, pilots: 3 });
  });
});
