import { expect, it } from "vitest";
import { splitGaps } from "./split-gaps.ts";

it("cuts a stem at its gaps", () => {
  expect(splitGaps("Lift is {1} to weight and {2}.", 2)).toEqual([
    { text: "Lift is ", gap: null },
    { text: "", gap: 0 },
    { text: " to weight and ", gap: null },
    { text: ".", gap: 1 },
  ]);
});

it("keeps the signs behind a gap with it, up to the next word", () => {
  expect(splitGaps("({1}), {2}؛ {3}%", 3)).toEqual([
    { text: "(", gap: null },
    { text: "),", gap: 0 },
    { text: " ", gap: null },
    { text: "؛", gap: 1 },
    { text: " ", gap: null },
    { text: "%", gap: 2 },
  ]);
});

it("leaves numbers that are no gap, and formulae, as they are", () => {
  expect(splitGaps("See {3} and $x^{1}$ then {1}", 2)).toEqual([
    { text: "See {3} and $x^{1}$ then ", gap: null },
    { text: "", gap: 0 },
  ]);
});
