import type { Actions, OutputOf } from "@crosscheck/contract";
import type { OperatorActions } from "@crosscheck/contract/operator-actions";
import type { Release, Review } from "@crosscheck/rules/exams/exam";
import { createTestApp, type TestPlayer } from "@crosscheck/testkit/test-app";
import { strFromU8, unzipSync } from "fflate";
import { afterEach, describe, expect, it } from "vitest";
import { dataOf, optionOf, paperOf, type View } from "../conformance/play-fixture.ts";
import { createOperators, type TestOperator } from "../operators/operator-fixture.ts";
import { BOOK_CHECKS } from "../reconcile/all-checks.ts";
import { insertOpenExam } from "./open-exam-fixture.ts";
import { tellExaminers } from "./tell-examiners.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const PAGE = "00000000-0000-4000-8000-00000000000a";
const REASON = "a fire alarm in the room";

const app = await createTestApp();
const { db, clock, ports, settings } = app;
const operators = createOperators({ db, ports, settings });

type Row = OutputOf<OperatorActions["give_exam_time"]>;
type Sitting = OutputOf<OperatorActions["view_exam_sitting"]>;
type Result = OutputOf<Actions["get_exam_result"]>;
type Regrade = OutputOf<OperatorActions["regrade_exam"]>;
type Analysis = OutputOf<OperatorActions["analyse_exam"]>;

afterEach(async () => {
  const reports = await Promise.all(BOOK_CHECKS.map(({ run }) => run(db)));
  const problems = [...reports.flatMap(({ breaches }) => breaches), ...app.bugs.map(String)];
  if (problems.length > 0) throw new Error(problems.join("\n"));
});

const newExam = async (of: { release?: Release; review?: Review } = {}) =>
  await insertOpenExam({ db, clock, random: ports.random }, { release: "examiner", ...of });

async function start(player: TestPlayer, examId: string): Promise<View> {
  const fields = { exam_module_id: examId, accept_rules: 1 };
  return dataOf<View>(await player.call("get_exam_module_questions", fields));
}

/** Answers the first questions rightly, the others wrongly, and hands in. */
async function sit(player: TestPlayer, examId: string, right: number): Promise<View> {
  const view = await start(player, examId);
  for (const question of await paperOf(db, view.attempt_id)) {
    const answer = optionOf(question, question.number <= right ? "right" : "wrong");
    const fields = { attempt_id: view.attempt_id, question_id: question.itemId, answer, sequence: 1 };
    dataOf(await player.call("submit_answer", fields));
  }
  dataOf(await player.call("set_exam_module_result", { exam_module_id: examId, total_duration: 1 }));
  clock.advanceMs(2_000);
  return view;
}

const report = async (player: TestPlayer, attempt_id: string, events: readonly object[]) =>
  dataOf(await player.call("report_exam_events", { attempt_id, page_id: PAGE, events }));
const resultOf = async (player: TestPlayer, exam_module_id: string) =>
  dataOf<Result>(await player.call("get_exam_result", { exam_module_id }));

/** The data of an operator's call; throws where it was refused. */
async function ask<T>(name: keyof OperatorActions, fields: object, operator?: TestOperator): Promise<T> {
  const outcome = await (operator?.call ?? operators.host)(name, fields);
  if (outcome.refused !== undefined) throw new Error(JSON.stringify(outcome));
  return outcome.data as T; // of the contract
}
const refusalOf = async (name: keyof OperatorActions, fields: object) => await operators.host(name, fields);
const rowsOf = async (exam_id: string, fields: object = {}) =>
  await ask<{ rows: readonly Row[]; next_cursor: string | null }>("list_exam_sittings", {
    exam_id,
    ...fields,
  });
const closeWindow = () => clock.advanceMs(2 * HOUR_MS + 2_000);

