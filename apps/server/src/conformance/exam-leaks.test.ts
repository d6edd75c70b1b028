import type { Actions, OutputOf } from "@crosscheck/contract";
import { MY_DATA_PARTS } from "@crosscheck/rules/my-data/parts";
import { createTestApp, type TestPlayer } from "@crosscheck/testkit/test-app";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { createExamJob, createSittings, HOUR_MS, type ExamWish } from "../exams/sitting-fixture.ts";
import { plantCanaries, watch } from "./leak-fixture.ts";
import { dataOf, openLevel, type Ask, type View } from "./play-fixture.ts";

const app = await createTestApp();
const { db, clock } = app;
const planted = await plantCanaries(db);
const sittings = createSittings(app);
const job = createExamJob(app);

const COUNT = 10;
type Review = OutputOf<Actions["review_attempt"]>;
type Statistics = OutputOf<Actions["get_users_statistics"]>;
type NextBest = OutputOf<Actions["get_next_best"]>;
type Bookmarks = OutputOf<Actions["get_bookmark"]>;

/** A quiz whose questions were only left: their answers are not known from it. */
async function leaveQuiz({ call }: TestPlayer) {
  const left = await openLevel(call);
  dataOf(await call("finish_attempt", { attempt_id: left.attempt_id }));
  return { practiceId: left.attempt_id, itemIds: left.questions.map(({ question_id }) => question_id) };
}

/** What editors wrote about a report, which names the right option. */
async function answerReports(playerId: string): Promise<void> {
  await sql`update reports set status = 'declined', settled_at = now(), answer = version.body ->> 'explanation'
    from item_versions version where reports.player_id = ${playerId} and version.item_id = reports.item_id
      and version.language = 'en'`.execute(db);
}

/** Everything a player can ask that has to do with questions of the past. */
async function askAround(ask: Ask, examId: string, attempts: readonly string[]) {
  for (const attempt_id of attempts) {
    await ask("get_attempt", { attempt_id });
    await ask("review_attempt", { attempt_id });
    await ask("finish_attempt", { attempt_id });
  }
  for (const part of MY_DATA_PARTS) await ask("get_my_data", { part, offset: 0 });
  await ask("get_exam_result", { exam_module_id: examId });
  await ask("get_exam", { exam_module_id: examId });
  await ask("get_exam_module", { type: 1 });
  await ask("get_exam_module", { type: 2 });
  await ask("get_exam_module_questions", { exam_module_id: examId });
  await ask("get_bookmark", { limit: 100 });
  await ask("get_bookmark_ids");
  await ask("get_reports");
  await ask("get_users_statistics");
  await ask("get_next_best");
  await ask("get_open_attempts");
  await ask("get_notifications");
}

/** Practice over own lists would tell the answers of the exam, or which of them were right. */
async function practise(ask: Ask, attempt_id: string, asked: readonly string[]): Promise<void> {
  const opened = [
    await ask("play_bookmarks"),
    await ask("play_wrong_answers"),
    await ask("play_wrong_answers", { attempt_id }),
    await ask("open_attempt", { mode: "bookmarks" }),
    await ask("open_attempt", { mode: "wrong_answers" }),
  ].filter(({ body }) => !body.error);
  const met = opened.flatMap((one) => dataOf<View>(one).questions.map(({ question_id }) => question_id));
  expect(met.filter((id) => asked.includes(id))).toEqual([]);
}

type Page = OutputOf<Actions["get_my_data"]>;

/** What the own data say of whether answers to these questions were right. */
async function toldVerdicts(ask: Ask, asked: readonly string[]): Promise<readonly unknown[]> {
  const verdicts: unknown[] = [];
  for (const [part, name] of [
    ["question_history", "last_correct"],
    ["first_answers", "is_correct"],
  ] as const) {
    const { columns, rows } = dataOf<Page>(await ask("get_my_data", { part, offset: 0 }));
    const [item, verdict] = [columns.indexOf("item_id"), columns.indexOf(name)];
    verdicts.push(...rows.filter((row) => asked.includes(String(row[item]))).map((row) => row[verdict]));
  }
  return verdicts.filter((verdict) => verdict !== null);
}

