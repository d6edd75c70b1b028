import type { ModeDefinition } from "@crosscheck/rules/modes/mode";
import { createTestDatabase, fakeClock, seededRandom } from "@crosscheck/testkit";
import { expect, it } from "vitest";
import { FINISH_EFFECTS } from "../../finish-effects.ts";
import { DEFAULT_SETTINGS } from "../../settings/settings.ts";
import { createAttemptFixture, itemsOf } from "../attempt-fixture.ts";
import { settleAttempts } from "../finish/settle-attempts.ts";
import { SECRET } from "../level-fixture.ts";
import { PAPER } from "../paper-mode-fixture.ts";
import { findRun, listFinishedRuns } from "./run-queries.ts";
import type { Run } from "./run.ts";

const FIRST_ID = "00000000-0000-0000-0000-000000000000";

/** A paper that takes marks away and is shown when all have sat it, played by the same engine. */
const MOCK_EXAM: ModeDefinition = {
  ...PAPER,
  reveal: "after_close",
  marking: { right: 1, wrong: -0.25, blank: 0, floorAtZero: false, percentOf: "marks" },
};

const { db } = await createTestDatabase();
const clock = fakeClock();
const game = createAttemptFixture(db, { clock, random: seededRandom(3, clock) });
const { call, refusal } = game;

/** What the job of every minute ends. */
function settle() {
  const context = { db, nowMs: clock.nowMs(), settings: DEFAULT_SETTINGS, effects: FINISH_EFFECTS };
  return settleAttempts({ ...context, onBug: (error) => expect.unreachable(String(error)) });
}

async function startExam({ closesInMs = 3_600_000 } = {}) {
  const player = await game.newPlayer();
  const items = await itemsOf(
    db,
    await game.openLevel(player, await game.newPlace({ levels: 1, itemsPerLevel: 8 })),
  );
  const heavy = items.map((item, index) => ({ ...item, marks: index < 4 ? 1 : 3 }));
  const view = await game.openMode(player, MOCK_EXAM, {
    parts: [
      { section: "Air law", items: heavy.slice(0, 4) },
      { section: "Operations", items: heavy.slice(4) },
    ],
    closesAtMs: clock.nowMs() + closesInMs,
  });
  const answer = async (number: number, isRight: boolean, sequence = 1) => {
    const question = view.questions[number - 1];
    const key = await game.keyOf(player, view.attempt_id, question?.question_id ?? "");
    const wrong = question?.options.find(({ option_id }) => option_id !== key)?.option_id;
    const message = { attempt_id: view.attempt_id, question_id: question?.question_id, sequence };
    return { ...message, answer: isRight ? key : wrong };
  };
  /** Hands it in, and asks for the result when it has closed. */
  const finish = async () => {
    const attempt = { attempt_id: view.attempt_id };
    expect(await refusal("finish_attempt", player, attempt)).toBe("241");
    clock.advanceMs(3_601_001);
    return await call("finish_attempt", player, attempt);
  };
  return { player, view, answer, finish };
}

it("has sections, weights and one clock for the whole paper", async () => {
  const { view } = await startExam();
  expect(view).toMatchObject({
    answer_mode: "free",
    total_seconds: 600,
    seconds_per_question: null,
    lifelines: [],
  });
  expect(view.questions.map(({ section, marks }) => [section, marks])).toEqual([
    ...Array.from({ length: 4 }, () => ["Air law", 1]),
    ...Array.from({ length: 4 }, () => ["Operations", 3]),
  ]);
  expect(new Set(view.states.map(({ deadline }) => deadline)).size).toBe(1);
});

it("keeps the latest of changed answers whatever order they arrive in, and says nothing about them", async () => {
  const { player, view, answer, finish } = await startExam();
  const told = await call("submit_answer", player, await answer(3, false, 2));
  expect(told).toMatchObject({
    correct: null,
    reveal: null,
    explanation: null,
    score: 0,
    next_question_id: null,
  });
  expect(await call("submit_answer", player, await answer(3, true, 1))).toEqual(told);
  await call("submit_answer", player, await answer(3, true, 5));
  const now = await game.ask("get_attempt", player, { attempt_id: view.attempt_id });
  expect(now.text).not.toContain(SECRET);
  const result = await finish();
  expect(result).toMatchObject({ correct: 1, wrong: 0, blank: 7, marks: 1, max_marks: 16 });
});

