import { expect, it } from "vitest";
import { moveTo, readOrder } from "./sequence-order.ts";

const order = ["a", "b", "c", "d"];

it.each([
  ["a", 2, "bcad"],
  ["d", 0, "dabc"],
  ["b", 1, "abcd"],
  ["a", -1, "abcd"],
  ["d", 4, "abcd"],
  ["x", 1, "abcd"],
])("moves %s to place %d", (id, place, moved) => {
  expect(moveTo(order, id, place).join("")).toBe(moved);
});

it.each([null, "", "no list", '["a","b"]', '["a","b","c","x"]'])(
  "shows the options as they came for %s",
  (text) => {
    expect(readOrder(text, order)).toEqual(order);
  },
);

it("shows the order the player made", () => {
  expect(readOrder('["d","c","b","a"]', order)).toEqual(["d", "c", "b", "a"]);
});
