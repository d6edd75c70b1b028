import type { Actions, OutputOf } from "@crosscheck/contract";
import { NOT_RELEASED_MS } from "@crosscheck/rules/exams/exam";
import { createTestApp, type TestPlayer } from "@crosscheck/testkit/test-app";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { dataOf, openLevel, type View } from "../conformance/play-fixture.ts";
import { toldTo } from "../notices/notice-fixture.ts";
import { createExamJob, createSittings, HOUR_MS, type ExamWish } from "./sitting-fixture.ts";

/** How long after the end of a window answers may still be on their way. */
const GRACE_MS = 1_000;

const app = await createTestApp();
const { db, clock } = app;
const sittings = createSittings(app);
const job = createExamJob(app);
afterEach(() => {
  const bugs = [...app.bugs, ...job.bugs];
  if (bugs.length > 0) throw new Error(bugs.map(String).join("\n"));
});

type Result = OutputOf<Actions["get_exam_result"]>;
type Review = OutputOf<Actions["review_attempt"]>;
type Notices = OutputOf<Actions["get_notifications"]>;

const itemsOf = (view: View) => view.questions.map(({ question_id }) => question_id);
const resultOf = async ({ call }: TestPlayer, exam_module_id: string) =>
  dataOf<Result>(await call("get_exam_result", { exam_module_id }));

/** An exam with a fixed paper of a level, and a candidate who has answered it and hands it in, or leaves it. */
async function sat(rules: ExamWish["rules"], isHandedIn = true) {
  const player = await app.signUp();
  const other = await app.signUp();
  const itemIds = itemsOf(await openLevel(other.call));
  const examId = await sittings.newExam({ itemIds, ...(rules && { rules }) });
  const view = await sittings.open(player.call, examId);
  await sittings.answer(player.call, view, 8);
  if (isHandedIn) await sittings.handIn(player.call, examId);
  return { player, examId, itemIds, attemptId: view.attempt_id };
}

async function readExam(examId: string) {
  const { rows } = await sql<{ closed: boolean; reserved: number }>`
    select closed_at is not null as closed, (select count(*)::int from reserved_items reserved
      where reserved.exam_id = exams.exam_id) as reserved
    from exams where exam_id = ${examId}`.execute(db);
  return rows[0];
}

async function closesAt(attemptId: string): Promise<number | undefined> {
  const { rows } = await sql<{ closes_at: Date | null }>`select closes_at from attempts
    where attempt_id = ${attemptId}`.execute(db);
  return rows[0]?.closes_at?.getTime();
}

describe("an exam whose window is over", () => {
  it("is closed a second later, and its questions are in play again", async () => {
    const { examId, itemIds } = await sat({});
    const newcomer = await app.signUp();
    clock.advanceMs(HOUR_MS - 1 + GRACE_MS);
    await job.run();
    expect(await readExam(examId)).toEqual({ closed: false, reserved: 10 });
    expect((await newcomer.call("get_questions_by_level", LEVEL_ONE)).body.error).toBe(true);
    clock.advanceMs(1);
    await job.run();
    expect(await readExam(examId)).toEqual({ closed: true, reserved: 0 });
    expect(itemIds).toEqual(expect.arrayContaining(itemsOf(await openLevel(newcomer.call))));
  });

  it.each([true, false])(
    "has results that waited for it, which nobody has to look at; handed in: %s",
    async (isHandedIn) => {
      const { player, examId } = await sat({ release: "close" }, isHandedIn);
      await job.run();
      expect(await toldTo(player)).toEqual([]);
      clock.advanceMs(HOUR_MS + GRACE_MS);
      await job.run();
      const { rows } = await sql`select result ->> 'marks' as marks from exam_sittings
      where exam_id = ${examId}`.execute(db);
      expect(rows).toEqual([{ marks: "8" }]);
      const params = { exam_id: examId, title: "Spring exam", number: 1 };
      expect(await toldTo(player)).toEqual([["exam_result", params]]);
      const { data } = dataOf<Notices>(await player.call("get_notifications"));
      expect(data[0]).toMatchObject({ path: `/exam-module/${examId}/result/` });
      expect(data[0]?.title).toContain("Spring exam");
      await job.run();
      expect(await toldTo(player)).toHaveLength(1);
      expect(await resultOf(player, examId)).toMatchObject({ obtained_marks: 8, can_review: true });
    },
  );

  it("lets answers be seen that waited for it, of a result that was known at hand-in and is told nobody", async () => {
    const { player, examId, attemptId } = await sat({ release: "hand_in", review: "close" });
    expect(await resultOf(player, examId)).toMatchObject({ obtained_marks: 8, can_review: false });
    expect(await closesAt(attemptId)).toBeUndefined();
    clock.advanceMs(HOUR_MS + GRACE_MS);
    expect((await player.call("review_attempt", { attempt_id: attemptId })).body.error).toBe(true);
    await job.run();
    expect(await resultOf(player, examId)).toMatchObject({ obtained_marks: 8, can_review: true });
    const review = dataOf<Review>(await player.call("review_attempt", { attempt_id: attemptId }));
    expect(review.result.scope.exam).toMatchObject({ exam_id: examId, sections: [{ name: { en: "All" } }] });
    expect(await toldTo(player)).toEqual([]);
  });

  it("keeps answers for ever that are never told", async () => {
    const { player, examId, attemptId } = await sat({ release: "hand_in", review: "never" });
    clock.advanceMs(2 * HOUR_MS);
    await job.run();
    expect(await resultOf(player, examId)).toMatchObject({ obtained_marks: 8, can_review: false });
    expect((await player.call("review_attempt", { attempt_id: attemptId })).body.error).toBe(true);
  });

  it("leaves results to the examiner that wait for one", async () => {
    const { player, examId, attemptId } = await sat({ release: "examiner", review: "release" });
    clock.advanceMs(2 * HOUR_MS);
    await job.run();
    expect(await readExam(examId)).toEqual({ closed: true, reserved: 0 });
    expect(await resultOf(player, examId)).toMatchObject({ state: "hidden", obtained_marks: null });
    expect([await toldTo(player), await closesAt(attemptId)]).toEqual([[], NOT_RELEASED_MS]);
  });

  it("is closed once by two processes at the same time", async () => {
    const { player, examId } = await sat({ release: "close" }, false);
    clock.advanceMs(2 * HOUR_MS);
    await Promise.all([job.run(), job.run(), job.run()]);
    expect(await readExam(examId)).toEqual({ closed: true, reserved: 0 });
    expect(await toldTo(player)).toHaveLength(1);
    expect(await resultOf(player, examId)).toMatchObject({ obtained_marks: 8 });
  });

  it("is closed whatever goes wrong with one sitting, which is ended by the next look", async () => {
    const { player, examId, attemptId } = await sat({ release: "close" });
    clock.advanceMs(2 * HOUR_MS);
    await sql`alter table attempt_results add constraint stopped
      check (attempt_id <> ${sql.lit(attemptId)}) not valid`.execute(db);
    await job.run();
    await sql`alter table attempt_results drop constraint stopped`.execute(db);
    expect(job.bugs.splice(0)).toHaveLength(1);
    expect(await readExam(examId)).toEqual({ closed: true, reserved: 0 });
    expect(await resultOf(player, examId)).toMatchObject({ obtained_marks: 8 });
    expect(await toldTo(player)).toHaveLength(1);
  });
});

