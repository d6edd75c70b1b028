import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { closeSession, rootStore } from "../../state/root-store.ts";
import {
  challengePath,
  FIRST_CHOICE,
  hasOwnMinutes,
  MINUTE_BOUNDS,
  minutesAt,
  QUESTION_BOUNDS,
  readChoice,
  readNumber,
  recallChoice,
  rememberChoice,
  withQuestions,
} from "./challenge-choice.ts";

describe("the choice of a self challenge", () => {
  it.each([
    ["5", 5],
    ["50", 50],
    [" 20 ", 20],
    ["٢٠", 20],
    ["۵۰", 50],
    ["٥١", null],
    ["4", null],
    ["51", null],
    ["", null],
    ["7.5", null],
    ["ten", null],
  ])("reads %j questions as %j", (typed, expected) => {
    expect(readNumber(typed, QUESTION_BOUNDS)).toBe(expected);
  });

  it("suggests minutes that the server takes, more for a slower pace", () => {
    expect([minutesAt("brisk", 20), minutesAt("steady", 20), minutesAt("exam", 20)]).toEqual([15, 20, 30]);
    for (const questions of [5, 50]) {
      for (const pace of ["brisk", "steady", "exam"] as const) {
        expect(readNumber(`${minutesAt(pace, questions)}`, MINUTE_BOUNDS)).not.toBeNull();
      }
    }
  });

  it("gives a minute to each question until the player chooses minutes", () => {
    expect(hasOwnMinutes(FIRST_CHOICE)).toBe(false);
    const ten = withQuestions(FIRST_CHOICE, "10", false);
    expect(ten).toEqual({ ...FIRST_CHOICE, questions: "10", minutes: "10" });
    expect(withQuestions(ten, "5", false).minutes).toBe("5");
    // While a number is typed it may be none.
    expect(withQuestions(ten, "", false)).toEqual({ ...ten, questions: "" });
    const own = { ...ten, minutes: "30" };
    expect(hasOwnMinutes(own)).toBe(true);
    expect(withQuestions(own, "50", true)).toEqual({ ...own, questions: "50" });
  });

  it("has one address for the same topics in any order", () => {
    expect(challengePath(["b", "a"], 10, 5)).toBe(challengePath(["a", "b"], 10, 5));
    expect(challengePath(["b", "a"], 10, 5)).toBe("/self-learning/play/?topics=a%2Cb&questions=10&minutes=5");
  });

  it("starts anew when what the device remembers makes no sense", () => {
    expect(readChoice({ topics: [1], questions: 4, minutes: "x" })).toEqual({
      ...FIRST_CHOICE,
      minutes: "x",
    });
    expect(readChoice("nonsense")).toEqual(FIRST_CHOICE);
  });
});

describe("the remembered self challenge", () => {
  const CHOICE = { topics: ["air-law"], questions: "10", minutes: "5" };
  beforeEach(() => {
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  });
  afterEach(() => {
    rootStore.setState(rootStore.getInitialState());
    vi.unstubAllGlobals();
  });

  it("is part of what the device remembers", () => {
    rememberChoice(CHOICE);
    expect(rootStore.getState().challenge).toEqual(CHOICE);
    expect(recallChoice()).toEqual(CHOICE);
  });

  it("goes with the player", () => {
    rememberChoice(CHOICE);
    closeSession();
    expect(recallChoice()).toEqual(FIRST_CHOICE);
  });
});
