import type { AwayRule, PageEventKind } from "@crosscheck/rules/exams/away";
import { createTestDatabase, fakeClock, seededRandom } from "@crosscheck/testkit";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { FINISH_EFFECTS } from "../../finish-effects.ts";
import { openDatabase, type Db } from "../../postgres/database.ts";
import { DEFAULT_SETTINGS } from "../../settings/settings.ts";
import { createAttemptFixture, itemsOf } from "../attempt-fixture.ts";
import { settleAttempts } from "../finish/settle-attempts.ts";
import { PAPER } from "../paper-mode-fixture.ts";
import { eraseAbsences } from "./watch-queries.ts";

const END: AwayRule = { policy: "end", warnings: 0, toleranceMs: 0 };

const { db, connection } = await createTestDatabase();
const second = openDatabase(connection, { log: { info: () => undefined, warn: () => undefined } });
afterAll(() => second.close());
const clock = fakeClock();
const random = seededRandom(72, clock);
const here = createAttemptFixture(db, { clock, random });
const there = createAttemptFixture(second.db, { clock, random });
const place = await here.newPlace({ levels: 1 });
const items = await itemsOf(db, await here.openLevel(await here.newPlayer(), place));

const PAGE = "00000000-0000-4000-8000-00000000000a";
const OTHER_PAGE = "00000000-0000-4000-8000-00000000000b";

type Told = readonly [number: number, kind: PageEventKind];
type At = { readonly process?: typeof here; readonly page?: string };

function settle(at: Db = db) {
  const context = { db: at, nowMs: clock.nowMs(), settings: DEFAULT_SETTINGS, effects: FINISH_EFFECTS };
  return settleAttempts({ ...context, onBug: (error) => expect.unreachable(String(error)) });
}

async function sit({ away = END, closesInMs = null as number | null, player = "" } = {}) {
  const playerId = player || (await here.newPlayer());
  const view = await here.openMode(
    playerId,
    { ...PAPER, away },
    {
      parts: [{ section: null, items }],
      closesAtMs: closesInMs === null ? null : clock.nowMs() + closesInMs,
    },
  );
  const attempt = { attempt_id: view.attempt_id };
  const report = (told: readonly Told[], { process = here, page = PAGE }: At = {}) =>
    process.call("report_exam_events", playerId, {
      ...attempt,
      page_id: page,
      events: told.map(([number, kind]) => ({ number, kind })),
    });
  const answerTo = async (number: number) => {
    const question_id = view.questions[number - 1]?.question_id ?? "";
    return {
      ...attempt,
      question_id,
      answer: await here.keyOf(playerId, view.attempt_id, question_id),
      sequence: 1,
    };
  };
  const answer = async (number: number, process = here) =>
    process.refusal("submit_answer", playerId, await answerTo(number));
  return { playerId, view, attempt, report, answer };
}

/** How the run ended, read as a player does. */
async function review({ playerId, attempt }: Awaited<ReturnType<typeof sit>>, process = here) {
  return await process.call("review_attempt", playerId, attempt);
}

