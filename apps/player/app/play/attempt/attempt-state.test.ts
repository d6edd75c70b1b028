import { describe, expect, it } from "vitest";
import * as rules from "./attempt-state.ts";
import { countPaper, FREE } from "../free/free-state.ts";
import type { Memory } from "./attempt-memory.ts";
import type { Attempt, AttemptEvent, AttemptState } from "./run-state.ts";

const { memoryOf } = rules;
const startOf = (attempt: Attempt, memory: Memory | null = null) =>
  rules.startOf(attempt, memory, freeOf(attempt));
const follow = (state: AttemptState, event: AttemptEvent) =>
  rules.follow(state, event, freeOf(state.attempt));
const freeOf = (attempt: Attempt) => (attempt.answer_mode === "free" ? FREE : undefined);

const unseen = {
  status: "unseen",
  deadline: null,
  answer: null,
  reveal: null,
  remaining_option_ids: null,
  hint: null,
  flagged: false,
  sequence: 0,
};
// Only what the reducer reads.
const attempt = {
  status: "open",
  answer_mode: "one_by_one",
  current_question_id: "q1",
  lifelines: [],
  polls: [],
  questions: [{ question_id: "q1" }, { question_id: "q2" }],
  states: [
    { ...unseen, question_id: "q1", status: "open" },
    { ...unseen, question_id: "q2" },
  ],
} as unknown as Attempt;
const opened = { type: "opened", questionId: "q1", deadline: "2026-01-01T00:00:30Z" } as const;

function followAll(state: AttemptState, ...events: readonly AttemptEvent[]): AttemptState {
  return events.reduce(follow, state);
}

function stateOf(state: AttemptState, questionId: string) {
  return state.attempt.states.find((question) => question.question_id === questionId);
}

describe("a one-by-one attempt", () => {
  it("keeps an answer on its way when the opening of its question comes late", () => {
    const sending = follow(startOf(attempt), { type: "sent", answer: "a" });
    expect(follow(sending, opened)).toMatchObject({ phase: "sending", sentAnswer: "a" });
  });

  it("shows the question that was opened", () => {
    const next = follow(startOf(attempt), { ...opened, questionId: "q2" });
    expect(next).toMatchObject({ phase: "asking", shownId: "q2" });
    expect(next.attempt.states[1]).toMatchObject({ status: "open", deadline: opened.deadline });
  });

  it.each(["answered", "timed_out", "skipped"] as const)(
    "leaves a question that is %s as it is",
    (status) => {
      const settled = { ...attempt, states: attempt.states.map((state) => ({ ...state, status })) };
      const state = startOf(settled);
      expect(follow(state, opened)).toBe(state);
    },
  );

  it("keeps the letter of a hint, and takes none away with the next lifeline", () => {
    const hint = { place: 2, letter: "L" };
    const bought = {
      question_id: "q1",
      lifelines: [],
      coins: 5,
      poll: null,
      remaining_option_ids: null,
      deadline: null,
    };
    const hinted = follow(startOf(attempt), {
      type: "bought",
      bought: { ...bought, kind: "hint", hint },
    } as unknown as AttemptEvent);
    expect(stateOf(hinted, "q1")?.hint).toEqual(hint);
    const reset = follow(hinted, {
      type: "bought",
      bought: { ...bought, kind: "reset_timer", hint: null, deadline: opened.deadline },
    } as unknown as AttemptEvent);
    expect(stateOf(reset, "q1")).toMatchObject({ hint, deadline: opened.deadline });
  });

  it("brings back what was being put together before a reload", () => {
    const draft = { text: "12,", answer: "" };
    const before = follow(startOf(attempt), { type: "drafted", questionId: "q1", draft });
    expect(startOf(attempt, memoryOf(before)).drafts).toEqual({ q1: draft });
    expect(follow(before, { type: "drafted", questionId: "q1", draft: null }).drafts).toEqual({});
  });
});

describe("an answer on its way", () => {
  const sending = follow(startOf(attempt), { type: "sent", answer: "a" });

  it("is on its way again after a reload of the page", () => {
    expect(startOf(attempt, memoryOf(sending))).toMatchObject({ phase: "sending", sentAnswer: "a" });
  });

  it("is over when the server knows of it", () => {
    const answered = { ...attempt, current_question_id: "q2" };
    expect(startOf(answered, memoryOf(sending))).toMatchObject({ phase: "asking", sentAnswer: null });
  });

  it("is taken back when the server refused it", () => {
    const reloaded = follow(sending, { type: "reloaded", attempt });
    expect(reloaded).toMatchObject({ phase: "asking", sentAnswer: null });
  });
});

