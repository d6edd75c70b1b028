import { expect, it } from "vitest";
import { prizeRuns } from "./prize-runs.ts";

it("says equal prizes of places next to each other once", () => {
  expect(prizeRuns([])).toEqual([]);
  expect(prizeRuns([100])).toEqual([{ from: 1, to: 1, coins: 100 }]);
  expect(prizeRuns([100, 50, 50, 50, 10])).toEqual([
    { from: 1, to: 1, coins: 100 },
    { from: 2, to: 4, coins: 50 },
    { from: 5, to: 5, coins: 10 },
  ]);
});