describe("the list of sittings", () => {
  it("tells where each candidate stands, and marks before candidates know them", async () => {
    const examId = await newExam();
    const [entered, sitting, done] = [await app.signUp(), await app.signUp(), await app.signUp()];
    dataOf(await entered.call("set_exam_module_result", { exam_module_id: examId }));
    const view = await start(sitting, examId);
    await report(sitting, view.attempt_id, [{ number: 1, kind: "visible" }]);
    await sit(done, examId, 8);
    const { rows } = await rowsOf(examId);
    const rowOf = ({ playerId }: TestPlayer) => rows.find((row) => row.player_id === playerId);
    expect(rowOf(entered)).toMatchObject({ state: "entered", attempt_id: null, questions: 0, result: null });
    expect(rowOf(sitting)).toMatchObject({
      state: "sitting",
      connection: "live",
      answered: 0,
      question: null,
      away_now: false,
      result: null,
    });
    expect(rowOf(done)).toMatchObject({
      state: "handed_in",
      answered: 10,
      question: 10,
      result: { marks: 8, max_marks: 10, percent: 80, passed: true },
    });
    expect(await resultOf(done, examId)).toMatchObject({ state: "hidden", percent: null, detail: null });
  });

  it("comes in pages, by name", async () => {
    const examId = await newExam();
    const players = [await app.signUp(), await app.signUp(), await app.signUp()];
    for (const player of players) await player.call("set_exam_module_result", { exam_module_id: examId });
    const first = await rowsOf(examId, { limit: 2 });
    const second = await rowsOf(examId, { limit: 2, cursor: first.next_cursor });
    const ids = [...first.rows, ...second.rows].map((row) => row.player_id);
    expect(ids.toSorted()).toEqual(players.map(({ playerId }) => playerId).toSorted());
    expect(second.next_cursor).toBeNull();
  });

  it("shows who is away now, and for how often and too long", async () => {
    const examId = await newExam();
    const player = await app.signUp();
    const view = await start(player, examId);
    await report(player, view.attempt_id, [{ number: 1, kind: "hidden" }]);
    expect((await rowsOf(examId)).rows).toMatchObject([{ away_now: true, absences: 1, too_long: 0 }]);
    clock.advanceMs(9_000);
    await report(player, view.attempt_id, [
      { number: 2, kind: "visible" },
      { number: 3, kind: "copied" },
    ]);
    expect((await rowsOf(examId)).rows).toMatchObject([
      { away_now: false, absences: 1, too_long: 1, violations: 2, state: "sitting" },
    ]);
    clock.advanceMs(20_000);
    expect((await rowsOf(examId)).rows).toMatchObject([{ connection: "silent" }]);
    const one = await ask<Sitting>("view_exam_sitting", { exam_id: examId, player_id: player.playerId });
    expect(one.timeline.map(({ kind }) => kind)).toEqual(["away", "copied"]);
    expect(one.answers).toHaveLength(10);
    expect(one.answers[0]).toMatchObject({ number: 1, answer: "", verdict: "blank", answered_at: null });
    expect(one.answers.every(({ stem }) => stem !== "")).toBe(true);
  });
});

