import type { Actions, OutputOf } from "@crosscheck/contract";
import type { MyDataPart } from "@crosscheck/rules/my-data/parts";
import { createTestApp, type TestPlayer } from "@crosscheck/testkit/test-app";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { settleAttempts } from "../attempts/finish/settle-attempts.ts";
import { dataOf } from "../conformance/play-fixture.ts";
import { FINISH_EFFECTS } from "../finish-effects.ts";
import type { Db } from "../postgres/database.ts";
import { BOOK_CHECKS } from "../reconcile/all-checks.ts";
import { createExamJob, createSittings, HOUR_MS, type ExamWish } from "./sitting-fixture.ts";

const app = await createTestApp();
const { db, clock, settings } = app;
const sittings = createSittings(app);
const job = createExamJob(app);

type Page = OutputOf<Actions["get_my_data"]>;
const rowsOf = async ({ call }: TestPlayer, part: MyDataPart) => {
  const { columns, rows } = dataOf<Page>(await call("get_my_data", { part, offset: 0 }));
  return rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]])));
};

const { rows: law } = await sql<{
  item_id: string;
}>`select item_id from items join item_versions using (item_id)
  join categories using (category_id) where slug = 'air-law' and language = 'en' and kind = 'single'
  order by item_id limit 10`.execute(db);
const itemIds = law.map((row) => row.item_id);

/** A listed candidate who has answered an exam of ten questions, eight of them rightly, and handed it in. */
async function sat(wish: ExamWish = {}) {
  const player = await app.signUp();
  const listed = { admits: "list" as const, listed: [player.playerId] };
  const examId = await sittings.newExam({ itemIds, ...listed, ...wish });
  const view = await sittings.open(player.call, examId);
  await sittings.answer(player.call, view, 8);
  await sittings.handIn(player.call, examId);
  return { player, examId, attemptId: view.attempt_id };
}

async function breaches(on: Db) {
  const reports = await Promise.all(BOOK_CHECKS.map(async ({ run }) => (await run(on)).breaches));
  return reports.flat();
}

class RollBack extends Error {}

/** What the checks find after these statements, which are taken back. */
async function breachesAfter(statement: string): Promise<readonly string[]> {
  let found: readonly string[] = [];
  const tampering = db.transaction().execute(async (tx) => {
    await sql.raw(statement).execute(tx);
    for (const { run } of BOOK_CHECKS) found = [...found, ...(await run(tx)).breaches];
    throw new RollBack();
  });
  await tampering.catch((error: unknown) => {
    if (!(error instanceof RollBack)) throw error;
  });
  return found;
}

describe("the books of exams", () => {
  it("hold while an exam is open and when it is closed, and have looked at its sittings", async () => {
    await sat();
    await sat({ rules: { release: "close" } });
    expect(await breaches(db)).toEqual([]);
    clock.advanceMs(2 * HOUR_MS);
    await job.run();
    expect(await breaches(db)).toEqual([]);
    const looked = await Promise.all(
      BOOK_CHECKS.filter(({ promise }) => promise.includes("exam")).map(
        async ({ run }) => (await run(db)).checked,
      ),
    );
    expect(looked.filter((count) => count > 0).length).toBeGreaterThanOrEqual(2);
  });

  it("show what is not as the log says", async () => {
    const { examId, attemptId } = await sat();
    const own = `where attempt_id = '${attemptId}'`;
    const cases: readonly (readonly [string, RegExp])[] = [
      [
        `update exam_sittings set result = jsonb_set(result, '{percent}', '100') ${own}`,
        /is not what its log/,
      ],
      [`update exam_sittings set first_result = result ${own}`, /before its regrade is not/],
      [`update exam_sittings set result = null ${own}`, /has no result/],
      [`delete from exam_sittings ${own}`, /is an exam without a sitting/],
      [`update exams set closed_at = now() where exam_id = '${examId}'`, /is reserved by exam/],
      [
        `insert into exam_regrades (exam_id, number, at, reason, changes)
          select '${examId}', 1, now(), 'A wrong key', jsonb_build_array(jsonb_build_object('itemId', question ->> 'itemId',
            'version', (question ->> 'version')::int, 'do', 'drop'))
          from attempts, jsonb_array_elements(paper -> 'questions') question ${own} limit 1`,
        /is not what its log/,
      ],
    ];
    for (const [statement, breach] of cases) {
      expect((await breachesAfter(statement)).join("\n")).toMatch(breach);
    }
  });
});

