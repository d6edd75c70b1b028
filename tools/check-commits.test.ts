import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { listSubjects, subjectProblem } from "./check-commits.ts";

describe("subjectProblem", () => {
  it.each([
    ["feat(coins): book every move twice", true],
    ["fix(e2e): wait for the toast", true],
    ["feat: no area", false],
    ["Feature(coins): unknown type", false],
    ["feat(coins): Ends with a full stop.", false],
    [`feat(coins): ${"x".repeat(72)}`, false],
  ])("%s", (subject, fine) => {
    expect(subjectProblem(subject) === null).toBe(fine);
  });
});

describe("the history", () => {
  it("follows the form in every commit", () => {
    const subjects = listSubjects(join(import.meta.dirname, ".."));
    expect(subjects.length).toBeGreaterThan(0);
    expect(subjects.filter((subject) => subjectProblem(subject) !== null)).toEqual([]);
  });
});
