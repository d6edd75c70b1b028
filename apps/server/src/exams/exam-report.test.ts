import type { Actions, OutputOf } from "@crosscheck/contract";
import { createTestApp, type TestPlayer } from "@crosscheck/testkit/test-app";
import { extractText, getDocumentProxy } from "unpdf";
import { afterEach, describe, expect, it } from "vitest";
import { dataOf, optionOf, paperOf, type View } from "../conformance/play-fixture.ts";
import { checkReport } from "../exam-reports/check-report.ts";
import { createOperators } from "../operators/operator-fixture.ts";
import { BOOK_CHECKS } from "../reconcile/all-checks.ts";
import { insertOpenExam, WINDOW_MS } from "./open-exam-fixture.ts";

const app = await createTestApp();
const { db, clock, ports } = app;
const { host } = createOperators(app);

type Report = OutputOf<Actions["get_exam_report"]>;
type Verified = OutputOf<Actions["verify_exam_result"]>;
type Result = OutputOf<Actions["get_exam_result"]>;

afterEach(async () => {
  const reports = await Promise.all(BOOK_CHECKS.map(({ run }) => run(db)));
  const problems = [...reports.flatMap(({ breaches }) => breaches), ...app.bugs.map(String)];
  if (problems.length > 0) throw new Error(problems.join("\n"));
});

async function sit({ call }: TestPlayer, exam_module_id: string, right: number): Promise<View> {
  const exam = { exam_module_id };
  const view = dataOf<View>(await call("get_exam_module_questions", { ...exam, accept_rules: 1 }));
  for (const question of await paperOf(db, view.attempt_id)) {
    const answer = optionOf(question, question.number <= right ? "right" : "wrong");
    const fields = { attempt_id: view.attempt_id, question_id: question.itemId, answer, sequence: 1 };
    dataOf(await call("submit_answer", fields));
  }
  dataOf(await call("set_exam_module_result", { ...exam, total_duration: 1 }));
  clock.advanceMs(2_000);
  return view;
}

const newExam = async (rules: Parameters<typeof insertOpenExam>[1] = {}) =>
  await insertOpenExam({ db, clock, random: ports.random }, rules);
const documentOf = async ({ call }: TestPlayer, exam_module_id: string, fields: object = {}) =>
  dataOf<Report>(await call("get_exam_report", { exam_module_id, format: "json", ...fields }));
const verify = async (code: string) => dataOf<Verified>(await app.call("verify_exam_result", { code }));

describe("the signed result", () => {
  it("says what the result says, and is genuine until a letter of it is changed", async () => {
    const [examId, player] = [await newExam(), await app.signUp()];
    await sit(player, examId, 8);
    const file = await documentOf(player, examId);
    const text = Buffer.from(file.base64, "base64").toString();
    const trusted = [ports.resultSigner.publicKey];
    expect(checkReport(JSON.parse(text), trusted)).toMatchObject({
      verdict: "genuine",
      report: {
        code: file.code,
        exam: { id: examId, subject: "PPL(A) · 010" },
        marks: 8,
        maxMarks: 10,
        percent: 80,
        passed: true,
        whyNot: null,
        questions: { total: 10, correct: 8, wrong: 2, blank: 0, unscored: 0 },
        sections: [{ name: "Air law", marks: 8, passPercent: null, passed: null }],
      },
    });
    const forged = JSON.parse(text.replace('"percent": 80', '"percent": 90')) as unknown;
    expect(checkReport(forged, trusted).verdict).toBe("altered");
    const result = dataOf<Result>(await player.call("get_exam_result", { exam_module_id: examId }));
    expect(result.report).toEqual({ code: file.code, name_shown: "initials" });
  });

  it("names whoever sat it: another name of the account later is in no document and on no page", async () => {
    const [examId, player] = [await newExam(), await app.signUp("Bessie Coleman")];
    await sit(player, examId, 9);
    dataOf(await player.call("update_profile", { name: "Paying Customer" }));
    const { code, base64 } = await documentOf(player, examId);
    const text = Buffer.from(base64, "base64").toString();
    expect([text.includes("Bessie Coleman"), text.includes("Customer")]).toEqual([true, false]);
    expect((await verify(code)).candidate).toBe("B. C.");
    dataOf(await player.call("set_exam_result_name", { exam_module_id: examId, name_shown: "full" }));
    expect((await verify(code)).candidate).toBe("Bessie Coleman");
    const own = await player.call("get_my_data", { part: "exams" });
    expect(own.text).toContain("Bessie Coleman");
    const reason = "A spelling, by the passport.";
    await host("rename_player", { player_id: player.playerId, name: "Elizabeth Coleman", reason });
    expect((await verify(code)).candidate).toBe("Elizabeth Coleman");
  });

  it("is there only once the result is known, and never of a voided sitting", async () => {
    const [examId, player] = [await newExam({ release: "close" }), await app.signUp()];
    await sit(player, examId, 8);
    const ask = async () => (await player.call("get_exam_report", { exam_module_id: examId })).body.message;
    expect(await ask()).toBe("241");
    const early = dataOf<Result>(await player.call("get_exam_result", { exam_module_id: examId }));
    expect(early.report).toBeNull();
    clock.advanceMs(WINDOW_MS);
    const { code } = await documentOf(player, examId);
    const who = { exam_id: examId, player_id: player.playerId, reason: "two people sat it" };
    await host("void_exam_sitting", who);
    expect(await ask()).toBe("102");
    expect(await verify(code)).toMatchObject({ state: "voided", result: null });
    expect(
      (await (await app.signUp()).call("get_exam_report", { exam_module_id: examId })).body.message,
    ).toBe("102");
  });
});