describe("what a player can take along of exams", () => {
  it("is every sitting, with its result once that may be known, lists, groups and tries", async () => {
    const { player, examId } = await sat({ rules: { release: "close" } });
    await sittings.newGroup([player.playerId]);
    await sql`insert into exam_key_tries values (${player.playerId}, now(), 3)`.execute(db);
    const hidden = { exam_id: examId, exam: "Spring exam", number: 1, marks: null, passed: null };
    expect(await rowsOf(player, "exams")).toMatchObject([hidden]);
    expect(await rowsOf(player, "attempts")).toMatchObject([{ mode: "exam", correct: null, percent: null }]);
    expect(await rowsOf(player, "exam_lists")).toMatchObject([
      { exam_id: examId, is_listed: true, group: null },
      { exam_id: null, group: expect.any(String) },
    ]);
    expect(await rowsOf(player, "exam_key_tries")).toMatchObject([{ tries: 3 }]);
    clock.advanceMs(2 * HOUR_MS);
    await job.run();
    expect(await rowsOf(player, "exams")).toMatchObject([
      { marks: 8, max_marks: 10, percent: 80, passed: true },
    ]);
    await sql`update exam_sittings set voided_at = now(), void_reason = 'Power cut'
      where exam_id = ${examId}`.execute(db);
    expect(await rowsOf(player, "exams")).toMatchObject([{ marks: null, void_reason: "Power cut" }]);
  });

  it("tells no title of a draft", async () => {
    const player = await app.signUp();
    const examId = await sittings.newExam({ categories: ["air-law"], listed: [player.playerId] });
    await sql`update exams set published_at = null where exam_id = ${examId}`.execute(db);
    expect(await rowsOf(player, "exam_lists")).toMatchObject([{ exam_id: examId, exam: null }]);
  });
});

const settle = async () =>
  await settleAttempts({
    db,
    nowMs: clock.nowMs(),
    settings: await settings.current(),
    effects: FINISH_EFFECTS,
    onBug: (error) => job.bugs.push(error),
  });

describe("a player who goes", () => {
  it("is forgotten by exams; what was answered stays and waits for nobody, and the books hold", async () => {
    const { player, examId, attemptId } = await sat({ rules: { release: "examiner" } });
    await sittings.newGroup([player.playerId]);
    const running = await sittings.newExam({ categories: ["air-law"] });
    await sittings.open(player.call, running);
    dataOf(await player.call("delete_user_account"));
    for (const table of [
      "exam_sittings",
      "exam_candidates",
      "candidate_group_members",
      "exam_key_tries",
    ] as const) {
      const { rows } =
        await sql`select 1 from ${sql.table(table)} where player_id = ${player.playerId}`.execute(db);
      expect([table, rows]).toEqual([table, []]);
    }
    clock.advanceMs(2 * HOUR_MS);
    await job.run();
    await settle();
    const { rows } = await sql<{ finished: boolean }>`select finished_at is not null as finished from attempts
      where player_id = ${player.playerId}`.execute(db);
    expect(rows).toEqual([{ finished: true }, { finished: true }]);
    expect([examId, attemptId].length).toBe(2);
    expect([...(await breaches(db)), ...job.bugs, ...app.bugs]).toEqual([]);
  });

  it("and is only deactivated keeps the sitting, which is ended like any other", async () => {
    const { player, examId } = await sat({ rules: { release: "close" } });
    await sql`update players set status = 'deactivated' where player_id = ${player.playerId}`.execute(db);
    clock.advanceMs(2 * HOUR_MS);
    await job.run();
    const { rows } = await sql`select result ->> 'percent' as percent from exam_sittings
      where exam_id = ${examId}`.execute(db);
    expect(rows).toEqual([{ percent: "80" }]);
    expect([...(await breaches(db)), ...job.bugs]).toEqual([]);
  });
});
