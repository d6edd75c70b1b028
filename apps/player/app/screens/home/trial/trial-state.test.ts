import { describe, expect, it } from "vitest";
import type { TrialQuestion } from "./TrialCard.tsx";
import { reduceTrial, startTrial, type Answered, type TrialEvent } from "./trial-state.ts";

const question = (id: string, category = "navigation"): TrialQuestion => ({
  question_id: id,
  language: "en",
  category,
  subject: category === "navigation" ? "Navigation" : "Meteorology",
  stem: `Question ${id}`,
  options: [
    { option_id: "x", text: "This" },
    { option_id: "y", text: "That" },
  ],
});

const answered = (id: string, correct: boolean): Answered => ({
  question_id: id,
  reveal: {
    correct,
    correct_answer: "x",
    explanation: "Because.",
    reference: "Annex 2",
    options: [],
    tolerance: null,
    mistake: null,
    transcript: null,
    formulae: {},
  },
  slip: "slip",
  answered: 1,
  right: correct ? 1 : 0,
});

const play = (...events: readonly TrialEvent[]) =>
  events.reduce(reduceTrial, startTrial({ first: question("1"), picked: "x" }));
const loaded = (begin = false, ...questions: readonly TrialQuestion[]): TrialEvent => ({
  type: "loaded",
  questions,
  subjects: [{ slug: "navigation", name: "Navigation", no_of_que: 3 }],
  begin,
});

describe("the trial of a visitor", () => {
  it("begins with the answer that was tapped before it was loaded", () => {
    expect(play()).toMatchObject({ view: "question", picked: "x", answered: null });
  });

  it("goes on with the questions of the subject that were not asked yet", () => {
    const state = play(
      { type: "answered", answered: answered("1", true) },
      loaded(false, question("1"), question("2"), question("3")),
    );
    expect(state).toMatchObject({ question: { question_id: "1" }, queue: [{}, {}] });
    expect(reduceTrial(state, { type: "next" })).toMatchObject({
      question: { question_id: "2" },
      queue: [{ question_id: "3" }],
      picked: null,
      answered: null,
    });
  });

  it("takes the first tap on a question only", () => {
    const asked = play(loaded(false, question("2")), { type: "next" });
    const tapped = reduceTrial(asked, { type: "picked", optionId: "y" });
    expect(reduceTrial(tapped, { type: "picked", optionId: "x" }).picked).toBe("y");
  });

  it("ends with what the visitor knows so far, by subject", () => {
    const state = play(
      { type: "answered", answered: answered("1", true) },
      loaded(true, question("2", "meteorology")),
      { type: "answered", answered: answered("2", false) },
      { type: "next" },
    );
    expect(state.view).toBe("summary");
    expect(state.tallies).toEqual({
      navigation: { name: "Navigation", right: 1, count: 1 },
      meteorology: { name: "Meteorology", right: 0, count: 1 },
    });
  });

  it("lets another subject be chosen and begins with it", () => {
    const choosing = play({ type: "choose" });
    expect(choosing.view).toBe("subjects");
    expect(reduceTrial(choosing, loaded(true, question("7", "meteorology")))).toMatchObject({
      view: "question",
      question: { question_id: "7" },
    });
  });
});
