import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays } from "../attempts/local-day.ts";
import { canExamBeOn, daysToExam } from "./study-plan.ts";

const TODAY = "2026-02-27";

it.each([
  ["without a date", null, null],
  ["the day before", "2026-02-28", 1],
  ["over the end of a month", "2026-03-01", 2],
  ["on the day itself", TODAY, 0],
  ["when it is over", "2026-02-26", null],
])("counts the days to the exam: %s", (_case, examDate, days) => {
  expect(daysToExam(examDate, TODAY)).toBe(days);
});

it("counts one day less with every day that goes by", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000 }), (days) => {
      const exam = addDays(TODAY, days);
      expect([daysToExam(exam, TODAY), daysToExam(exam, addDays(TODAY, 1))]).toEqual([days, days - 1]);
    }),
  );
});

it.each([
  [-2, false],
  [-1, true],
  [0, true],
  [3 * 366, true],
  [3 * 366 + 1, false],
])("an exam in %i days can be planned: %s", (days, isPossible) => {
  expect(canExamBeOn(addDays(TODAY, days), TODAY)).toBe(isPossible);
});