describe("a paper whose page is hidden for too long", () => {
  it("ends with what was saved, by the next call of any kind", async () => {
    const run = await sit();
    await run.report([[1, "visible"]]);
    expect(await run.answer(1)).toBeNull();
    const openedMs = clock.nowMs();
    const told = await run.report([[2, "hidden"]]);
    expect(told).toMatchObject({ ended: false, absences: 1, last_away_seconds: null });
    expect(Date.parse(told.deadline ?? "")).toBe(clock.nowMs() + 5_000);
    clock.advanceMs(6_001);
    expect(await run.answer(2)).toBe("207");
    const { result, timeline } = await review(run);
    expect(result).toMatchObject({ correct: 1, blank: items.length - 1, duration_seconds: 5 });
    expect(result.watch).toEqual({
      policy: "end",
      warnings: 0,
      limit_seconds: 5,
      ended_by_absence: true,
      absences: 1,
      too_long: 1,
    });
    expect(timeline).toMatchObject([{ kind: "away", at: new Date(openedMs).toISOString(), too_long: true }]);
  });

  it("ends by the job when nobody calls any more, no later than two seconds after the deadline", async () => {
    const run = await sit();
    await run.report([[1, "hidden"]]);
    clock.advanceMs(6_000);
    expect(await settle()).toBe(0);
    clock.advanceMs(1_001);
    expect(await settle()).toBe(1);
    expect((await review(run)).result).toMatchObject({
      watch: { ended_by_absence: true },
      duration_seconds: 5,
    });
  });

  it("ends by its own report that it is back, and says so at once", async () => {
    const run = await sit();
    await run.report([[1, "hidden"]]);
    clock.advanceMs(5_001);
    expect(await run.report([[2, "visible"]])).toMatchObject({
      ended: true,
      ended_by_absence: true,
      deadline: null,
      last_away_seconds: 5.001,
    });
    expect(await run.answer(1)).toBe("207");
    expect(await run.report([[3, "visible"]])).toMatchObject({ ended: true, ended_by_absence: true });
    expect((await review(run)).result.watch).toMatchObject({ ended_by_absence: true, absences: 1 });
  });

  it("goes on when it is back at the deadline, with the time that is left", async () => {
    const run = await sit();
    await run.report([[1, "hidden"]]);
    clock.advanceMs(5_000);
    const onTheWay = await here.call("get_attempt", run.playerId, run.attempt);
    expect(onTheWay).toMatchObject({ status: "open", expires_at: run.view.expires_at });
    expect(onTheWay.watch).toEqual({ policy: "end", warnings: 0, limit_seconds: 5 });
    const told = await run.report([[2, "visible"]]);
    expect(told).toMatchObject({
      ended: false,
      deadline: null,
      expires_at: run.view.expires_at,
      absences: 1,
      too_long: 0,
      last_away_seconds: 5,
    });
    clock.advanceMs(60_000);
    expect(await run.answer(1)).toBeNull();
    await here.call("finish_attempt", run.playerId, run.attempt);
    expect((await review(run)).result.watch).toMatchObject({ ended_by_absence: false, absences: 1 });
  });

  it("is told when its time is over, also while it is away and after that was moved", async () => {
    const run = await sit();
    expect((await run.report([[1, "hidden"]])).expires_at).toBe(run.view.expires_at);
    const later = new Date(Date.parse(run.view.expires_at) + 600_000);
    const { attempt_id } = run.attempt;
    await sql`update attempts set expires_at = ${later} where attempt_id = ${attempt_id}`.execute(db);
    await sql`update open_attempts set revision = revision + 1 where attempt_id = ${attempt_id}`.execute(db);
    expect((await run.report([[2, "visible"]])).expires_at).toBe(later.toISOString());
  });

  it("has the tolerance of its candidate, and warnings first where the rule gives them", async () => {
    const run = await sit({ away: { policy: "end", warnings: 1, toleranceMs: 3_000 } });
    expect(await run.report([[1, "hidden"]])).toMatchObject({ deadline: null });
    clock.advanceMs(8_001);
    expect(await run.report([[2, "visible"]])).toMatchObject({ ended: false, too_long: 1 });
    const told = await run.report([[3, "hidden"]]);
    expect(Date.parse(told.deadline ?? "")).toBe(clock.nowMs() + 8_000);
    clock.advanceMs(9_001);
    expect(await run.report([])).toMatchObject({ ended: true, ended_by_absence: true });
  });

  it("is logged only where the rule says so", async () => {
    const run = await sit({ away: { ...END, policy: "log" } });
    await run.report([[1, "hidden"]]);
    clock.advanceMs(60_000);
    expect(await run.report([[2, "visible"]])).toMatchObject({ ended: false, absences: 1, too_long: 1 });
    expect(await run.answer(1)).toBeNull();
    await here.call("finish_attempt", run.playerId, run.attempt);
    const { result, timeline } = await review(run);
    expect(result.watch).toMatchObject({ ended_by_absence: false, too_long: 1 });
    expect(timeline.map(({ kind, lasted_seconds }) => [kind, lasted_seconds])).toEqual([["away", 60]]);
  });

  it("stays ended while its event keeps the result back", async () => {
    const run = await sit({ closesInMs: 300_000 });
    await run.report([[1, "hidden"]]);
    clock.advanceMs(6_001);
    expect(await run.report([[2, "visible"]])).toMatchObject({ ended: true, ended_by_absence: true });
    expect(await run.answer(1)).toBe("207");
    clock.advanceMs(300_000);
    await settle();
    expect((await review(run)).result.watch).toMatchObject({ ended_by_absence: true });
  });
});