describe("the printed result", () => {
  it("is a pdf with the code and the verdict, in the language of the page", async () => {
    const [examId, player] = [await newExam(), await app.signUp()];
    await sit(player, examId, 8);
    for (const language of ["en", "ar"]) {
      const file = await documentOf(player, examId, { format: "pdf", language });
      expect(file).toMatchObject({ file_name: `crosscheck-${file.code}.pdf`, mime: "application/pdf" });
      const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(file.base64, "base64")));
      const { text } = await extractText(pdf, { mergePages: true });
      expect(text).toContain(file.code);
    }
  });
});

describe("the verification page", () => {
  it("tells the result, and the name as its candidate allows it", async () => {
    const [examId, player] = [await newExam(), await app.signUp("Amelia Mary Earhart")];
    await sit(player, examId, 5);
    const { code } = await documentOf(player, examId);
    const typed = code.toLowerCase().replaceAll("-", " ");
    expect(await verify(typed)).toMatchObject({
      code,
      state: "valid",
      exam_title: "Air law, class 7",
      candidate: "A. M. E.",
      result: { marks: 5, max_marks: 10, percent: 50, passed: false },
      is_regraded: false,
    });
    const show = async (name_shown: string) =>
      dataOf(await player.call("set_exam_result_name", { exam_module_id: examId, name_shown }));
    await show("full");
    expect((await verify(code)).candidate).toBe("Amelia Mary Earhart");
    await show("hidden");
    expect((await verify(code)).candidate).toBeNull();
  });

  it("tells nothing to who has no code", async () => {
    for (const code of ["0000-0000-0000", "x", "%", "'; drop table exams"]) {
      expect((await app.call("verify_exam_result", { code })).body.message).toBe("102");
    }
  });

  it("tells the result as it stands after a regrade, and says so", async () => {
    const [examId, player] = [await newExam(), await app.signUp()];
    const { attempt_id } = await sit(player, examId, 7);
    const { code } = await documentOf(player, examId);
    clock.advanceMs(WINDOW_MS);
    const missed = (await paperOf(db, attempt_id))[9];
    const change = { item_id: missed?.itemId, version: missed?.version, do: "everybody_right" };
    const fields = { exam_id: examId, changes: [change], reason: "no option is right", confirm: true };
    expect(await host("regrade_exam", fields)).not.toHaveProperty("refused");
    expect(await verify(code)).toMatchObject({ is_regraded: true, result: { percent: 80, passed: true } });
    const again = await documentOf(player, examId);
    expect(again.code).toBe(code);
    const report: unknown = JSON.parse(Buffer.from(again.base64, "base64").toString());
    expect(report).toMatchObject({ report: { percent: 80, regradedFrom: { percent: 70, passed: false } } });
  });
});
