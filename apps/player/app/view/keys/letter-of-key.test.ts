import { expect, it } from "vitest";
import { letterOfKey } from "./letter-of-key.ts";

it.each([
  ["a", "KeyA", "A"],
  ["E", "KeyE", "E"],
  // Dvorak and Colemak: what is printed on the key counts, not its place.
  ["e", "KeyD", "E"],
  ["f", "KeyE", "F"],
  [".", "KeyE", null],
  // Arabic and Cyrillic: there the place counts.
  ["ت", "KeyJ", "J"],
  ["لا", "KeyB", "B"],
  ["и", "KeyB", "B"],
  ["Enter", "Enter", null],
  ["4", "Digit4", null],
])("key %s (%s) stands for %s", (key, code, letter) => {
  expect(letterOfKey({ key, code })).toBe(letter);
});
