import { createTestApp } from "@crosscheck/testkit/test-app";
import { afterEach, describe, expect, it } from "vitest";
import { dataOf, type Ask } from "../conformance/play-fixture.ts";
import { BOOK_CHECKS } from "../reconcile/all-checks.ts";
import { createExams, dataOfHost, DRAWN } from "./exam-fixture.ts";
import { readPool } from "./exam-pool.ts";

const app = await createTestApp();
const { db, clock } = app;
const exams = createExams(app);
const { host } = exams;
const OVER = "207";
const NO_DATA = "102";
const NOT_YET = "221";
/** The second that is forgiven after every end, and more. */
const FORGIVEN_MS = 1_001;

afterEach(async () => {
  const reports = await Promise.all(BOOK_CHECKS.map(({ run }) => run(db)));
  const problems = [...reports.flatMap(({ breaches }) => breaches), ...app.bugs.map(String)];
  if (problems.length > 0) throw new Error(problems.join("\n"));
});

const enter = async (ask: Ask, exam_module_id: string) =>
  dataOf(await ask("set_exam_module_result", { exam_module_id }));
const startCode = async (ask: Ask, exam_module_id: string) =>
  (await ask("get_exam_module_questions", { exam_module_id, accept_rules: 1 })).body.message;

describe("who has agreed to the rules and not started", () => {
  it("starts no exam that lets in others only by then", async () => {
    const examId = await exams.newExam();
    const [ann, bob] = [await app.signUp(), await app.signUp()];
    await enter(ann.call, examId);
    const candidates = [{ player: bob.playerId }];
    dataOfHost(await host("set_exam_candidates", { exam_id: examId, admits: "list", candidates }));
    expect(await startCode(ann.call, examId)).toBe(NO_DATA);
    await exams.start(bob.call, examId);
  });

  it("does not start what the examiner has taken back, unless it may be repeated", async () => {
    const examId = await exams.newExam();
    const { call, playerId } = await app.signUp();
    await enter(call, examId);
    const who = { exam_id: examId, player_id: playerId, reason: "came with another one's papers" };
    dataOfHost(await host("void_exam_sitting", who));
    expect(await startCode(call, examId)).toBe(OVER);
    expect((await call("set_exam_module_result", { exam_module_id: examId })).body.message).toBe(OVER);
  });
});

describe("a sitting that was taken back", () => {
  it("is not sat again by who is let in no more", async () => {
    const examId = await exams.newExam();
    const { call, playerId } = await app.signUp();
    await exams.sit(call, examId, { right: 1 });
    const who = { exam_id: examId, player_id: playerId, reason: "a fire drill" };
    dataOfHost(await host("void_exam_sitting", { ...who, may_repeat: true }));
    dataOfHost(await host("set_exam_candidates", { exam_id: examId, admits: "list" }));
    expect(await startCode(call, examId)).toBe(NO_DATA);
    expect((await call("set_exam_module_result", { exam_module_id: examId })).body.message).toBe(NO_DATA);
  });

  it("is given no time, though the second that is forgiven is not over", async () => {
    const examId = await exams.newExam();
    const who = { exam_id: examId, reason: "a fire drill" };
    for (const step of ["void_exam_sitting", "end_exam_sitting"] as const) {
      const { call, playerId } = await app.signUp();
      await exams.start(call, examId);
      dataOfHost(await host(step, { ...who, player_id: playerId }));
      const more = await host("give_exam_time", { ...who, player_id: playerId, minutes: 10 });
      expect(more).toMatchObject({ refused: "attempt_finished" });
    }
  });

  it("tells no answer of a paper that may be sat again, before or after the exam has closed", async () => {
    const paper = await exams.fixedPaper(5);
    const rules = { minutes: 30, release: "hand_in", review: "release" };
    const examId = await exams.newExam({ paper, rules });
    const { call, playerId } = await app.signUp();
    const { attempt_id } = await exams.start(call, examId);
    const review = async () => (await call("review_attempt", { attempt_id })).body.message;
    const who = { exam_id: examId, player_id: playerId, reason: "a fire drill", may_repeat: true };
    dataOfHost(await host("void_exam_sitting", who));
    clock.advanceMs(FORGIVEN_MS);
    expect(await review()).toBe(NOT_YET);
    await exams.sit(call, examId, { right: 1 });
    await exams.close(examId);
    expect(await review()).toBe(NOT_YET);
  });
});

it("a fixed paper takes nothing away that a published exam needs to be drawn", async () => {
  const pool = await readPool(db, "en");
  const count = pool.filter(({ category, kind }) => category === "air-law" && kind === "single").length;
  const section = { ...DRAWN, count, categories: ["air-law"] };
  await exams.newExam({ title: "Law", paper: { kind: "blueprint", sections: [section] } });
  const draft = await exams.newDraft({ paper: await exams.fixedPaper(3) });
  expect(await host("publish_exam", { exam_id: draft })).toMatchObject({
    refused: "exam_items_missing",
    missing: [{ section: "Law: all", wanted: count, found: count - 3 }],
  });
  const { call } = await app.signUp();
  expect(await startCode(call, draft)).toBe(NO_DATA);
});