const LEVEL_ONE = { category: "air-law", subcategory: "rules-of-the-air", level: 1 };

describe("candidates of an exam that opens", () => {
  it("are told once, those of its list and of its group; everybody is not", async () => {
    const [listed, member, stranger] = await Promise.all([app.signUp(), app.signUp(), app.signUp()]);
    const soon = { startsInMs: 60_000, categories: ["air-law"] };
    const ofList = await sittings.newExam({ ...soon, admits: "list", listed: [listed.playerId] });
    const groupId = await sittings.newGroup([member.playerId]);
    const ofGroup = await sittings.newExam({
      ...soon,
      admits: "group",
      groupId,
      listed: [stranger.playerId],
    });
    await sittings.newExam(soon);
    clock.advanceMs(59_999);
    await job.run();
    const told = async () => await Promise.all([listed, member, stranger].map(toldTo));
    expect(await told()).toEqual([[], [], []]);
    clock.advanceMs(1);
    await Promise.all([job.run(), job.run()]);
    await job.run();
    const notice = (exam_id: string) => [["exam_opens", { exam_id, title: "Spring exam" }]];
    expect(await told()).toEqual([notice(ofList), notice(ofGroup), []]);
    const { data } = dataOf<Notices>(await listed.call("get_notifications"));
    expect(data[0]).toMatchObject({ path: `/exam-module/${ofList}/` });
  });

  it("are told when they come later, not when they have entered, are away, or it is over", async () => {
    const [first, late, entered, inactive] = await Promise.all(
      [1, 2, 3, 4].map(async () => await app.signUp()),
    );
    if (!first || !late || !entered || !inactive) throw new Error("four players");
    const listed = [first, entered, inactive].map(({ playerId }) => playerId);
    const examId = await sittings.newExam({ admits: "list", listed, categories: ["air-law"] });
    await sittings.open(entered.call, examId);
    await sql`update players set status = 'deactivated' where player_id = ${inactive.playerId}`.execute(db);
    await job.run();
    await sittings.list(examId, [late.playerId]);
    await job.run();
    const { rows } = await sql<{ player_id: string }>`select player_id from notices
      where kind = 'exam_opens' and subject = ${examId}`.execute(db);
    expect(rows.map((row) => row.player_id).toSorted()).toEqual([first.playerId, late.playerId].toSorted());
    const tooLate = await app.signUp();
    await sittings.list(examId, [tooLate.playerId]);
    clock.advanceMs(HOUR_MS);
    await job.run();
    expect(await toldTo(tooLate)).toEqual([]);
  });
});