it("marks weights and negative marks, and pays nothing", async () => {
  const { player, answer, finish } = await startExam();
  for (const number of [8, 7, 6, 5, 1]) await call("submit_answer", player, await answer(number, true));
  await call("submit_answer", player, await answer(2, false));
  const result = await finish();
  expect(result).toMatchObject({ marks: 12.75, max_marks: 16, percent: 79.69, won: true, score: 0 });
  expect(result).toMatchObject({ coins_earned: 0, level: null, all_time_score: 0 });
});

it("may end below zero", async () => {
  const { player, answer, finish } = await startExam();
  await call("submit_answer", player, await answer(8, false));
  const result = await finish();
  expect(result).toMatchObject({ marks: -0.75, percent: 0, won: false });
});

it("ends by its own clock and takes no answer after the grace", async () => {
  const { player, answer, finish } = await startExam();
  clock.advanceMs(601_000);
  await call("submit_answer", player, await answer(1, true));
  clock.advanceMs(1);
  expect(await refusal("submit_answer", player, await answer(2, true))).toBe("207");
  const result = await finish();
  expect(result).toMatchObject({ correct: 1, blank: 7, duration_seconds: 600 });
});

it("is handed in for good, and keeps result and keys back until its event has closed", async () => {
  const { player, view, answer } = await startExam();
  const attempt = { attempt_id: view.attempt_id };
  const right = await answer(1, true);
  await call("submit_answer", player, right);
  const handedIn = await game.ask("finish_attempt", player, attempt);
  expect(handedIn.body).toMatchObject({ error: true, message: "241" });
  clock.advanceMs(1_001);
  expect(await refusal("submit_answer", player, await answer(2, true))).toBe("207");
  expect(await refusal("submit_answer", player, right)).toBeNull();
  expect(await refusal("submit_answer", player, { ...right, answer: (await answer(1, false)).answer })).toBe(
    "207",
  );
  clock.advanceMs(3_599_999);
  await settle();
  expect((await findRun(db, { playerId: player, attemptId: view.attempt_id }))?.finishedAtMs).toBeNull();
  for (const action of ["get_attempt", "finish_attempt", "review_attempt"] as const) {
    expect((await game.ask(action, player, attempt)).text).not.toContain(SECRET);
  }
  expect(await refusal("review_attempt", player, attempt)).toBe("221");
  clock.advanceMs(1);
  await settle();
  const review = await call("review_attempt", player, attempt);
  expect(review.questions[0]?.reveal?.explanation).toContain(SECRET);
  expect(review.result).toMatchObject({ correct: 1, blank: 7, duration_seconds: 0 });
});

it("ends with its event, whatever its own clock says", async () => {
  const { player, view, answer } = await startExam({ closesInMs: 60_000 });
  await call("submit_answer", player, await answer(1, true));
  expect(Date.parse(view.expires_at)).toBe(clock.nowMs() + 60_000);
  clock.advanceMs(61_001);
  expect(await refusal("submit_answer", player, await answer(2, true))).toBe("207");
  const result = await call("finish_attempt", player, { attempt_id: view.attempt_id });
  expect(result).toMatchObject({ correct: 1, blank: 7, duration_seconds: 60 });
});

it("reads the last answer to each question for play, and all of them for the books", async () => {
  const { player, view, answer, finish } = await startExam();
  for (const sequence of [1, 3, 2, 4]) await call("submit_answer", player, await answer(1, true, sequence));
  await call("submit_answer", player, await answer(2, false));
  const key = { playerId: player, attemptId: view.attempt_id };
  const sequences = (run: Run | undefined) => run?.answers.map(({ number, sequence }) => [number, sequence]);
  const lastOnes = [
    [1, 4],
    [2, 1],
  ];
  expect(sequences(await findRun(db, key))).toEqual(lastOnes);
  await finish();
  const finished = await listFinishedRuns(db, { after: { ...key, attemptId: FIRST_ID }, limit: 1 });
  expect(sequences(finished[0])).toEqual([[1, 1], [1, 3], ...lastOnes]);
});

it("takes no more answers when a run has changed forty times as often as it has questions", async () => {
  const { player, view, answer } = await startExam();
  await db
    .updateTable("open_attempts")
    .set({ revision: 40 * view.questions.length - 1 })
    .where("attempt_id", "=", view.attempt_id)
    .execute();
  await call("submit_answer", player, await answer(1, true, 1));
  const { body } = await game.ask("submit_answer", player, await answer(1, true, 2));
  expect(body).toMatchObject({ error: true, message: "210", retry_after_seconds: 600 });
  expect(await refusal("submit_answer", player, await answer(1, true, 1))).toBeNull();
});
