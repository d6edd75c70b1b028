import type { Actions, OutputOf } from "@crosscheck/contract";
import type { listExamSittings } from "@crosscheck/contract/operators/exam-sittings";
import type { listExams } from "@crosscheck/contract/operators/exams";
import { createTestApp } from "@crosscheck/testkit/test-app";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { createBareHandlers } from "./demo-fixture.ts";
import { FINISH_EFFECTS } from "../finish-effects.ts";
import { OPERATOR_HANDLERS } from "../operator-handlers.ts";
import { ensureDemoOperator } from "../operators/demo-operator.ts";
import { BOOK_CHECKS } from "../reconcile/all-checks.ts";
import { createDemoCalls, createDemoOperate, createSetClock } from "./demo-calls.ts";
import { DEMO_EXAM_KEY } from "./exam-texts.ts";
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

/** Calls of the demo operator, now. */
async function operate(action: string, fields: object) {
  const operatorId = await ensureDemoOperator({ db, ports });
  const call = createDemoOperate(ground, createSetClock(clock.nowMs()), { kind: "operator", operatorId });
  return await call(action, fields);
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

  it("has battles of both logins: rated ones, one against the bot and a draw", async () => {
    for (const name of ["Amelia", "Bessie"]) {
      const call = await callAs(name);
      const told = (await call("get_battle_statistics")) as OutputOf<Actions["get_battle_statistics"]>; // of the contract
      expect(told.data).toHaveLength(8);
      expect(told.rated_games).toBe(6);
      expect(told.rating_history).toHaveLength(6);
      expect(told.myreport.drawn).toBeGreaterThan(0);
      expect(told.data.filter(({ mode }) => mode === "bot")).toHaveLength(1);
      const [latest] = told.data;
      const replay = await call("get_battle_replay", { battle_id: latest?.battle_id });
      expect(replay).toMatchObject({ battle: { state: "ended" } });
      expect(await call("review_attempt", { attempt_id: latest?.attempt_id })).toBeDefined();
    }
  });

  it("has exams of a school: one open by its key, one to come, and one told to both logins", async () => {
    for (const [name, isPassed] of [
      ["Amelia", true],
      ["Bessie", false],
    ] as const) {
      const call = await callAs(name);
      const ahead = (await call("get_exam_module", { type: 1 })) as OutputOf<Actions["get_exam_module"]>; // of the contract
      expect(ahead.map(({ state }) => state).toSorted()).toEqual(["open", "upcoming"]);
      const [done, ...none] = (await call("get_exam_module", { type: 2 })) as typeof ahead; // of the contract
      expect(none).toEqual([]);
      const result = await call("get_exam_result", { exam_module_id: done?.id });
      expect(result).toMatchObject({ state: "released", passed: isPassed, can_review: true });
      expect(result).toMatchObject({ watch: { absences: 1, too_long: isPassed ? 0 : 1 }, timeline: [{}] });
      expect(result).toMatchObject({ decision: isPassed ? null : { decision: "warned" } });
      const report = await call("get_exam_report", { exam_module_id: done?.id, format: "json" });
      const { code } = report as OutputOf<Actions["get_exam_report"]>; // of the contract
      expect(await call("verify_exam_result", { code })).toMatchObject({ result: { passed: isPassed } });
    }
  });

  it("has a class to look at for its examiner", async () => {
    const [exam, ...none] = ((await operate("list_exams", { state: "closed" })) as OutputOf<typeof listExams>)
      .rows; // of the contract
    expect(none).toEqual([]);
    expect(exam).toMatchObject({ has_key: false, sittings: { over: 18, sitting: 0, entered: 0 } });
    const listed = await operate("list_exam_sittings", { exam_id: exam?.exam_id });
    const sittings = (listed as OutputOf<typeof listExamSittings>).rows; // of the contract
    expect(sittings.every(({ state }) => state === "finished")).toBe(true);
    const marks = new Set(sittings.map(({ result }) => result?.marks));
    expect(marks.size).toBeGreaterThan(4);
    expect(await operate("analyse_exam", { exam_id: exam?.exam_id })).toMatchObject({ n: 18 });
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

  it("lets whoever reads the instructions of the open exam start it, and nobody else", async () => {
    const call = await callAs("Bessie");
    const rows = (await call("get_exam_module")) as OutputOf<Actions["get_exam_module"]>; // of the contract
    const open = { exam_module_id: rows.find(({ state }) => state === "open")?.id };
    const { instructions } = (await call("get_exam", open)) as OutputOf<Actions["get_exam"]>; // of the contract
    expect(Object.values(instructions).filter((text) => text.includes(DEMO_EXAM_KEY))).toHaveLength(2);
    const start = async (exam_key: string) =>
      await call("get_exam_module_questions", { ...open, accept_rules: 1, exam_key });
    expect(await start("CLEARED-5-EXAM")).toBeUndefined();
    const view = (await start(DEMO_EXAM_KEY)) as OutputOf<Actions["get_attempt"]>; // of the contract
    expect(view.questions).toHaveLength(18);
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
