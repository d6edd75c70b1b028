import type { Actions, OutputOf } from "@crosscheck/contract";
import { createTestApp } from "@crosscheck/testkit/test-app";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { createBareHandlers } from "./demo-fixture.ts";
import { FINISH_EFFECTS } from "../finish-effects.ts";
import { OPERATOR_HANDLERS } from "../operator-handlers.ts";
import { BOOK_CHECKS } from "../reconcile/all-checks.ts";
import { createDemoCalls, createSetClock } from "./demo-calls.ts";
import { makeDemoWorld, openOrCloseDemo } from "./demo-world.ts";

const app = await createTestApp();
const { db, ports, clock } = app;
const settings = { ...(await app.settings.current()), demoMode: true };
const ground = {
  db,
  ports,
  settings,
  handlers: await createBareHandlers(),
  operatorHandlers: OPERATOR_HANDLERS,
  effects: FINISH_EFFECTS,
};
const told: number[] = [];
let made = false;

beforeAll(async () => {
  made = await makeDemoWorld({ ...ground, onProgress: (part) => told.push(part) });
}, 120_000);

/** Calls of a demo login, now. */
async function callAs(name: string) {
  const { player_id: playerId } = await db
    .selectFrom("players")
    .select("player_id")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return createDemoCalls(ground, { playerId, clock: createSetClock(clock.nowMs()) });
}

describe("the world of the demo", () => {
  it("is alive at first sight: boards, contests, badges, notices and a history for both logins", async () => {
    expect(made).toBe(true);
    const amelia = await callAs("Amelia");
    for (const board of ["daily", "monthly", "global"]) {
      const shown = (await amelia("get_board", { board })) as OutputOf<Actions["get_board"]>; // of the contract
      expect(shown.top_three_ranks).toHaveLength(3);
      expect(shown.top_three_ranks.every(({ profile }) => profile.startsWith("/media/profile/"))).toBe(true);
    }
    for (const [language, past] of [
      [1, 5],
      [2, 1],
    ] as const) {
      const lists = (await amelia("get_contest", { language_id: language })) as OutputOf<
        Actions["get_contest"]
      >;
      expect(lists.live_contest.data.length).toBeGreaterThan(0);
      expect(lists.upcoming_contest.data.length).toBeGreaterThan(0);
      expect(lists.past_contest.data.length).toBeGreaterThanOrEqual(past);
      expect(lists.past_contest.data.every((row) => row.prize_status && row.participants > 0)).toBe(true);
    }
    const { rows } = await sql<{ players: number; paid: number; unlocked: number; days: number }>`
      select (select count(*)::int from players) as players,
        (select count(*)::int from coin_entries where reason = 'contest_prize') as paid,
        (select count(*)::int from player_badges where unlocked_at is not null) as unlocked,
        (select count(distinct booked_at::date)::int from attempt_results) as days`.execute(db);
    expect(rows[0]?.players).toBe(42);
    expect(rows[0]?.paid).toBeGreaterThan(15);
    expect(rows[0]?.unlocked).toBeGreaterThan(20);
    expect(rows[0]?.days).toBeGreaterThan(20);
    for (const name of ["Amelia", "Bessie"]) {
      const call = await callAs(name);
      const stats = (await call("get_users_statistics")) as { questions_answered: number }; // of the contract
      expect(stats.questions_answered).toBeGreaterThan(30);
      expect(await call("get_notifications", { limit: 1 })).toMatchObject({ data: [expect.anything()] });
    }
  });

  it("has mock exams to show, and how they went over time", async () => {
    const amelia = await callAs("Amelia");
    const history = (await amelia("get_mock_history")) as OutputOf<Actions["get_mock_history"]>; // of the contract
    expect(history.subjects).toMatchObject([{ preset_id: "uk-caa-ppl-a-050", mocks: 3 }]);
    expect(history.mocks.filter(({ percent }) => percent > 40)).toHaveLength(3);
  });

  it("happened, all of it, and the books are right", async () => {
    const { rows } = await sql<{ later: number }>`
      select count(*)::int as later from attempts where opened_at > ${new Date(clock.nowMs())}
        or finished_at > ${new Date(clock.nowMs() + 2_000)}`.execute(db);
    expect(rows).toEqual([{ later: 0 }]);
    const reports = await Promise.all(BOOK_CHECKS.map(({ run }) => run(db)));
    expect(reports.flatMap(({ breaches }) => breaches)).toEqual([]);
    expect(told.at(-1)).toBe(1);
  });

  it("is made once, and never where somebody is", async () => {
    expect(await makeDemoWorld({ ...ground, onProgress: () => undefined })).toBe(false);
  });

  it("is closed where its data goes on without demo mode, and opened again", async () => {
    const active = async () => {
      const { rows } = await sql<{
        shown: number;
      }>`select count(*)::int as shown from players where is_shown`.execute(db);
      return rows[0]?.shown;
    };
    expect(await openOrCloseDemo({ db, ports, settings }, false)).toEqual([]);
    expect(await active()).toBe(0);
    expect(await openOrCloseDemo({ db, ports, settings }, true)).toHaveLength(2);
    expect(await active()).toBe(42);
  });
});