describe("a step of the examiner", () => {
  it("gives time that the candidate has at once, within the window only", async () => {
    const examId = await newExam();
    const player = await app.signUp();
    const view = await start(player, examId);
    const who = { exam_id: examId, player_id: player.playerId, reason: REASON };
    const row = await ask<Row>("give_exam_time", { ...who, minutes: 10 });
    expect(row.extra_seconds).toBe(600);
    expect(Date.parse(row.ends_at ?? "")).toBe(Date.parse(view.expires_at) + 10 * MINUTE_MS);
    const now = dataOf<View>(await player.call("get_attempt", { attempt_id: view.attempt_id }));
    expect(now.expires_at).toBe(row.ends_at);
    expect(await refusalOf("give_exam_time", { ...who, minutes: 180 })).toMatchObject({
      refused: "invalid_field",
      field: "minutes",
    });
    clock.advanceMs(65 * MINUTE_MS);
    const [question] = await paperOf(db, view.attempt_id);
    const answer = { attempt_id: view.attempt_id, question_id: question?.itemId, sequence: 1 };
    expect(dataOf(await player.call("submit_answer", { ...answer, answer: "" }))).toMatchObject({
      in_time: true,
    });
  });

  it("ends a sitting with what was saved, and tells its candidate why", async () => {
    const examId = await newExam({ release: "hand_in" });
    const player = await app.signUp();
    const view = await start(player, examId);
    const [question] = await paperOf(db, view.attempt_id);
    if (question === undefined) throw new Error("no question");
    const answer = optionOf(question, "right");
    const fields = { attempt_id: view.attempt_id, question_id: question.itemId, answer, sequence: 1 };
    dataOf(await player.call("submit_answer", fields));
    const who = { exam_id: examId, player_id: player.playerId, reason: REASON };
    await ask("end_exam_sitting", who);
    clock.advanceMs(2_000);
    expect((await player.call("submit_answer", { ...fields, sequence: 2 })).body.message).toBe("207");
    expect(await resultOf(player, examId)).toMatchObject({
      state: "released",
      end_reason: REASON,
      obtained_marks: 1,
      percent: 10,
      passed: false,
    });
    expect(await refusalOf("end_exam_sitting", who)).toMatchObject({ refused: "attempt_finished" });
  });

  it("takes a sitting back, and lets it be sat again where that is said", async () => {
    const examId = await newExam({ release: "hand_in" });
    const player = await app.signUp();
    await sit(player, examId, 10);
    const who = { exam_id: examId, player_id: player.playerId, reason: REASON };
    await ask("void_exam_sitting", { ...who, may_repeat: true });
    expect(await resultOf(player, examId)).toMatchObject({
      state: "voided",
      void_reason: REASON,
      may_repeat: true,
      percent: null,
      detail: null,
      can_review: false,
    });
    await sit(player, examId, 3);
    expect(await resultOf(player, examId)).toMatchObject({
      state: "released",
      percent: 30,
      void_reason: null,
    });
    expect((await rowsOf(examId)).rows).toMatchObject([{ number: 2, state: "finished" }]);
    await ask("void_exam_sitting", who);
    expect((await player.call("get_exam_module_questions", { exam_module_id: examId })).body.message).toBe(
      "207",
    );
    expect(await refusalOf("void_exam_sitting", who)).toMatchObject({ refused: "exam_sitting_void" });
  });

  it("is a decision that the candidate reads and that changes no marks", async () => {
    const examId = await newExam({ release: "hand_in" });
    const player = await app.signUp();
    await sit(player, examId, 7);
    const who = { exam_id: examId, player_id: player.playerId };
    const decided = { ...who, decision: "accepted", reason: "the fire alarm rang" };
    expect(await ask<Row>("decide_exam_sitting", decided)).toMatchObject({ decision: "accepted" });
    expect(await resultOf(player, examId)).toMatchObject({
      percent: 70,
      decision: { decision: "accepted", reason: "the fire alarm rang" },
    });
  });

  it("is refused for who does not sit it", async () => {
    const examId = await newExam();
    const who = { exam_id: examId, player_id: (await app.signUp()).playerId, reason: REASON };
    for (const name of ["end_exam_sitting", "void_exam_sitting"] as const) {
      expect(await refusalOf(name, who)).toMatchObject({ refused: "no_data" });
    }
    expect(await refusalOf("list_exam_sittings", { exam_id: ports.random.uuid() })).toMatchObject({
      refused: "no_data",
    });
  });
});

describe("releasing", () => {
  it("waits for the window, and then lets every result be known, once", async () => {
    const examId = await newExam();
    const [ann, bob] = [await app.signUp(), await app.signUp()];
    await sit(ann, examId, 9);
    const view = await start(bob, examId);
    expect(await refusalOf("release_exam", { exam_id: examId })).toMatchObject({ refused: "exam_not_over" });
    closeWindow();
    expect(await resultOf(ann, examId)).toMatchObject({ state: "hidden", available_at: null });
    expect((await ann.call("review_attempt", { attempt_id: view.attempt_id })).body.error).toBe(true);
    expect(await ask("release_exam", { exam_id: examId })).toMatchObject({ sittings: 2 });
    expect(await resultOf(ann, examId)).toMatchObject({ state: "released", percent: 90, can_review: true });
    expect(await resultOf(bob, examId)).toMatchObject({ state: "released", percent: 0 });
    expect(await refusalOf("release_exam", { exam_id: examId })).toMatchObject({
      refused: "exam_not_held_back",
    });
  });
});

