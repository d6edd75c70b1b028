import { expect, it } from "vitest";
import { firstName } from "./first-name.ts";

it.each([
  ["Amelia Earhart", "Amelia"],
  ["  Bessie\u00a0Coleman ", "Bessie"],
  ["Houda", "Houda"],
  ["لطفية النادي", "لطفية"],
])("of %j is %j", (name, first) => {
  expect(firstName(name)).toBe(first);
});
