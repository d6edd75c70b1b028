import type { Actions, OutputOf } from "@crosscheck/contract";
import { createTestApp, type TestPlayer } from "@crosscheck/testkit/test-app";
import { afterEach, describe, expect, it } from "vitest";
import { dataOf, optionOf, paperOf, type View } from "../conformance/play-fixture.ts";
import { BOOK_CHECKS } from "../reconcile/all-checks.ts";
import { createExams, DRAWN } from "./exam-fixture.ts";

const app = await createTestApp();
const exams = createExams(app);

type Result = OutputOf<Actions["get_exam_result"]>;

afterEach(async () => {
  const reports = await Promise.all(BOOK_CHECKS.map(({ run }) => run(app.db)));
  const problems = [...reports.flatMap(({ breaches }) => breaches), ...app.bugs.map(String)];
  if (problems.length > 0) throw new Error(problems.join("\n"));
});

const LAW = { ...DRAWN, section: "law", name: { en: "Air law" }, categories: ["air-law"] };
const MET = { ...DRAWN, section: "met", name: { en: "Meteorology" }, categories: ["meteorology"] };
const known = { release: "hand_in", review: "release" };

/** Sits a whole exam: rightly where `isRight` says so, wrongly elsewhere. */
async function sit(
  { call }: TestPlayer,
  examId: string,
  isRight: (question: { readonly section: string | null; readonly marks: number }) => boolean,
): Promise<{ readonly view: View; readonly result: Result }> {
  const view = await exams.start(call, examId);
  for (const question of await paperOf(app.db, view.attempt_id)) {
    const answer = optionOf(question, isRight(question) ? "right" : "wrong");
    dataOf(
      await call("submit_answer", { attempt_id: view.attempt_id, question_id: question.itemId, answer }),
    );
  }
  dataOf(await exams.handIn(call, examId));
  return { view, result: dataOf<Result>(await call("get_exam_result", { exam_module_id: examId })) };
}

describe("trial items", () => {
  it("are asked like any other, and are in no marks and no count", async () => {
    const sections = [{ ...LAW, count: 6, trials: 2, marks: 2 }];
    const examId = await exams.newExam({ rules: known, paper: { kind: "blueprint", sections } });
    const { view, result } = await sit(await app.signUp(), examId, ({ marks }) => marks > 0);
    expect(view.questions.map(({ marks }) => marks)).toEqual([2, 2, 2, 2, 2, 2]);
    expect(result).toMatchObject({
      obtained_marks: 8,
      total_marks: 8,
      percent: 100,
      passed: true,
      detail: { questions: 6, correct: 4, wrong: 0, blank: 0, unscored: 2 },
    });
    expect(result.detail?.statistics).toEqual([{ marks: 2, correct: 4, wrong: 0, blank: 0 }]);
  });
});

describe("marks", () => {
  it("cost a wrong answer what the exam says, and never fall below nothing", async () => {
    const rules = { ...known, marks: { right: 1, wrong: -0.25, blank: 0 } };
    const sections = [{ ...LAW, count: 4 }];
    const examId = await exams.newExam({ rules, paper: { kind: "blueprint", sections } });
    let answered = 0;
    const half = await sit(await app.signUp(), examId, () => (answered += 1) <= 2);
    expect(half.result).toMatchObject({ obtained_marks: 1.5, total_marks: 4, percent: 37.5, passed: false });
    const none = await sit(await app.signUp(), examId, () => false);
    expect(none.result).toMatchObject({ obtained_marks: 0, percent: 0 });
  });

  it("of one section make up for no other one that has a pass mark of its own", async () => {
    const sections = [
      { ...LAW, count: 8 },
      { ...MET, count: 2, pass_percent: 60 },
    ];
    const examId = await exams.newExam({ rules: known, paper: { kind: "blueprint", sections } });
    const { result } = await sit(await app.signUp(), examId, ({ section }) => section === "law");
    expect(result).toMatchObject({ percent: 80, passed: false });
    expect(result.detail?.sections).toMatchObject([
      { section: "law", percent: 100, pass_percent: null, passed: null },
      { section: "met", percent: 0, pass_percent: 60, passed: false },
    ]);
    expect(result.detail?.objectives.reduce((sum, { total }) => sum + total, 0)).toBe(10);
  });
});
