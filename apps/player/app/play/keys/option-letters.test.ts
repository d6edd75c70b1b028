import { expect, it } from "vitest";
import { optionOfKey } from "./option-letters.ts";

it.each([
  ["a", "KeyA", 0],
  ["F", "KeyF", 5],
  ["ش", "KeyA", 0],
  ["4", "Digit4", 3],
  ["٢", "Digit2", 1],
  ["6", "Numpad6", 5],
  ["e", "KeyD", 4],
  ["g", "KeyG", 6],
  ["9", "Digit9", 8],
  ["0", "Digit0", null],
  ["k", "KeyK", null],
  ["Enter", "Enter", null],
])("key %s (%s) chooses option %s", (key, code, place) => {
  expect(optionOfKey({ key, code })).toBe(place);
});
