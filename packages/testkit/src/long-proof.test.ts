import { expect, it } from "vitest";
import { chooseCases } from "./long-proof.ts";

const SIZE = { whole: 20, part: 5 };

it.each([
  [0, 0],
  [1, 5],
  [3, 15],
  [4, 0],
  [20_779, 15],
])("of seed %i a part begins at case %i", (seed, first) => {
  expect(chooseCases(SIZE, { isWhole: false, seed })).toEqual({ first, count: 5 });
});

it("is whole whatever the seed", () => {
  expect(chooseCases(SIZE, { isWhole: true, seed: 3 })).toEqual({ first: 0, count: 20 });
});
