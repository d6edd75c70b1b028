import fc from "fast-check";
import { expect, it } from "vitest";
import { orderToday, type TodayState } from "./today.ts";

type Told = readonly [name: string, state: TodayState, changesAtMs: number | null];

const orderOf = (...told: readonly Told[]) =>
  orderToday(told.map(([name, state, changesAtMs]) => ({ name, state, changesAtMs }))).map(
    ({ name }) => name,
  );

it.each<[string, readonly Told[], string]>([
  [
    "what is under way before what ends sooner",
    [
      ["daily", "open", 1],
      ["cup", "under_way", 9],
    ],
    "cup daily",
  ],
  [
    "a contest that ends before the day does",
    [
      ["daily", "open", 9],
      ["cup", "open", 2],
    ],
    "cup daily",
  ],
  [
    "the daily quiz before a contest of several days",
    [
      ["cup", "open", 99],
      ["daily", "open", 9],
    ],
    "daily cup",
  ],
  [
    "what can be begun before what is waited for",
    [
      ["cup", "waiting", 1],
      ["daily", "open", 9],
    ],
    "daily cup",
  ],
  [
    "what is waited for before what comes",
    [
      ["next", "upcoming", 1],
      ["cup", "waiting", 9],
    ],
    "cup next",
  ],
  [
    "what is done last",
    [
      ["daily", "done", 1],
      ["next", "upcoming", 9],
    ],
    "next daily",
  ],
  [
    "what has no known end after what has one",
    [
      ["daily", "open", null],
      ["cup", "open", 9],
    ],
    "cup daily",
  ],
  [
    "equals as they were told",
    [
      ["one", "open", null],
      ["two", "open", null],
    ],
    "one two",
  ],
  ["nothing where nothing is on", [], ""],
])("shows %s", (_what, told, expected) => {
  expect(orderOf(...told).join(" ")).toBe(expected);
});

it("shows everything once, in the same order however it was told", () => {
  const thing = fc.record({
    state: fc.constantFrom<TodayState>("under_way", "open", "waiting", "upcoming", "done"),
    changesAtMs: fc.option(fc.nat()),
  });
  fc.assert(
    fc.property(fc.array(thing), (things) => {
      const shown = orderToday(things);
      expect(new Set(shown)).toEqual(new Set(things));
      expect(orderToday(things.toReversed())).toEqual(shown);
    }),
  );
});