describe("reports that lie, repeat or come from elsewhere", () => {
  it("knows no attempt of somebody else, and none that nobody watches", async () => {
    const run = await sit();
    const report = { page_id: PAGE, events: [{ number: 1, kind: "hidden" }] };
    const stranger = await here.newPlayer();
    expect(await here.refusal("report_exam_events", stranger, { ...run.attempt, ...report })).toBe("102");
    const level = await here.openLevel(stranger, place);
    const unwatched = { attempt_id: level.attempt_id, ...report };
    expect(await here.refusal("report_exam_events", stranger, unwatched)).toBe("102");
    clock.advanceMs(10_000);
    expect(await run.report([])).toMatchObject({ ended: false, absences: 0 });
  });

  it("has no field for a time, and takes no more than fifty events at once", async () => {
    const run = await sit();
    const about = { ...run.attempt, page_id: PAGE };
    const events = [{ number: 2, kind: "visible", at: "2020-01-01T00:00:00.000Z" }];
    expect(await here.refusal("report_exam_events", run.playerId, { ...about, events })).toBe("103");
    const many = Array.from({ length: 51 }, (_, index) => ({ number: index + 1, kind: "copied" }));
    expect(await here.refusal("report_exam_events", run.playerId, { ...about, events: many })).toBe("103");
  });

  it("is not talked out of an absence by lower numbers, repeats or another word for the same number", async () => {
    const run = await sit();
    const told = await run.report([[5, "hidden"]]);
    clock.advanceMs(4_000);
    const again = await run.report([
      [5, "visible"],
      [4, "visible"],
      [5, "hidden"],
    ]);
    expect(again).toMatchObject({ deadline: told.deadline, absences: 1, ended: false });
    clock.advanceMs(2_001);
    expect(await run.report([[6, "visible"]])).toMatchObject({ ended: true, ended_by_absence: true });
  });

  it("adds nothing to a run that has ended", async () => {
    const run = await sit();
    await run.report([[1, "hidden"]]);
    clock.advanceMs(6_001);
    await run.report([[2, "visible"]]);
    await run.report([[3, "copied"]], { page: OTHER_PAGE });
    expect((await review(run)).timeline.map(({ kind }) => kind)).toEqual(["away"]);
  });

  it("hears the page that came last, and tells the one before", async () => {
    const run = await sit();
    await run.report([[1, "visible"]]);
    expect(await run.report([[1, "visible"]], { page: OTHER_PAGE })).toMatchObject({ taken_over: false });
    expect(await run.report([[2, "hidden"]])).toMatchObject({
      taken_over: true,
      deadline: null,
      absences: 0,
    });
    clock.advanceMs(9_000);
    expect(await run.answer(1)).toBeNull();
    await here.call("finish_attempt", run.playerId, run.attempt);
    expect((await review(run)).timeline.map(({ kind }) => kind)).toEqual(["taken_over"]);
  });
});

describe("a run that two processes look after", () => {
  it("takes no answer in the one for an absence that the other was told of", async () => {
    const run = await sit();
    expect(await run.answer(1, there)).toBeNull();
    await run.report([[1, "hidden"]]);
    clock.advanceMs(6_001);
    expect(await run.answer(2, there)).toBe("207");
    expect((await review(run, there)).result).toMatchObject({
      correct: 1,
      watch: { ended_by_absence: true },
    });
  });

  it("keeps each event once when both hear of it at the same time", async () => {
    const run = await sit();
    const told: readonly Told[] = [
      [1, "visible"],
      [2, "hidden"],
      [3, "visible"],
      [4, "copied"],
    ];
    const processes = Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? here : there));
    await Promise.all(
      processes.map((process, index) => run.report(told.slice(0, 1 + (index % 4)), { process })),
    );
    const rows = await db
      .selectFrom("attempt_page_events")
      .select("number")
      .where("attempt_id", "=", run.view.attempt_id)
      .execute();
    expect(rows.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
    expect(await run.report([])).toMatchObject({ ended: false, absences: 1, deadline: null });
  });

  it("ends once when the job and the page meet", async () => {
    const run = await sit();
    await run.report([[1, "hidden"]]);
    clock.advanceMs(6_001);
    const both = await Promise.all([settle(second.db), run.report([[2, "visible"]])]);
    expect(both[1]).toMatchObject({ ended: true, ended_by_absence: true });
    expect((await review(run)).result.watch).toMatchObject({ ended_by_absence: true });
  });
});

describe("a watched run when the server's clock is set back", () => {
  it("does not end who came back, and stays ended when it has", async () => {
    const run = await sit();
    clock.advanceMs(10_000);
    await run.report([[1, "hidden"]]);
    clock.setBackMs(8_000);
    expect(await run.report([[2, "visible"]])).toMatchObject({ ended: false, last_away_seconds: 0 });
    await run.report([[3, "hidden"]]);
    clock.advanceMs(8_000 + 6_001);
    expect(await run.answer(1)).toBe("207");
    clock.setBackMs(20_000);
    expect(await run.answer(1)).toBe("207");
    expect(await run.report([[4, "visible"]])).toMatchObject({ ended: true, ended_by_absence: true });
    clock.advanceMs(20_000);
  });
});

it("notes silences of a page that reports nothing, and punishes nobody for them", async () => {
  const run = await sit();
  clock.advanceMs(15_000);
  await run.report([]);
  clock.advanceMs(20_000);
  await run.report([]);
  expect(await run.answer(1)).toBeNull();
  clock.advanceMs(100_000);
  await here.call("finish_attempt", run.playerId, run.attempt);
  const { result, timeline } = await review(run);
  expect(result.watch).toMatchObject({ ended_by_absence: false, absences: 0 });
  expect(timeline.map(({ kind, lasted_seconds }) => [kind, lasted_seconds])).toEqual([
    ["connection_gap", 20],
    ["connection_gap", 100],
  ]);
  await eraseAbsences(db, run.playerId);
  expect((await review(run)).timeline).toEqual([]);
});
