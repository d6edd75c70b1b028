import { expect, it } from "vitest";
import { nextStepOf } from "./next-step.ts";

const passed = { won: true, wrong: 2, blank: 0 };
const failed = { won: false, wrong: 6, blank: 2 };
const clean = { won: true, wrong: 0, blank: 0 };
const both = { hasNextLevel: true, hasAgain: true };

it.each([
  ["a passed level leads on", passed, both, "next_level"],
  ["a failed one to what was missed, although the next level is open", failed, both, "practise"],
  ["a passed quiz without levels to what was missed", passed, { ...both, hasNextLevel: false }, "practise"],
  ["a faultless one to another", clean, { ...both, hasNextLevel: false }, "again"],
  ["a faultless daily quiz to its list", clean, { hasNextLevel: false, hasAgain: false }, "list"],
  [
    "a daily quiz with questions left to those",
    { won: true, wrong: 0, blank: 1 },
    { hasNextLevel: false, hasAgain: false },
    "practise",
  ],
] as const)("%s", (_case, result, way, step) => {
  expect(nextStepOf(result, way)).toBe(step);
});
