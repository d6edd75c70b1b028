import { expect, it } from "vitest";
import { keyBudgetWait, type KeyBudget } from "./key-budget.ts";

const limits = { day: 1_000, minutes: 200 };
const NOW_MS = 100_000_000;
const budget = (day: readonly [number, number], minutes: readonly [number, number]): KeyBudget => ({
  day: { fromMs: NOW_MS - day[0] * 1_000, keys: day[1] },
  minutes: { fromMs: NOW_MS - minutes[0] * 1_000, keys: minutes[1] },
});

it.each([
  ["room in both", budget([0, 0], [0, 0]), 50, null],
  ["the last ones", budget([60, 990], [60, 190]), 10, null],
  ["one too many in ten minutes", budget([60, 300], [60, 191]), 10, 540],
  ["one too many in a day", budget([3_600, 991], [60, 0]), 10, 82_800],
  ["the longer of two waits", budget([3_600, 1_000], [1, 200]), 1, 82_800],
  ["minutes that are over", budget([700, 300], [600, 200]), 200, null],
  ["a day that is over", budget([86_400, 1_000], [86_400, 200]), 50, null],
  ["nothing new", budget([1, 1_000], [1, 200]), 0, null],
])("%s", (_case, given, newKeys, seconds) => {
  expect(keyBudgetWait(given, limits, { newKeys, nowMs: NOW_MS })).toBe(seconds);
});
