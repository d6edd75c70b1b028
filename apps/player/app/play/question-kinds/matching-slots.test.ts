import { expect, it } from "vitest";
import { draftOfSlots, readSlots } from "./id-list.ts";
import { nextEmpty, placeOption } from "./matching-slots.ts";

it("moves an option from one slot to another", () => {
  expect(placeOption(["a", "", "b"], 2, "a")).toEqual(["", "", "a"]);
  expect(placeOption(["a", "", "b"], 0, "")).toEqual(["", "", "b"]);
});

it.each([
  [["", "", ""], 0, 1],
  [["a", "b", ""], 0, 2],
  [["", "b", "c"], 2, 0],
  [["a", "b", "c"], 1, 1],
])("turns from %j at %d to slot %d", (slots, place, next) => {
  expect(nextEmpty(slots, place)).toBe(next);
});

it("is an answer only when every slot is filled", () => {
  expect(draftOfSlots(["a", ""]).answer).toBe("");
  expect(draftOfSlots(["a", "b"])).toEqual({ text: '["a","b"]', answer: '["a","b"]' });
});

it("reads back what was chosen, and nothing that is not offered", () => {
  expect(readSlots('["a","x"]', 3, ["a", "b"])).toEqual(["a", "", ""]);
  expect(readSlots(null, 2, ["a"])).toEqual(["", ""]);
});
