import { describe, expect, it } from "vitest";
import { lastDays, sumDays } from "./last-days.ts";

const DAYS = [
  { day: "2026-02-20", questions: 5, correct: 5 },
  { day: "2026-02-27", questions: 10, correct: 7 },
  { day: "2026-03-01", questions: 4, correct: 4 },
];

describe("the last days", () => {
  it("fills the days without answers and leaves out older ones", () => {
    expect(lastDays(DAYS, { today: "2026-03-01", count: 4 })).toEqual([
      { day: "2026-02-26", right: 0, wrong: 0 },
      { day: "2026-02-27", right: 7, wrong: 3 },
      { day: "2026-02-28", right: 0, wrong: 0 },
      { day: "2026-03-01", right: 4, wrong: 0 },
    ]);
  });

  it("adds up what is shown", () => {
    expect(sumDays(lastDays(DAYS, { today: "2026-03-01", count: 4 }))).toEqual({
      days: 2,
      questions: 14,
      right: 11,
    });
  });
});
