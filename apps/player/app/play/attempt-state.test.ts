import { expect, it } from "vitest";
import { follow, startOf, type Attempt } from "./attempt-state.ts";

const unseen = { status: "unseen", deadline: null, answer: null, reveal: null, remaining_option_ids: null };
// Only what the reducer reads.
const attempt = {
  status: "open",
  answer_mode: "one_by_one",
  current_question_id: "q1",
  questions: [{ question_id: "q1" }, { question_id: "q2" }],
  states: [
    { ...unseen, question_id: "q1", status: "open" },
    { ...unseen, question_id: "q2" },
  ],
} as unknown as Attempt;
const opened = { type: "opened", questionId: "q1", deadline: "2026-01-01T00:00:30Z" } as const;

it("keeps an answer on its way when the opening of its question comes late", () => {
  const sending = follow(startOf(attempt), { type: "sent", answer: "a" });
  expect(follow(sending, opened)).toMatchObject({ phase: "sending", sentAnswer: "a" });
});

it("shows the question that was opened", () => {
  const next = follow(startOf(attempt), { ...opened, questionId: "q2" });
  expect(next).toMatchObject({ phase: "asking", shownId: "q2" });
  expect(next.attempt.states[1]).toMatchObject({ status: "open", deadline: opened.deadline });
});

it.each(["answered", "timed_out", "skipped"] as const)("leaves a question that is %s as it is", (status) => {
  const settled = { ...attempt, states: attempt.states.map((state) => ({ ...state, status })) };
  const state = startOf(settled);
  expect(follow(state, opened)).toBe(state);
});