describe("regrading", () => {
  it("shows who is affected, and stores it only when that is meant", async () => {
    const examId = await newExam();
    const [ann, bob] = [await app.signUp(), await app.signUp()];
    const view = await sit(ann, examId, 7);
    await sit(bob, examId, 10);
    closeWindow();
    await ask("release_exam", { exam_id: examId });
    await resultOf(ann, examId);
    await resultOf(bob, examId);
    const missed = (await paperOf(db, view.attempt_id))[9];
    const change = { item_id: missed?.itemId, version: missed?.version, do: "everybody_right" };
    const fields = { exam_id: examId, changes: [change], reason: "two options are right" };
    expect(await ask<Regrade>("regrade_exam", fields)).toMatchObject({ is_done: false, gain: 1, fall: 0 });
    expect(await resultOf(ann, examId)).toMatchObject({ percent: 70 });
    const done = await ask<Regrade>("regrade_exam", { ...fields, confirm: true });
    expect(done).toMatchObject({ is_done: true, gain: 1, now_pass: 1 });
    expect(done.changed).toMatchObject([
      {
        player_id: ann.playerId,
        before: { percent: 70, passed: false },
        after: { percent: 80, passed: true },
      },
    ]);
    expect(await resultOf(ann, examId)).toMatchObject({
      percent: 80,
      passed: true,
      detail: { before_regrade: { percent: 70, passed: false } },
    });
    const regradesTold = async ({ call }: TestPlayer) =>
      dataOf<OutputOf<Actions["get_notifications"]>>(await call("get_notifications")).data.filter(
        ({ kind }) => kind === "exam_regraded",
      );
    expect(await regradesTold(ann)).toHaveLength(1);
    expect(await regradesTold(bob)).toEqual([]);
    const one = await ask<Sitting>("view_exam_sitting", { exam_id: examId, player_id: ann.playerId });
    expect(one.answers.filter(({ verdict }) => verdict === "correct")).toHaveLength(8);
  });

  it("lets marks fall only when that is said, and counts for results that come later", async () => {
    const examId = await newExam();
    const ann = await app.signUp();
    const view = await sit(ann, examId, 10);
    closeWindow();
    const [question] = await paperOf(db, view.attempt_id);
    const wrong = question?.options.find(({ optionId }) => !question.key.includes(optionId))?.authorId;
    const change = { item_id: question?.itemId, version: question?.version, do: "new_key", key: [wrong] };
    const fields = { exam_id: examId, changes: [change], reason: "the key was wrong", confirm: true };
    expect(await refusalOf("regrade_exam", fields)).toMatchObject({ refused: "exam_marks_fall" });
    await ask("regrade_exam", { ...fields, accept_falls: true });
    const known = { state: "handed_in", result: { percent: 90 }, before_regrade: { percent: 100 } };
    expect((await rowsOf(examId)).rows).toMatchObject([known]);
    await ask("release_exam", { exam_id: examId });
    expect(await resultOf(ann, examId)).toMatchObject({
      percent: 90,
      detail: { before_regrade: { percent: 100 } },
    });
  });

  it("refuses what no question has, and an exam without anything to mark", async () => {
    const examId = await newExam();
    const ann = await app.signUp();
    const view = await sit(ann, examId, 10);
    const ids = (await paperOf(db, view.attempt_id)).map(({ itemId, version }) => ({
      item_id: itemId,
      version,
      do: "drop",
    }));
    const fields = { exam_id: examId, reason: "out of the syllabus" };
    expect(await refusalOf("regrade_exam", { ...fields, changes: ids })).toMatchObject({
      refused: "exam_not_over",
    });
    closeWindow();
    const none = { item_id: ports.random.uuid(), version: 1, do: "drop" };
    for (const changes of [ids, [none], [{ ...ids[0], do: "new_key", key: ["nowhere"] }]]) {
      expect(await refusalOf("regrade_exam", { ...fields, changes })).toMatchObject({
        refused: "invalid_field",
        field: "changes",
      });
    }
  });
});

