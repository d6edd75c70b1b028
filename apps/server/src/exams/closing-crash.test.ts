import { RELEASES, type Release } from "@crosscheck/rules/exams/exam";
import { createTestApp } from "@crosscheck/testkit/test-app";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { openLevel } from "../conformance/play-fixture.ts";
import type { Db } from "../postgres/database.ts";
import { BOOK_CHECKS } from "../reconcile/all-checks.ts";
import { createExamJob, createSittings, HOUR_MS } from "./sitting-fixture.ts";

const app = await createTestApp();
const { db, clock } = app;
const sittings = createSittings(app);
const job = createExamJob(app);

/** A database that is gone after so many statements, as for a process that is killed there. */
function goneAfter(statements: number) {
  const state = { left: statements, isGone: false };
  const on: Db = db.withPlugin({
    transformQuery: ({ node }) => {
      if (state.left === 0) state.isGone = true;
      if (state.isGone) throw new Error("the process was killed");
      state.left -= 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { on, state };
}

/** An exam whose window is over: one candidate has handed in, one has left, one has only entered, one never came. */
async function endedExam(release: Release): Promise<string> {
  const [setter, ...players] = await Promise.all(Array.from({ length: 5 }, async () => await app.signUp()));
  const itemIds = (await openLevel(setter?.call ?? app.call)).questions.map(({ question_id }) => question_id);
  const listed = players.map(({ playerId }) => playerId);
  const examId = await sittings.newExam({ itemIds, rules: { release }, admits: "list", listed });
  const [handsIn, leaves, enters] = players;
  if (!handsIn || !leaves || !enters) throw new Error("four candidates");
  for (const { call } of [handsIn, leaves]) {
    await sittings.answer(call, await sittings.open(call, examId), 7);
  }
  await sittings.handIn(handsIn.call, examId);
  await enters.call("set_exam_module_result", { exam_module_id: examId, accept_rules: 1 });
  clock.advanceMs(HOUR_MS + 1_001);
  return examId;
}

async function stateOf(examId: string) {
  const { rows } = await sql`
    select closed_at is not null as closed,
      (select count(*)::int from reserved_items reserved where reserved.exam_id = exams.exam_id) as reserved,
      (select count(result)::int from exam_sittings sitting where sitting.exam_id = exams.exam_id) as results,
      (select count(*)::int from exam_sittings sitting join open_attempts using (player_id, attempt_id)
        where sitting.exam_id = exams.exam_id) as open,
      (select count(*)::int from exam_sittings sitting join attempts using (player_id, attempt_id)
        where sitting.exam_id = exams.exam_id and closes_at = exams.ends_at) as told,
      (select count(*)::int from notices where kind = 'exam_result' and params ->> 'exam_id' = exams.exam_id::text) as notices
    from exams where exam_id = ${examId}`.execute(db);
  return rows[0];
}

const END = { closed: true, reserved: 0 };
const ENDS: Readonly<Record<Release, object>> = {
  hand_in: { ...END, results: 2, open: 0, told: 2, notices: 0 },
  close: { ...END, results: 2, open: 0, told: 2, notices: 2 },
  examiner: { ...END, results: 0, open: 2, told: 0, notices: 0 },
};

it.each(RELEASES)(
  "a closing that is killed after any of its statements, and begun again, ends the same (%s)",
  async (release) => {
    let isThrough = false;
    let statements = 0;
    // The sittings of one that is known at hand-in are ended as those of one that waits are.
    for (; !isThrough; statements += release === "hand_in" ? 3 : 1) {
      const examId = await endedExam(release);
      const { on, state } = goneAfter(statements);
      await job.run(on).catch(() => undefined);
      job.bugs.splice(0);
      isThrough = !state.isGone;
      await job.run();
      expect([statements, await stateOf(examId)]).toEqual([statements, ENDS[release]]);
      await job.run();
      expect(await stateOf(examId)).toEqual(ENDS[release]);
    }
    expect(statements).toBeGreaterThan(release === "examiner" ? 6 : 12);
    const reports = await Promise.all(BOOK_CHECKS.map(({ run }) => run(db)));
    expect([...reports.flatMap(({ breaches }) => breaches), ...job.bugs, ...app.bugs]).toEqual([]);
  },
);