describe("a free attempt", () => {
  const free = {
    ...attempt,
    answer_mode: "free",
    current_question_id: null,
    states: [
      { ...unseen, question_id: "q1", status: "answered", answer: "a", sequence: 3 },
      { ...unseen, question_id: "q2", status: "open" },
    ],
  } as Attempt;
  const change = { type: "chose", questionId: "q1", answer: "b", sequence: 4 } as const;

  it("opens at the first question without an answer", () => {
    expect(startOf(free)).toMatchObject({ phase: "asking", shownId: "q2" });
  });

  it("is over when the server says so", () => {
    expect(startOf({ ...free, status: "finished" }).phase).toBe("done");
  });

  it("changes and takes back answers at once", () => {
    const changed = follow(startOf(free), change);
    expect(stateOf(changed, "q1")).toMatchObject({ answer: "b", status: "answered", sequence: 4 });
    const cleared = follow(changed, { ...change, answer: "", sequence: 5 });
    expect(stateOf(cleared, "q1")).toMatchObject({ answer: "", status: "open" });
  });

  it("turns to any question and stays open", () => {
    const turned = followAll(startOf(free), change, { type: "turned_to", questionId: "q1" });
    expect(turned).toMatchObject({ phase: "asking", shownId: "q1" });
  });

  it("resumes after a reload at the same question with answers the server never got", () => {
    const before = followAll(startOf(free), change, { type: "turned_to", questionId: "q1" });
    const after = startOf(free, memoryOf(before));
    expect(after).toMatchObject({ shownId: "q1", unsaved: { q1: 4 } });
    expect(stateOf(after, "q1")?.answer).toBe("b");
  });

  it("believes the server where it knows a later answer", () => {
    const memory = memoryOf(follow(startOf(free), change));
    const states = free.states.map((state) => ({ ...state, answer: "c", sequence: 9 }));
    const after = startOf({ ...free, states }, memory);
    expect(after.unsaved).toEqual({});
    expect(stateOf(after, "q1")?.answer).toBe("c");
  });

  it("is done only when the last answer has arrived", () => {
    const handedIn = followAll(startOf(free), change, { type: "handed_in" });
    expect(handedIn.phase).toBe("sending");
    const early = follow(handedIn, { type: "saved", questionId: "q1", sequence: 3 });
    expect(early.phase).toBe("sending");
    expect(follow(handedIn, { type: "saved", questionId: "q1", sequence: 4 }).phase).toBe("done");
    expect(follow(startOf(free), { type: "handed_in" }).phase).toBe("done");
  });

  it("takes no more answers once it is handed in", () => {
    const handedIn = followAll(startOf(free), change, { type: "handed_in" });
    expect(follow(handedIn, { ...change, answer: "c", sequence: 5 })).toBe(handedIn);
  });

  it("stays handed in when the attempt, or the page, is loaded again", () => {
    const handedIn = followAll(startOf(free), change, { type: "handed_in" });
    expect(follow(handedIn, { type: "reloaded", attempt: free }).phase).toBe("sending");
    expect(startOf(free, memoryOf(handedIn)).phase).toBe("sending");
    const states = free.states.map((state) => ({ ...state, sequence: 9 }));
    expect(follow(handedIn, { type: "reloaded", attempt: { ...free, states } }).phase).toBe("done");
  });

  it("forgets what was being put together where another tab has answered since", () => {
    const draft = { text: "b", answer: "b" };
    const drafted = followAll(
      startOf(free),
      { type: "drafted", questionId: "q1", draft },
      { type: "drafted", questionId: "q2", draft },
    );
    const states = free.states.map((state) =>
      state.question_id === "q1" ? { ...state, answer: "c", sequence: 4 } : state,
    );
    const reloaded = follow(drafted, { type: "reloaded", attempt: { ...free, states } });
    expect(reloaded.drafts).toEqual({ q2: draft });
    expect(stateOf(reloaded, "q1")?.answer).toBe("c");
  });

  it("counts answered, open and flagged questions", () => {
    const flagged = follow(startOf(free), { type: "flagged", questionId: "q1", flagged: true });
    expect(countPaper(flagged.attempt.states)).toEqual({ answered: 1, open: 1, flagged: 1 });
  });
});
