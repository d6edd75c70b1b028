import { createTestApp } from "@crosscheck/testkit/test-app";
import { describe, expect, it } from "vitest";
import {
  LEVEL,
  dataOf,
  openLevel,
  optionOf,
  paperOf,
  type Ask,
  type Result,
  type Submitted,
  type View,
} from "./play-fixture.ts";

const app = await createTestApp();
const QUESTION_MS = 30_000;
const PAUSE_MS = 120_000;
const GRACE_MS = 1_000;
const LIFETIME_MS = 86_400_000;

async function openNew(): Promise<{
  readonly ask: Ask;
  readonly view: View;
  readonly right: readonly string[];
}> {
  const { call } = await app.signUp();
  const view = await openLevel(call);
  const paper = await paperOf(app.db, view.attempt_id);
  return { ask: call, view, right: paper.map((question) => optionOf(question, "right")) };
}

type Opened = Awaited<ReturnType<typeof openNew>>;

const answerNumber = async ({ ask, view, right }: Opened, number: number) =>
  dataOf<Submitted>(
    await ask("submit_answer", {
      attempt_id: view.attempt_id,
      question_id: view.questions[number - 1]?.question_id,
      answer: right[number - 1],
    }),
  );
const reload = async ({ ask, view }: Opened) =>
  dataOf<View>(await ask("get_attempt", { attempt_id: view.attempt_id }));

describe("the server's clock", () => {
  it.each([
    ["at the deadline", QUESTION_MS, true],
    ["one second after the deadline", QUESTION_MS + GRACE_MS, true],
    ["one millisecond later than that", QUESTION_MS + GRACE_MS + 1, false],
    ["a minute after the deadline", QUESTION_MS + 60_000, false],
  ])("takes an answer %s by contract", async (_when, afterMs, counts) => {
    const opened = await openNew();
    expect(Date.parse(opened.view.states[0]?.deadline ?? "")).toBe(app.clock.nowMs() + QUESTION_MS);
    app.clock.advanceMs(afterMs);
    const answer = await answerNumber(opened, 1);
    expect(answer).toMatchObject({ recorded: true, in_time: counts, correct: counts, score: counts ? 4 : 0 });
    const { attempt_id } = opened.view;
    const result = dataOf<Result>(await opened.ask("finish_attempt", { attempt_id }));
    expect(result).toMatchObject({ correct: counts ? 1 : 0, wrong: 0, blank: counts ? 9 : 10 });
  });

  it("starts the next question when it is opened, and by itself after the reading pause", async () => {
    const opened = await openNew();
    await answerNumber(opened, 1);
    const question_id = opened.view.questions[1]?.question_id;
    app.clock.advanceMs(5_000);
    const { attempt_id } = opened.view;
    const open = await opened.ask("open_question", { attempt_id, question_id });
    const deadline = new Date(app.clock.nowMs() + QUESTION_MS).toISOString();
    expect(dataOf(open)).toMatchObject({ deadline });
    app.clock.advanceMs(1_000);
    expect(dataOf(await opened.ask("open_question", { attempt_id, question_id }))).toMatchObject({
      deadline,
    });

    await answerNumber(opened, 2);
    app.clock.advanceMs(PAUSE_MS + QUESTION_MS + GRACE_MS);
    expect(await answerNumber(opened, 3)).toMatchObject({ in_time: true });
    app.clock.advanceMs(PAUSE_MS + QUESTION_MS + GRACE_MS + 1);
    expect(await answerNumber(opened, 4)).toMatchObject({ in_time: false });
  });

  it("gives the same paper and the same deadline on reload, however it is asked for", async () => {
    const opened = await openNew();
    app.clock.advanceMs(12_345);
    const again = await reload(opened);
    const resumed = await openLevel(opened.ask);
    for (const view of [again, resumed]) {
      expect(view.attempt_id).toBe(opened.view.attempt_id);
      expect(view.questions).toEqual(opened.view.questions);
      expect(view.states).toEqual(opened.view.states);
      expect(view.current_question_id).toBe(opened.view.questions[0]?.question_id);
      expect(Date.parse(view.server_time) - Date.parse(opened.view.server_time)).toBe(12_345);
    }
  });

  it("refuses a question that is still to come and leaves it open", async () => {
    const opened = await openNew();
    const early = await opened.ask("submit_answer", {
      attempt_id: opened.view.attempt_id,
      question_id: opened.view.questions[4]?.question_id,
      answer: opened.right[4],
    });
    expect(early.body).toMatchObject({ error: true, message: "103", field: "question_id" });
    expect((await reload(opened)).states[4]).toMatchObject({ status: "unseen", answer: null, reveal: null });
  });

  it("gives a full new deadline for the timer lifeline and no other one", async () => {
    const opened = await openNew();
    app.clock.advanceMs(20_000);
    const wish = {
      attempt_id: opened.view.attempt_id,
      question_id: opened.view.questions[0]?.question_id,
      kind: "reset_timer",
    };
    const deadline = new Date(app.clock.nowMs() + QUESTION_MS).toISOString();
    expect(dataOf(await opened.ask("use_lifeline", wish))).toMatchObject({ deadline, coins: 95 });
    app.clock.advanceMs(10_000);
    expect(dataOf(await opened.ask("use_lifeline", wish))).toMatchObject({ deadline, coins: 95 });
    app.clock.advanceMs(20_000 + GRACE_MS);
    expect(await answerNumber(opened, 1)).toMatchObject({ in_time: true, correct: true });
  });
});

describe("an attempt whose time is over", () => {
  it("finishes by itself at the next call, with what was answered in time", async () => {
    const opened = await openNew();
    await answerNumber(opened, 1);
    await answerNumber(opened, 2);
    app.clock.advanceMs(LIFETIME_MS + GRACE_MS + 1);
    const late = await opened.ask("submit_answer", {
      attempt_id: opened.view.attempt_id,
      question_id: opened.view.questions[2]?.question_id,
      answer: opened.right[2],
    });
    expect(late.body).toMatchObject({ error: true, message: "207" });
    expect(await reload(opened)).toMatchObject({ status: "finished", current_question_id: null });
    const { attempt_id } = opened.view;
    const result = dataOf<Result>(await opened.ask("finish_attempt", { attempt_id }));
    expect(result).toMatchObject({ correct: 2, wrong: 0, blank: 8, won: false });
    expect(dataOf(await opened.ask("finish_attempt", { attempt_id }))).toEqual(result);
  });

  it("makes room for a new one", async () => {
    const opened = await openNew();
    app.clock.advanceMs(LIFETIME_MS + GRACE_MS + 1);
    const next = await openLevel(opened.ask, LEVEL);
    expect(next.attempt_id).not.toBe(opened.view.attempt_id);
    expect(next.status).toBe("open");
    const { rows } = await countResults(opened.view.attempt_id);
    expect(rows).toBe(1);
  });
});

async function countResults(attemptId: string): Promise<{ readonly rows: number }> {
  return await app.db
    .selectFrom("attempt_results")
    .select((select) => select.fn.countAll<number>().as("rows"))
    .where("attempt_id", "=", attemptId)
    .executeTakeFirstOrThrow();
}