describe("analysis and exports", () => {
  it("say what the items did in figures and in words, and as files without formulas", async () => {
    const examId = await newExam();
    for (const right of [2, 4, 5, 6, 7, 7, 8, 9, 10, 10]) await sit(await app.signUp(), examId, right);
    const analysis = await ask<Analysis>("analyse_exam", { exam_id: examId });
    expect(analysis).toMatchObject({ n: 10, mean_percent: 68, pass_rate: 0.4 });
    expect(analysis.reliability).toMatchObject({ verdict: "papers_differ" });
    expect(analysis.reliability.sentence).toMatch(/\.$/);
    expect(analysis.items.every(({ sentence, stem }) => sentence !== "" && stem !== "")).toBe(true);
    const counts = { results: 10, answers: 100, items: analysis.items.length };
    for (const what of ["results", "answers", "items"] as const) {
      const fields = { exam_id: examId, what };
      const csv = await ask<{ base64: string; file_name: string }>("export_exam", {
        ...fields,
        format: "csv",
      });
      const lines = Buffer.from(csv.base64, "base64").toString().trim().split("\n");
      expect(csv.file_name).toBe(`Air-law-class-7-${what}.csv`);
      expect(lines).toHaveLength(1 + counts[what]);
      const xlsx = await ask<{ base64: string }>("export_exam", { ...fields, format: "xlsx" });
      const sheet = unzipSync(Buffer.from(xlsx.base64, "base64"))["xl/worksheets/sheet1.xml"];
      expect(strFromU8(sheet ?? new Uint8Array())).not.toContain("<f>");
    }
  });
});

describe("examiners", () => {
  it("get their mail although that to another one cannot be sent", async () => {
    const [first, second] = [
      await operators.newOperator("examiner"),
      await operators.newOperator("examiner"),
    ];
    const examId = await newExam();
    const operator_ids = [first.operatorId, second.operatorId];
    await ask("set_exam_examiners", { exam_id: examId, operator_ids });
    const player = await app.signUp();
    const view = await start(player, examId);
    await report(player, view.attempt_id, [{ number: 1, kind: "copied" }]);
    const sent: string[] = [];
    const faults: unknown[] = [];
    await tellExaminers({
      db,
      nowMs: clock.nowMs(),
      settings: await settings.current(),
      mail: {
        send: async ({ to }) => {
          sent.push(to);
          if (sent.length === 1) throw new Error("no such mailbox");
        },
      },
      onBug: (error) => faults.push(error),
    });
    expect(sent.toSorted()).toEqual([first.email, second.email].toSorted());
    expect(faults).toHaveLength(1);
  });

  const mails: { readonly to: string; readonly subject: string }[] = [];
  const mail = { send: async (one: (typeof mails)[number]) => void mails.push(one) };
  const look = async () => {
    const context = { db, nowMs: clock.nowMs(), settings: await settings.current(), mail };
    await tellExaminers({ ...context, onBug: (error) => expect.unreachable(String(error)) });
  };
  type Notices = OutputOf<OperatorActions["list_operator_notices"]>;

  it("get one mail and one notice per sitting, which grows with it", async () => {
    const [examiner, other] = [
      await operators.newOperator("examiner"),
      await operators.newOperator("examiner"),
    ];
    const examId = await newExam();
    await ask("set_exam_examiners", { exam_id: examId, operator_ids: [examiner.operatorId] });
    const player = await app.signUp();
    const view = await start(player, examId);
    await report(player, view.attempt_id, [{ number: 1, kind: "hidden" }]);
    await look();
    expect((await ask<Notices>("list_operator_notices", {}, examiner)).rows).toEqual([]);
    clock.advanceMs(MINUTE_MS);
    await look();
    await look();
    const first = await ask<Notices>("list_operator_notices", {}, examiner);
    expect(first).toMatchObject({
      unread: 1,
      rows: [{ exam_id: examId, player_id: player.playerId, violations: 1, is_read: false }],
    });
    await ask("read_operator_notices", {}, examiner);
    await report(player, view.attempt_id, [
      { number: 2, kind: "visible" },
      { number: 3, kind: "printed" },
    ]);
    await look();
    const second = await ask<Notices>("list_operator_notices", {}, examiner);
    expect(second.rows).toMatchObject([{ violations: 2, is_read: false }]);
    const undecided = async () => (await rowsOf(examId, { undecided: true })).rows.length;
    expect(await undecided()).toBe(1);
    const who = { exam_id: examId, player_id: player.playerId };
    await ask("decide_exam_sitting", { ...who, decision: "accepted", reason: "the fire alarm rang" });
    expect(await undecided()).toBe(0);
    expect((await rowsOf(examId)).rows).toHaveLength(1);
    expect(mails).toMatchObject([{ to: examiner.email, subject: expect.stringContaining("Air law") }]);
    expect((await ask<Notices>("list_operator_notices", {}, other)).rows).toEqual([]);
  });
});
