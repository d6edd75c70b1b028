import type { Actions, OutputOf } from "@crosscheck/contract";
import type { PaperQuestion } from "@crosscheck/rules/attempts/paper";
import { createTestApp } from "@crosscheck/testkit/test-app";
import { afterEach, expect, it } from "vitest";
import { answerAll, finish, wrongAnswer } from "../attempts/solo-fixture.ts";
import { dataOf, type Ask, type View } from "../conformance/play-fixture.ts";
import { changeSetting } from "./change-setting.ts";

const app = await createTestApp();
const CATEGORY = { category: "mm-weather" };

async function letPartsCount(partialMarks: boolean): Promise<void> {
  const at = new Date(app.clock.nowMs());
  expect(
    await changeSetting(app.db, { key: "mode.multi_match.partialMarks", value: partialMarks, at }),
  ).toEqual([]);
  app.clock.advanceMs(2_001); // the copy of the settings lives for two seconds
}

afterEach(() => letPartsCount(false));

async function announcement(call: Ask): Promise<boolean> {
  const levels = await call("get_multi_match_level_data", { category_slug: CATEGORY.category });
  return dataOf<OutputOf<Actions["get_multi_match_level_data"]>>(levels).partial_marks;
}

const open = async (call: Ask) =>
  dataOf<View>(await call("get_multi_match_questions_by_level", { ...CATEGORY, level: 1 }));

/** One right option out of several is a part of the answer; other kinds have no parts. */
const halfAnswer = (question: PaperQuestion) =>
  question.kind === "multi_select" ? JSON.stringify(question.key.slice(0, 1)) : "";

/** Plays a level with one right part of each answer, and the marks that follow from the parts. */
async function playHalf(call: Ask, attemptId: string) {
  const shares: number[] = [];
  await answerAll({ db: app.db, ask: call }, attemptId, (question) => {
    if (question.kind === "multi_select") shares.push(1 / question.key.length);
    return halfAnswer(question);
  });
  expect(shares.length).toBeGreaterThan(0);
  return { result: await finish(call, attemptId), shares };
}

it("marks all or nothing while the switch is off", async () => {
  const { call } = await app.signUp();
  expect(await announcement(call)).toBe(false);
  const { result } = await playHalf(call, (await open(call)).attempt_id);
  expect(result).toMatchObject({ partial_marks: false, correct: 0, score: 0 });
});

it("announces that parts count, counts them, and keeps to it in runs that are open", async () => {
  await letPartsCount(true);
  const { call } = await app.signUp();
  expect(await announcement(call)).toBe(true);
  const { attempt_id } = await open(call);
  await letPartsCount(false);
  expect(await announcement(call)).toBe(false);
  const { result, shares } = await playHalf(call, attempt_id);
  const marks = shares.reduce((sum, share) => sum + 4 * share, 0);
  expect(result).toMatchObject({ partial_marks: true, correct: 0, percent: 0, won: false });
  expect(result.marks).toBeCloseTo(marks, 1);
  expect(result.score).toBeGreaterThan(0);
});

it("takes nothing for a wrong answer without a right part", async () => {
  await letPartsCount(true);
  const { call } = await app.signUp();
  const { attempt_id } = await open(call);
  await answerAll({ db: app.db, ask: call }, attempt_id, (question) =>
    question.kind === "multi_select"
      ? JSON.stringify(
          question.options.map(({ optionId }) => optionId).filter((id) => !question.key.includes(id)),
        )
      : wrongAnswer(question),
  );
  expect(await finish(call, attempt_id)).toMatchObject({
    correct: 0,
    marks: 0,
    score: 0,
    partial_marks: true,
  });
});
