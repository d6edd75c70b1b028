import { expect, it } from "vitest";
import { rankNameOf } from "./rank-name.ts";

it.each([
  [0, "cadet"],
  [499, "cadet"],
  [500, "first_officer"],
  [4_999, "first_officer"],
  [5_000, "captain"],
  [19_999, "captain"],
  [20_000, "chief_pilot"],
  [1_000_000, "chief_pilot"],
])("a score of %i makes a %s", (score, name) => {
  expect(rankNameOf(score)).toBe(name);
});