/** A candidate who has left a quiz, sits an exam with its questions and hands it in, watched all the way. */
async function sitExam(wish: (itemIds: readonly string[]) => ExamWish) {
  const player = await app.signUp();
  const { practiceId, itemIds } = await leaveQuiz(player);
  const examId = await sittings.newExam(wish(itemIds));
  const view = await sittings.open(player.call, examId);
  const asked = view.questions.map(({ question_id }) => question_id);
  const watched = watch(player.call, new Map([...planted].filter(([id]) => asked.includes(id))));
  const { ask } = watched;
  for (const question_id of asked) {
    await ask("set_bookmark", { question_id, status: 1 });
    await ask("report_question", { question_id, message: "Something is not right here" });
    await ask("get_question_study", { question_id });
  }
  await sittings.answer(ask, view, COUNT / 2);
  await answerReports(player.playerId);
  const look = async () => {
    await askAround(ask, examId, [view.attempt_id, practiceId]);
    for (const question_id of asked) await ask("get_question_study", { question_id });
  };
  await practise(ask, view.attempt_id, asked);
  await look();
  await sittings.handIn(ask, examId);
  await look();
  await practise(ask, view.attempt_id, asked);
  return { ...watched, player, examId, attemptId: view.attempt_id, asked, itemIds, look };
}

const PAPERS: readonly (readonly [string, (ids: readonly string[]) => ExamWish])[] = [
  ["a fixed paper", (itemIds) => ({ itemIds })],
  ["a drawn paper", () => ({ categories: ["air-law"], count: COUNT })],
];

describe.each(PAPERS)("an exam with %s", (_name, paper) => {
  it.each(["hand_in", "close"] as const)(
    "tells no answer before its window is closed, whoever asks what; then the review does (%s)",
    async (release) => {
      const { ask, leaks, told, look, asked, attemptId } = await sitExam((itemIds) => ({
        ...paper(itemIds),
        rules: { release, review: "close" },
      }));
      clock.advanceMs(HOUR_MS - 1);
      await look();
      await practise(ask, attemptId, asked);
      expect(await toldVerdicts(ask, asked)).toEqual([]);
      expect(leaks).toEqual([]);
      clock.advanceMs(1_002);
      await job.run();
      for (const id of asked) told.add(id);
      const review = await ask("review_attempt", { attempt_id: attemptId });
      expect(dataOf<Review>(review).questions).toHaveLength(COUNT);
      for (const id of asked)
        for (const text of planted.get(id)?.hidden ?? []) expect(review.text).toContain(text);
      const bookmarks = dataOf<Bookmarks>(await ask("get_bookmark", { limit: 100 }));
      expect(bookmarks).toHaveLength(COUNT);
      expect(leaks).toEqual([]);
    },
  );

  it("tells no answer at all where the review is never, until the player meets a question elsewhere", async () => {
    const { ask, leaks, told, look, asked, attemptId } = await sitExam((itemIds) => ({
      ...paper(itemIds),
      rules: { release: "hand_in", review: "never" },
    }));
    clock.advanceMs(HOUR_MS + 1_001);
    await job.run();
    await look();
    clock.advanceMs(100 * HOUR_MS);
    await look();
    expect(leaks).toEqual([]);
    expect(dataOf<Bookmarks>(await ask("get_bookmark", { limit: 100 }))).toEqual([]);
    expect(await toldVerdicts(ask, asked)).toEqual([]);
    expect((await ask("play_wrong_answers", { attempt_id: attemptId })).body.error).toBe(true);
    // How many were wrong tells as much of the exam as there is to practise: nothing.
    const { wrong_now } = dataOf<Statistics>(await ask("get_users_statistics"));
    expect(wrong_now).toBe(dataOf<NextBest>(await ask("get_next_best")).mistakes);

    const practice = dataOf<View>(await ask("play_bookmarks"));
    const [first] = practice.questions;
    expect(asked).toContain(first?.question_id);
    told.add(first?.question_id ?? "");
    const fields = { attempt_id: practice.attempt_id, question_id: first?.question_id };
    const answered = await ask("submit_answer", { ...fields, answer: first?.options[0]?.option_id });
    expect(answered.text).toContain(planted.get(first?.question_id ?? "")?.hidden[0]);
    dataOf(await ask("finish_attempt", { attempt_id: practice.attempt_id }));
    expect(dataOf<Bookmarks>(await ask("get_bookmark", { limit: 100 }))).toHaveLength(1);
    await look();
    expect(leaks).toEqual([]);
    expect(await toldVerdicts(ask, asked)).not.toEqual([]);
  });

  it("tells no answer while its result waits for the examiner", async () => {
    const { leaks, look } = await sitExam((itemIds) => ({
      ...paper(itemIds),
      rules: { release: "examiner", review: "release" },
    }));
    clock.advanceMs(2 * HOUR_MS);
    await job.run();
    await look();
    expect(leaks).toEqual([]);
  });
});
