import { expect, it } from "vitest";
import { splitGaps } from "./split-gaps.ts";

it("cuts a stem at its gaps", () => {
  expect(splitGaps("Lift is {1} to weight and {2}.", 2)).toEqual([
    { text: "Lift is ", gap: null },
    { text: "", gap: 0 },
    { text: " to weight and ", gap: null },
    { text: "", gap: 1 },
    { text: ".", gap: null },
  ]);
});

it("leaves numbers that are no gap, and formulae, as they are", () => {
  expect(splitGaps("See {3} and $x^{1}$ then {1}", 2)).toEqual([
    { text: "See {3} and $x^{1}$ then ", gap: null },
    { text: "", gap: 0 },
  ]);
});
